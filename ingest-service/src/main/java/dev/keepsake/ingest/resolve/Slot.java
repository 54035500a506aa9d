// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.ingest.ledger.Claim;
import dev.keepsake.ingest.ledger.Digests;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.language.statement.KeyPolarity;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The entity and key that an agent may have written a statement down under: "the owner of the pump is Olga" as the owner
 * of the pump, "Ada moved to Parma" as Ada's city.
 *
 * @param value what the statement says it is
 */
record Slot(String entity, String key, String value) {
    private static final String THING = "(?<entity>[^,;:!?]{1,60}?)";
    private static final String KEY = "(?<key>[\\p{L}\\p{N}_-]+(?: [\\p{L}\\p{N}_-]+){0,3}?)";
    private static final String IS =
            "(?: now)? (?:is|are|(?:(?:has|have|was|were) )?(?:been )?(?:changed|set) to)(?: now| called)?";
    private static final String VALUE = " (?<value>[^,;]+)";
    private static final String NAME = "(?<value>\\p{Lu}\\S*(?: \\p{Lu}\\S*){0,4})";

    private static final List<Pattern> PHRASES = List.of(
            Pattern.compile("(?:[Tt]he )?" + KEY + " of " + THING + IS + VALUE),
            Pattern.compile(THING + "['’]s? " + KEY + IS + VALUE),
            Pattern.compile(THING + "(?: now)? has (?:the |an? )?(?<key>[\\p{L}\\p{N}_-]+)(?: of)?" + VALUE),
            Pattern.compile(NAME + IS + " the " + KEY + " of " + THING),
            Pattern.compile(NAME + IS + " " + THING + "['’]s? " + KEY));

    private static final Set<String> HOME_KEYS =
            words("home city town residence location lives_in home_city current_city");
    private static final String LIVING = "home";
    private static final Pattern IN_A_NAMED_PLACE = Pattern.compile("(?:in|to) (?<value>\\p{Lu}.*)");

    private static final Pattern ARTICLE = Pattern.compile("(?i)^(?:the|an?) ");
    /** Those of a statement that says what something is; none where it says what it is not. */
    static List<Slot> of(Claim claim) {
        if (Stance.of(claim.text()) == Stance.DENIES) {
            return List.of();
        }
        List<Slot> slots = new ArrayList<>();
        String text = Phrasing.of(claim.text()).timeless();
        for (Pattern phrase : PHRASES) {
            Matcher matcher = phrase.matcher(text);
            if (matcher.matches()) {
                slots.add(new Slot(matcher.group("entity"), matcher.group("key"), matcher.group("value")));
            }
        }
        Matcher lives = IN_A_NAMED_PLACE.matcher(claim.value());
        if (KeyPolarity.matter(claim.key()).equals(LIVING) && lives.matches()) {
            HOME_KEYS.forEach(key -> slots.add(new Slot(claim.entity(), key, lives.group("value"))));
        }
        return slots;
    }

    /** The subjects of memories that were written so, however the agent spells a key of several words. */
    Set<String> subjects() {
        String bare = ARTICLE.matcher(entity).replaceFirst("");
        return Stream.of(entity, bare, "the " + bare)
                .flatMap(name -> Stream.of(key, key.replace(' ', '_'), key.replace(' ', '-'))
                        .map(spelled -> Digests.subject(name, spelled.toLowerCase(Locale.ROOT))))
                .collect(Collectors.toSet());
    }

    /** Whether the memory is the one value that was written of this. */
    boolean isOf(Memory memory) {
        return memory.sole()
                && subjects().contains(memory.subject())
                && ValueKind.of(memory.value()).takes(value);
    }

    /** Whether the memory, written of this, says the same value, as a word or as a sentence. */
    boolean isSaidBy(Memory memory) {
        return isOf(memory) && Stance.of(memory.text()) == Stance.AFFIRMS && OneValue.holds(memory.value(), value);
    }
}
