// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.secret;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.language.sentence.LegibleText;
import dev.keepsake.language.sentence.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds passwords, keys, tokens and card numbers in text. Thread-safe. */
public final class SecretScanner {

    /** What stands in place of a secret. */
    public static final String PLACEHOLDER = "[redacted]";

    private static final Pattern TRAILING_MARKS = Pattern.compile("[.,;:!?)\\]]+$");
    private static final Pattern BESIDE_CARD = Pattern.compile(
            "(?i)\\b(?:exp(?:\\.|ires?|iry|iration)?(?: date)?|valid (?:to|until|thru)|code|cvv|cvc)\\W{0,3}(?:is )?(?<secret>\\d{2}\\s?/\\s?\\d{2,4}|\\d{3,4})\\b");
    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{N}']+");

    /** Words that only carry a secret: they do not make its note worth keeping. */
    private static final Set<String> CARRYING_WORDS = words("""
            a an and api access account also at bearer card client code credit credentials cvv debit for
            here here's hey hi is it it's its key keys login my note number of on our pass passcode
            passphrase password passwords pin please private pwd remember save secret store thanks that the
            this to token was with
            """);

    private static final Pattern ASKS_FOR_SECRET = Pattern.compile(
            "(?iu)\\b(?:pass(?:word|code|phrase)|pin|(?:door|gate|alarm|wi-?fi|entry|lock|safe|security|access|key)\\s?(?:code|key|password|pin|combination)|code|combination|passwort|kennwort|\\p{L}+code|contraseña|clave|código|mot de passe)\\b");
    private static final Pattern ANSWERED_CODE = Pattern.compile(
            "(?iu)^(?:(?:it['’]?s|it is|its|is|the code|code|here|sure|yes|yeah|ok|now|still|es|ist|c['’]est|sí|ja)[\\s,:]+)*(?<secret>(?=[\\w-]*\\d)[\\w-]{4,24})(?![\\w:])");
    private static final int NAMES_OF_THE_SECRET = 3;

    /** The secrets in {@code words}, in order, never overlapping. */
    public List<SecretFinding> scan(String words) {
        String text = LegibleText.of(words);
        List<SecretFinding> findings = new ArrayList<>();
        for (SecretRule rule : SecretRule.ALL) {
            Matcher matcher = rule.pattern().matcher(text);
            while (matcher.find()) {
                Span span = span(rule, text, matcher);
                boolean free = findings.stream().noneMatch(found -> found.span().overlaps(span));
                if (free && !span.text().equals(PLACEHOLDER) && rule.real().test(span.text())) {
                    findings.add(new SecretFinding(span, rule.kind()));
                }
            }
        }
        if (findings.stream().anyMatch(found -> found.kind() == SecretFinding.Kind.CARD_NUMBER)) {
            besideCard(text, findings);
        }
        findings.sort(Comparator.comparingInt(found -> found.span().start()));
        return List.copyOf(findings);
    }

    /** The text with {@link #PLACEHOLDER} in place of each secret; the same text where there is none. */
    public String redact(String text) {
        StringBuilder redacted = new StringBuilder();
        int kept = 0;
        for (SecretFinding finding : scan(text)) {
            redacted.append(text, kept, finding.span().start()).append(PLACEHOLDER);
            kept = finding.span().end();
        }
        return kept == 0 ? text : redacted.append(text, kept, text.length()).toString();
    }

    /**
     * Redacts an answer: where {@code question} asks for a code or password, what the answer opens with is one, however
     * plain it looks.
     */
    public String redact(String text, String question) {
        Matcher answer = ANSWERED_CODE.matcher(text);
        if (!ASKS_FOR_SECRET.matcher(question).find() || !answer.find()) {
            return redact(text);
        }
        return text.substring(0, answer.start("secret")) + PLACEHOLDER + redact(text.substring(answer.end("secret")));
    }

    /** Whether {@code name}, of an attribute say, names a secret, so that whatever stands under it is one. */
    public boolean namesASecret(String name) {
        return SecretNames.isOne(name);
    }

    /** Whether {@code redacted} held a secret and says nothing else worth keeping. */
    public boolean saysOnlyThatThereIsOne(String redacted) {
        return redacted.contains(PLACEHOLDER) && wordsBesides(redacted) <= NAMES_OF_THE_SECRET;
    }

    private static long wordsBesides(String redacted) {
        String rest = redacted.replace(PLACEHOLDER, " ").toLowerCase(Locale.ROOT);
        return Arrays.stream(BETWEEN_WORDS.split(rest))
                .filter(word -> !word.isEmpty() && !CARRYING_WORDS.contains(word))
                .count();
    }

    // Alone "09/28" is a date and "code 123" may be anything; beside a card number they open it.
    private static void besideCard(String text, List<SecretFinding> findings) {
        Matcher matcher = BESIDE_CARD.matcher(text);
        while (matcher.find()) {
            Span span = new Span(matcher.start("secret"), matcher.end("secret"), matcher.group("secret"));
            if (findings.stream().noneMatch(found -> found.span().overlaps(span))) {
                findings.add(new SecretFinding(span, SecretFinding.Kind.CARD_NUMBER));
            }
        }
    }

    private static Span span(SecretRule rule, String text, Matcher matcher) {
        int start = matcher.start("secret");
        String secret = matcher.group("secret");
        if (rule.kind() != SecretFinding.Kind.PRIVATE_KEY && rule.kind() != SecretFinding.Kind.PASSWORD_IN_URL) {
            // The end of the sentence is not part of the secret; the brackets it stands in go with it.
            int closing = secret.startsWith("[") ? secret.lastIndexOf(']') : -1;
            secret = closing > 0
                    ? secret.substring(0, closing + 1)
                    : TRAILING_MARKS.matcher(secret).replaceFirst("");
        }
        return new Span(start, start + secret.length(), secret);
    }
}
