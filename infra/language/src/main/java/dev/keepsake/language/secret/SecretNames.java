// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.secret;

import java.util.Locale;
import java.util.regex.Pattern;

/** Tells the name of a secret ("wifi password") from one that only speaks of secrets ("password manager"). */
final class SecretNames {
    private static final Pattern INSIDE_CAMEL_CASE = Pattern.compile("(?<=[\\p{Ll}\\d])(?=\\p{Lu})");
    private static final Pattern BETWEEN_WORDS = Pattern.compile("[\\s_.-]+");

    /** Means nothing else, wherever it stands, but where what follows is about it. */
    private static final Pattern PASSWORD = Pattern.compile("(?u)\\b\\p{L}*(?:"
            + "pass ?(?:words?|phrases?|codes?|wd)|pwd|passw(?:o|ö)rt(?:er)?|kennw(?:o|ö)rt(?:er)?|geheimzahl(?:en)?"
            + "|kodeord|adgangskoder?|passord|lösenord|wachtwoord(?:en)?|salasanat?|hasł[oa]|heslo|jelszó|şifre|пароли?|пароль"
            + "|contraseñas?|contrasenas?|mots? de passe|senhas?)\\b"
            + "(?! (?:managers?|hints?|polic(?:y|ies)|rules?|lengths?|rotations?|resets?|strengths?|generators?"
            + "|vaults?|requirements?|expiry|apps?|protected)\\b)");

    /** Means other things too ("pin board", "token budget", "secret santa"): it has to be what the name names. */
    private static final Pattern NAMED_LAST = Pattern.compile(
            "(?u)\\b(?:"
                    + "pins?|(?:\\p{L}+)?tokens?|secrets?|clave(?: (?:privada|secreta|api))?|jetons? d['’]accès"
                    + "|(?:api|private|secret|access|secret access|ssh|encryption|signing|licen[cs]e) ?keys?"
                    + "|(?:privater?|geheimer?|api) ?schlüssel|clé (?:privée|secrète|api)|chave (?:privada|secreta|api))"
                    + "(?: (?:codes?|numbers?|nummer|value|old|new|current|\\d+))*"
                    + "(?: ?$| ?[^\\p{L}\\p{N} ]| (?:for|of|to|on|at|in|from|für|von|vom|der|des|zu|zum|zur|de|del|du|da|do|para|pour)\\b)");

    private SecretNames() {}

    static boolean isOne(String name) {
        String spaced = INSIDE_CAMEL_CASE.matcher(name).replaceAll(" ");
        String words = BETWEEN_WORDS.matcher(spaced).replaceAll(" ").strip().toLowerCase(Locale.ROOT);
        return PASSWORD.matcher(words).find() || NAMED_LAST.matcher(words).find();
    }
}
