// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.catalog;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.tool.ToolContract;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A tool in the form one kind of caller sees: for an app every tool also takes the name of one of the app's users. */
public final class OfferedTool {
    private final ToolContract<?, ?> contract;
    private final ObjectNode inputSchema;
    private final ObjectNode outputSchema;
    private final ArgumentCheck check;

    OfferedTool(ToolContract<?, ?> contract, ObjectNode inputSchema, ObjectNode outputSchema, ArgumentCheck check) {
        this.contract = contract;
        this.inputSchema = inputSchema;
        this.outputSchema = outputSchema;
        this.check = check;
    }

    public String name() {
        return contract.name();
    }

    public ToolContract<?, ?> contract() {
        return contract;
    }

    /** JSON Schema of the arguments; a fresh copy. */
    public ObjectNode inputSchema() {
        return inputSchema.deepCopy();
    }

    /** JSON Schema of the result; a fresh copy. */
    public ObjectNode outputSchema() {
        return outputSchema.deepCopy();
    }

    /** The schema of one argument, an empty object where there is none of that name. */
    public JsonNode argumentSchema(String argument) {
        return inputSchema.path("properties").path(argument);
    }

    /**
     * Reads what a caller sent.
     *
     * @throws CallRefused with a sentence that names what to change
     */
    public CheckedArguments read(JsonNode arguments) {
        return check.read(arguments);
    }
}
