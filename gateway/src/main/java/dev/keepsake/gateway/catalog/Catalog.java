// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.catalog;

import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.keepsake.contracts.tool.Schemas;
import dev.keepsake.contracts.tool.ToolContract;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import tools.jackson.databind.node.ObjectNode;

/** Every tool in the forms callers see. A tool that no service answers yet is known, but not offered. */
public final class Catalog {
    private static final int LONGEST_USER_NAME = 200;

    private final Map<String, OfferedTool> forPersons = new LinkedHashMap<>();
    private final Map<String, OfferedTool> forApps = new LinkedHashMap<>();
    private final Predicate<String> served;

    /**
     * Declares the tools.
     *
     * @param served whether a service answers the tool of a name; asked anew for every call
     */
    public Catalog(List<ToolContract<?, ?>> tools, Predicate<String> served) {
        this.served = served;
        SchemaRegistry schemas = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
        for (ToolContract<?, ?> tool : tools) {
            forPersons.put(tool.name(), offered(schemas, tool, Schemas.of(tool.arguments()), false));
            forApps.put(tool.name(), offered(schemas, tool, withUserName(Schemas.of(tool.arguments())), true));
        }
    }

    /** What a kind of caller is shown, in the order of the contract. */
    public List<OfferedTool> offeredTo(Audience audience) {
        return formsFor(audience).values().stream()
                .filter(tool -> isServed(tool) && audience.mayUse(tool.contract()))
                .toList();
    }

    /** A tool that the caller may use and a service answers; empty also for one that is hidden from the caller. */
    public Optional<OfferedTool> offered(String name, Audience audience) {
        return Optional.ofNullable(formsFor(audience).get(name))
                .filter(tool -> isServed(tool) && audience.mayUse(tool.contract()));
    }

    /** Every tool there is, in the form for a kind of caller, whether it is served and allowed or not. */
    public List<OfferedTool> known(Audience audience) {
        return List.copyOf(formsFor(audience).values());
    }

    public boolean isServed(OfferedTool tool) {
        return served.test(tool.name());
    }

    private Map<String, OfferedTool> formsFor(Audience audience) {
        return audience.app() ? forApps : forPersons;
    }

    private static OfferedTool offered(
            SchemaRegistry schemas, ToolContract<?, ?> tool, ObjectNode inputSchema, boolean namesUser) {
        ObjectNode input = asObject(inputSchema);
        ArgumentCheck check = new ArgumentCheck(tool.arguments(), schemas.getSchema(input), namesUser);
        return new OfferedTool(tool, input, asObject(Schemas.of(tool.result())), check);
    }

    /** Clients expect the properties to be there, also of a tool without arguments. */
    private static ObjectNode asObject(ObjectNode schema) {
        schema.put("type", "object");
        schema.withObjectProperty("properties");
        return schema;
    }

    private static ObjectNode withUserName(ObjectNode schema) {
        schema.withObjectProperty("properties")
                .putObject(ArgumentCheck.USER_ARGUMENT)
                .put("type", "string")
                .put("description", "which of your app's users the call is for, by the name your app gives them")
                .put("default", "default")
                .put("minLength", 1)
                .put("maxLength", LONGEST_USER_NAME);
        return schema;
    }
}
