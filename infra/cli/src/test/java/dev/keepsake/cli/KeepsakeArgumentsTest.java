// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class KeepsakeArgumentsTest {

    private final StringWriter output = new StringWriter();
    private final StringWriter errors = new StringWriter();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "up",
                "down",
                "status",
                "logs",
                "key",
                "key create",
                "key list",
                "key revoke",
                "demo",
                "import",
                "doctor",
                "reindex",
                "replay",
                "replay list",
                "replay drop"
            })
    void everyCommandHasHelp(String command) {
        assertThat(run((command + " --help").split(" "))).isZero();

        assertThat(output.toString()).contains("Usage: keepsake " + command);
        assertThat(errors.toString()).isEmpty();
    }

    @Test
    void helpForKeysNamesValuesAndDefaults() {
        run("key", "create", "--help");

        assertThat(output.toString().replaceAll("\\s+", " "))
                .contains("owner, admin, member (default: owner)")
                .contains("read, write, forget (default: read,write,forget)")
                .contains("personal, app;")
                .contains("(default: personal)")
                .contains("(default: home, of this installation)")
                .contains("(default: me, whose installation this is)")
                .contains("none are enforced yet")
                .contains("(default: never)");
    }

    @Test
    void whatUpTellsItsOwnBackgroundProcessIsNoOptionForPeople() {
        run("up", "--help");

        assertThat(output.toString()).contains("--detach").doesNotContain("background");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    --role | boss | [owner, admin, member]
                    --grants | read,fly | [read, write, forget]
                    --kind | robot | [personal, app]
                    --expires | tomorrow | 2030-01-31T12:00:00Z
                    """)
    void aWrongValueIsToldWithItsOptionAndWhatIsAllowed(String option, String value, String allowed) {
        int status = run("key", "create", "--tenant", "acme", "--user", "ada", option, value);

        assertThat(status).isEqualTo(2);
        assertThat(errors.toString())
                .contains("'" + option, "keepsake key create --help")
                .containsIgnoringCase(allowed)
                .doesNotContain("\tat ");
    }

    @Test
    void aNegativeNumberOfLinesIsTold() {
        assertThat(run("logs", "gateway", "-n", "-5")).isEqualTo(2);

        assertThat(errors.toString()).contains("'--lines'", "0 or more", "-5").doesNotContain("\tat ");
    }

    private int run(String... arguments) {
        CommandLine line = Keepsake.commandLine();
        line.setOut(new PrintWriter(output));
        line.setErr(new PrintWriter(errors));
        return line.execute(arguments);
    }
}
