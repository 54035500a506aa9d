// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.key;

import dev.keepsake.cli.gateway.GatewayLocation;
import dev.keepsake.cli.gateway.ListedKey;
import dev.keepsake.cli.gateway.MintedKey;
import dev.keepsake.cli.gateway.NewKey;
import dev.keepsake.cli.gateway.OperatorApi;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

/** {@code keepsake key}: create, list, revoke. */
@Command(name = "key", description = "Makes, lists and revokes keys.", mixinStandardHelpOptions = true)
public final class KeyCommand {

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before any command runs
    private CommandSpec spec;

    @Command(
            name = "create",
            description = "Makes a key, and the tenant and member it is for. It is shown once.",
            mixinStandardHelpOptions = true)
    int create(
            @Option(
                            names = "--tenant",
                            defaultValue = NewKey.HOME_TENANT,
                            description = "account the key is for (default: ${DEFAULT-VALUE}, of this installation)")
                    String tenant,
            @Option(
                            names = "--user",
                            defaultValue = NewKey.HOME_USER,
                            description = "person in that account; an app goes by this name too"
                                    + " (default: ${DEFAULT-VALUE}, whose installation this is)")
                    String user,
            @Option(
                            names = "--name",
                            description =
                                    "what memories call that person (default: as before; at first, the user's name)")
                    @Nullable
                    String name,
            @Option(
                            names = "--role",
                            defaultValue = "owner",
                            description = "one of ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
                    Role role,
            @Option(
                            names = "--grants",
                            split = ",",
                            defaultValue = "read,write,forget",
                            description =
                                    "what it may do, with commas: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
                    List<Grant> grants,
            @Option(
                            names = "--kind",
                            defaultValue = "personal",
                            description = "one of ${COMPLETION-CANDIDATES}; app: one space per end user"
                                    + " (default: ${DEFAULT-VALUE})")
                    Kind kind,
            @Option(
                            names = "--unlimited",
                            description = "exempt from rate limits and credits; none are enforced yet, for any key")
                    boolean unlimited,
            @Option(
                            names = "--expires",
                            paramLabel = "INSTANT",
                            converter = InstantOption.class,
                            description = "when it stops working, such as 2030-01-31T12:00:00Z (default: never)")
                    @Nullable
                    Instant expiresAt,
            @Option(
                            names = "--zone",
                            description =
                                    "time zone the person lives in, such as Europe/Lisbon: \"tomorrow\" is read in it"
                                            + " (default: as before; at first, the installation's)")
                    @Nullable
                    String zone,
            @Option(names = "--json", description = "print one JSON object and nothing else") boolean json)
            throws IOException {
        MintedKey minted = operator()
                .mint(new NewKey(
                        tenant,
                        user,
                        name,
                        role.toString(),
                        grants.stream().map(Grant::toString).toList(),
                        kind.toString(),
                        unlimited,
                        expiresAt == null ? null : expiresAt.toString(),
                        zone));
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(asJson(minted));
        } else {
            out.printf(
                    "%s%n%nTenant %s, user %s, space %s, id %s. It is not shown again.%n",
                    minted.key(), minted.tenant(), minted.user(), minted.space(), minted.id());
        }
        out.flush();
        return 0;
    }

    @Command(name = "list", description = "Lists keys; never the keys themselves.", mixinStandardHelpOptions = true)
    int list(@Option(names = "--tenant", description = "only this account's (default: all)") @Nullable String tenant)
            throws IOException {
        List<ListedKey> keys = operator().list(tenant);
        Instant now = Instant.now();
        PrintWriter out = spec.commandLine().getOut();
        String row = "%-36s  %-10s  %-20s %-8s %-8s %-18s %-8s %s%n";
        out.printf(row, "ID", "PREFIX", "TENANT / USER", "ROLE", "KIND", "GRANTS", "STATE", "LAST USED");
        for (ListedKey key : keys) {
            out.printf(
                    row,
                    key.id(),
                    key.prefix(),
                    key.tenant() + " / " + key.user(),
                    key.role(),
                    key.kind(),
                    String.join(",", key.grants()),
                    key.state(now),
                    key.lastUsedAt() == null ? "never" : key.lastUsedAt());
        }
        out.flush();
        return 0;
    }

    @Command(name = "revoke", description = "Makes a key useless at once.", mixinStandardHelpOptions = true)
    int revoke(@Parameters(paramLabel = "ID", description = "as in `key list`") String id) throws IOException {
        operator().revoke(id);
        spec.commandLine().getOut().println("Revoked.");
        spec.commandLine().getOut().flush();
        return 0;
    }

    private static OperatorApi operator() throws IOException {
        return new OperatorApi(GatewayLocation.find(System.getenv()));
    }

    private static String asJson(MintedKey minted) {
        Map<String, String> shown = new TreeMap<>();
        shown.put("key", minted.key());
        shown.put("tenant", minted.tenant());
        shown.put("user", minted.user());
        shown.put("space", minted.space());
        return JsonMapper.builder().build().writeValueAsString(shown);
    }
}
