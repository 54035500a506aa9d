// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.secret;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.language.secret.SecretFinding.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SecretScannerTest {

    private final SecretScanner scanner = new SecretScanner();

    /** Built from parts, so that no file holds anything that looks like a secret. */
    static List<String> secrets() {
        String noise = "aB3dE5gH7jK9mN2pQ4sT";
        return List.of(
                "sk" + "-proj-" + noise.repeat(2),
                "gh" + "p_" + noise.repeat(2),
                "AK" + "IA" + "Q3EGR5TZ7WN2KX4M",
                "xo" + "xb-" + "1234567890-" + noise,
                "AI" + "za" + noise.repeat(2),
                "ey" + "J" + noise + "." + noise + "." + noise,
                "gl" + "pat-" + noise,
                "hf" + "_" + noise.repeat(2));
    }

    @ParameterizedTest
    @MethodSource("secrets")
    void findsASecretByItsPrefix(String secret) {
        String text = "The build stopped with " + secret + ", can you look?";

        assertThat(scanner.redact(text)).isEqualTo("The build stopped with [redacted], can you look?");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "my password is %s",
                "Password: %s",
                "the wifi password for the cabin is %s.",
                "pwd=%s and that's it",
                "passphrase is \"%s\""
            })
    void findsAPasswordThatIsNamed(String frame) {
        String password = "Corr3ct" + "-Horse";

        assertThat(scanner.redact(frame.formatted(password)))
                .isEqualTo(frame.formatted(SecretScanner.PLACEHOLDER))
                .doesNotContain("Horse");
    }

    /** A secret of ordinary looks stands at %s. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "my pw for the printer is %s",
                "user: root pass: %s",
                "The wifi key is %s.",
                "wachtwoord: %s",
                "Moje hasło to: %s",
                "Lösenord = %s",
                "Пароль: %s",
                "パスワードは%s です",
                "密码是 %s",
                "deploy with sshpass -p %s ssh host",
                "curl -u admin:%s https://intranet.example",
                "mysqldump --password=%s shop",
                "backup codes: %s",
                "2FA recovery codes for the mail are %s"
            })
    void findsASecretHoweverItIsAnnounced(String frame) {
        String secret = "Zw1ebel" + "77";

        assertThat(scanner.redact(frame.formatted(secret))).isEqualTo(frame.formatted(SecretScanner.PLACEHOLDER));
    }

    @Test
    void findsTheSecondPasswordOfASentence() {
        assertThat(scanner.redact("my pw for the intranet is " + "Gurke!12" + " and the wifi one is " + "saft-4711"))
                .isEqualTo("my pw for the intranet is [redacted] and the wifi one is [redacted]");
    }

    @Test
    void findsEveryCodeOfAList() {
        assertThat(scanner.redact("recovery codes: " + "81f3-22aa, 90bd-17c4 and 5e5e-0101" + ", kept in the safe"))
                .isEqualTo("recovery codes: [redacted], kept in the safe");
    }

    @Test
    void findsAPasswordInAnAddress() {
        String text = "db is postgres://app:" + "s3same" + "@db.internal/app now";

        assertThat(scanner.scan(text)).extracting(SecretFinding::kind).containsExactly(Kind.PASSWORD_IN_URL);
        assertThat(scanner.redact(text)).isEqualTo("db is postgres://app:[redacted]@db.internal/app now");
    }

    @Test
    void findsAPrivateKeyEvenWhenItsEndIsMissing() {
        String begin = "-----BEGIN " + "OPENSSH PRIVATE KEY-----";

        assertThat(scanner.redact("here: " + begin + "\nb3BlbnNza\nAAAA")).isEqualTo("here: [redacted]");
    }

    @Test
    void findsACardNumberThatAddsUp() {
        String card = "5555 5555 " + "5555 4444";

        assertThat(scanner.redact("Card " + card + " please.")).isEqualTo("Card [redacted] please.");
    }

    @Test
    void takesWhatOpensACardForASecretBesideItsNumber() {
        String card = "5555 5555 " + "5555 4444";

        assertThat(scanner.redact("Card " + card + ", expires 09/28, code 123."))
                .isEqualTo("Card [redacted], expires [redacted], code [redacted].");
        assertThat(scanner.scan("The lease expires 09/28, code 123.")).isEmpty();
    }

    @Test
    void findsCodesThatOpenDoorsAndWallets() {
        assertThat(scanner.redact("The alarm code is 48" + "15.")).isEqualTo("The alarm code is [redacted].");
        assertThat(scanner.redact("recovery phrase: " + "apple river stone lamp"))
                .isEqualTo("recovery phrase: [redacted]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "My password is wrong again and the key is under the doormat.",
                "The token ring network was fun; the secret is good butter.",
                "Call me on +44 20 7946 0958 or 1700000000000.",
                "My bus pass is expired and the ski pass: where did I put it?",
                "The pass is 1,800 metres high, login: works again.",
                "The second door and the one that sticks is red.",
                "Use docker run -u www:data and keep the key change in bar 12.",
                "The backup codes are in the drawer.",
                "El parola is a word I learned; the password manager is Bitwarden and the other one is KeePass.",
                "My IBAN is DE02 1203 0000 0000 2020 51.",
                "My locker is number 8123 and the meeting is 2026-05-03.",
                "See https://example.com/a:b@c and mail to ola@example.com.",
                "The key insight is internationalization-of-everything.",
                "5555 5555 5555 5554 is a case number."
            })
    void leavesOrdinaryTextAlone(String text) {
        assertThat(scanner.scan(text)).isEmpty();
        assertThat(scanner.redact(text)).isSameAs(text);
    }

    @Test
    void tellsANoteThatIsOnlyASecretFromOneThatSaysMore() {
        String key = "sk" + "-proj-" + "aB3dE5gH7jK9mN2pQ4sT";

        assertThat(isOnlyASecret("Please remember my Mailgun key: " + key)).isTrue();
        assertThat(isOnlyASecret(key)).isTrue();
        assertThat(isOnlyASecret("Key " + key + ". Our print shop in Ghent closes on Mondays."))
                .isFalse();
        assertThat(isOnlyASecret("Our print shop closes on Mondays.")).isFalse();
    }

    private boolean isOnlyASecret(String text) {
        return scanner.saysOnlyThatThereIsOne(scanner.redact(text));
    }

    @Test
    void neverShowsTheSecretInAFinding() {
        SecretFinding finding =
                scanner.scan("my password is " + "Corr3ct" + "-Horse").get(0);

        assertThat(finding.toString()).doesNotContain("Horse");
    }

    @Test
    void takesTheBracketsASecretStandsInAndLeavesARedactedOneAlone() {
        String redacted = scanner.redact("My password is [" + "hunter" + "2x], keep it.");

        assertThat(redacted).isEqualTo("My password is [redacted], keep it.");
        assertThat(scanner.redact(redacted)).isSameAs(redacted);
    }

    @Test
    void redactsTheAnswerToAQuestionForACode() {
        SecretScanner scanner = new SecretScanner();
        assertThat(scanner.redact("it's 48-A17, come round the back", "What was the gate code again?"))
                .isEqualTo("it's [redacted], come round the back");
        assertThat(scanner.redact("it's 2019 already", "What year is it?")).isEqualTo("it's 2019 already");
    }

    @Test
    void findsCodesInOtherLanguages() {
        SecretScanner scanner = new SecretScanner();
        assertThat(scanner.redact("La contraseña del correo es Girasol77")).doesNotContain("Girasol77");
        assertThat(scanner.redact("mi PIN del banco es 4417")).doesNotContain("4417");
        assertThat(scanner.redact("Die PIN für das Tablet lautet 8841.")).doesNotContain("8841");
        assertThat(scanner.redact("Der Türcode ist 55-K2")).doesNotContain("55-K2");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Our garage code is 5512",
                "The alarm code for the studio is 9034",
                "code: see below. The shed combination is 17-4-22",
                "The entry code at the back is 4410#"
            })
    void takesEveryCodeThatOpensOrDisarmsForASecret(String text) {
        assertThat(new SecretScanner().scan(text)).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"The zip code for the office is 94110", "The error code is 5512", "Our dress code is 1920s"})
    void leavesCodesThatOpenNothing(String text) {
        assertThat(new SecretScanner().scan(text)).isEmpty();
    }
}
