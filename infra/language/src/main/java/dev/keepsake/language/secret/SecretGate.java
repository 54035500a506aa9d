// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.secret;

import dev.keepsake.contracts.tool.SecretPolicy;
import java.util.List;
import java.util.Locale;

/** Refuses texts that hold a password, key or other secret. The refusal names the sort of secret and never the secret. */
public final class SecretGate {
    private final SecretScanner scanner;

    public SecretGate(SecretScanner scanner) {
        this.scanner = scanner;
    }

    /**
     * Lets a text without secrets pass.
     *
     * @throws dev.keepsake.contracts.call.CallRefused where there is one
     */
    public void check(String field, String text) {
        List<SecretFinding> findings = scanner.scan(text);
        if (!findings.isEmpty()) {
            String sort = findings.get(0).kind().name().toLowerCase(Locale.ROOT).replace('_', ' ');
            throw SecretPolicy.refusal(field, sort);
        }
    }

    /** Refuses what stands under a name of secrets, where the tool's arguments have such a pair. */
    public void checkNamed(SecretPolicy policy, String name) {
        policy.named().filter(pair -> scanner.namesASecret(name)).ifPresent(pair -> {
            throw pair.refusal();
        });
    }
}
