// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.secret;

import dev.keepsake.language.secret.SecretFinding.Kind;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * One shape secrets come in.
 *
 * @param pattern has a group named {@code secret}
 * @param real sorts out what has the shape but is no secret
 */
record SecretRule(Kind kind, Pattern pattern, Predicate<String> real) {

    private static final String NAMED_LIKE_A_KEY =
            "(?i:api[_ -]?key|secret[_ -]?(?:access[_ -]?)?key|client[_ -]?secret|private[_ -]?key|access[_ -]?key|"
                    + "(?:access|auth|refresh|bot|session|bearer)[_ -]?token|token|secret|key|credentials?)";
    private static final String SAYS =
            "(?i:\\s*(?::|=|->|=>)\\s*|\\s+(?:is|was|are|ist|sind|lautet|war|es|son|est|è|é|är|jest|это)\\s*:?\\s+|\\s+to\\s*:\\s*)";
    private static final String PASSWORD =
            "(?<!\\p{L})(?:pass(?:word|phrase|wd|code)|passwd|pwd|pw|passwort|kennwort|kodeord|adgangskode|passord|lösenord"
                    + "|wachtwoord|salasana|hasło|heslo|jelszó|şifre|пароль|κωδικός|contraseña|contrasena|clave"
                    + "|mot de passe|senha)s?(?!\\p{L})";
    /** What a code opens or disarms: whoever has it gets in. */
    private static final String OPENED =
            "(?:doors?|gates?|alarm|entry|entrance|keypad|safe|unlock|security|lock|locker|phone|bank|card|garage|shed|barn|house|home|flat"
                    + "|apartment|building|office|cellar|basement|lobby|elevator|lift|vault|lock ?box|key ?box|key ?safe|padlock|bike lock|intercom|buzzer|access)";

    private static final String OPENING = "[\"'`“‘<(]?";

    /** In the order of precedence: where two overlap, the earlier one names the kind. */
    static final List<SecretRule> ALL = List.of(
            rule(
                    Kind.PRIVATE_KEY,
                    "(?<secret>-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?-----[\\s\\S]*?"
                            + "(?:-----END [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?-----|\\z))"),
            rule(Kind.PASSWORD_IN_URL, "(?i)\\b[a-z][a-z0-9+.-]{1,20}://[^\\s/:@]{0,80}:(?<secret>[^\\s@]{1,200})@"),
            rule(Kind.ACCESS_TOKEN, "\\b(?<secret>eyJ[\\w-]{8,}\\.[\\w-]{8,}(?:\\.[\\w-]*){0,3})"),
            rule(Kind.ACCESS_TOKEN, "(?i)\\bbearer\\s+(?<secret>[\\w.~+/-]{16,}=*)", Shapes::looksRandom),
            prefixed("sk-(?:[a-z]{2,8}\\d{0,2}-)?[\\w-]{16,}"),
            prefixed("(?:sk|pk|rk)_(?:live|test)_\\w{10,}"),
            prefixed("whsec_[\\w+/=]{16,}"),
            prefixed("gh[oprsu]_[A-Za-z0-9]{20,}"),
            prefixed("github_pat_\\w{20,}"),
            prefixed("gl(?:pat|ptt|rt|dt)-[\\w-]{16,}"),
            prefixed("(?:AKIA|ASIA)[0-9A-Z]{16}"),
            prefixed("AIza[\\w-]{30,}"),
            prefixed("(?:xox[abeprs]|xapp)-[\\w-]{10,}"),
            prefixed(
                    "(?:npm|hf|gsk|r8|lin_api|dop_v1|doo_v1|shpat|shpss|secret|ntn|dckr_pat|pplx|figd|rnd|fly|sbp)_[\\w-]{20,}"),
            prefixed("(?:pypi|tvly|nvapi|pplx|xai|csk|vercel)-[\\w-]{20,}"),
            prefixed("GOCSPX-[\\w-]{20,}"),
            prefixed("SG\\.[\\w-]{16,}\\.[\\w-]{16,}"),
            prefixed("ya29\\.[\\w-]{20,}"),
            prefixed("hv[bs]\\.[\\w-]{20,}"),
            prefixed("ATATT3[\\w-]{20,}=?\\w*"),
            prefixed("AGE-SECRET-KEY-1[0-9A-Z]{20,}"),
            prefixed("\\d{8,10}:[A-Za-z0-9_-]{35}"),
            rule(
                    Kind.PASSWORD,
                    "(?iu)" + PASSWORD
                            + "(?:\\s+(?:for|to|of|on|at|de|del|du|da|do|für|vom|von)\\s+[^.!?:=\\n]{1,60}?)?(?:\\s+(?:there|here|now|still))?"
                            + SAYS + OPENING + "(?<secret>[^\\s\"'`”’<>]{3,})",
                    Shapes::canBeAPassword),
            rule(
                    Kind.PASSWORD,
                    "(?iu)" + PASSWORD
                            + "[^\\n]{1,80}?(?:,|\\band)\\s+(?:[\\p{L}-]+\\s+){0,3}?(?:one|that)(?:\\s+(?:for|to|of|on|at)\\s+[^.!?:=\\n]{1,40}?)?"
                            + SAYS + OPENING + "(?<secret>(?=\\S*[\\d!@#$%^&*])[^\\s\"'`”’<>]{4,})",
                    Shapes::canBeAPassword),
            // Written without spaces between words, and after them without "is".
            rule(
                    Kind.PASSWORD,
                    "(?:パスワード|暗証番号|密码|密碼|口令|비밀번호|암호)(?:は|为|為|是|은|는|가|이)?\\s*[:：=]?\\s*(?<secret>[\\p{ASCII}&&[^\\s]]{3,})"),
            rule(
                    Kind.PASSWORD,
                    "(?i)\\b(?:pass|login|wi-?fi key|network key|wpa2? key)\\s*[:=]\\s*" + OPENING
                            + "(?<secret>(?=\\S*[\\d!@#$%^&*])[^\\s\"'`”’<>]{3,})",
                    Shapes::canBeAPassword),
            rule(
                    Kind.PASSWORD,
                    "(?i)\\b(?:wi-?fi|network|wpa2?)\\s+key\\b(?:\\s+(?:for|of|at)\\s+[^.!?:=\\n]{1,40}?)?" + SAYS
                            + OPENING + "(?<secret>(?=\\S*[\\d!@#$%^&*])[^\\s\"'`”’<>]{4,})"),
            // Given to a program on its command line.
            rule(Kind.PASSWORD, "\\bsshpass\\s+-p\\s*[\"']?(?<secret>[^\\s\"']{2,})"),
            rule(
                    Kind.PASSWORD,
                    "(?i)\\b(?:curl|wget|https?|xh)\\b[^\\n|]{0,200}?\\s(?:-u|--user)[ =][\"']?[\\w.@-]{1,60}:(?<secret>[^\\s\"':/]{3,})"),
            rule(
                    Kind.PASSWORD,
                    "(?i)(?<![\\w-])--pass(?:word|wd|phrase)?[ =]+[\"']?(?<secret>[^\\s\"'-][^\\s\"']{2,})",
                    Shapes::canBeAPassword),
            rule(
                    Kind.PASSWORD,
                    "(?i)\\b(?:recovery|backup|2fa|two-factor|mfa|one-time|scratch|emergency)(?:\\s+(?:recovery|backup|login))?\\s+codes?\\b(?:\\s+(?:for|of|to)\\s+[^.!?:=\\n]{1,40}?)?"
                            + SAYS
                            + "(?<secret>(?=[\\w-]*\\d)[\\w-]{4,24}(?:[ ,;]+(?:and\\s+)?(?=[\\w-]*\\d)[\\w-]{4,24}){0,15})"),
            rule(
                    Kind.PASSWORD,
                    "(?i)\\bpass(?:word|phrase|code)?\\s+(?<secret>(?=\\S*[\\d!@#$%^&*])(?=\\S*\\p{L})[^\\s\"'`]{6,})",
                    Shapes::canBeAPassword),
            rule(
                    Kind.PASSWORD,
                    "\\b(?:PIN|Pin|pin)(?:[ -](?:code|number|nummer|Code|Nummer))?\\b(?:\\s+(?:for|of|de|del|du|da|do|für|vom|von|der|des)\\s+[^.!?:=\\n]{1,40}?)?"
                            + SAYS + "(?<secret>[\\p{L}-]{0,8}\\d[\\w-]{2,20})"),
            rule(Kind.PASSWORD, "\\bPIN\\s+(?<secret>\\d{4,8}[\\w-]*)"),
            rule(
                    Kind.PASSWORD,
                    "(?i)\\b" + OPENED + "\\b[\\w ]{0,20}\\b(?:code|pin|keypad|combination)\\b"
                            + "(?:\\s+(?:for|of|to|on|at)\\s+[^.!?:=\\n]{1,40}?)?" + SAYS
                            + "(?<secret>[\\p{L}-]{0,8}\\d[\\w-]{2,20})"),
            rule(
                    Kind.PASSWORD,
                    "(?iu)\\b(?:(?:tür|tor|haus|garagen|schließfach|alarm|zugangs|sicherheits|entsperr)-?code|code (?:der|des|vom|für|de la|du|d['’])\\s?[^.!?:=\\n]{1,30}?|código(?:\\s+(?:de|del|da|do)\\s+[^.!?:=\\n]{1,30}?)?)"
                            + SAYS + "(?<secret>[\\p{L}-]{0,8}\\d[\\w-]{2,20})"),
            rule(
                    Kind.PASSWORD,
                    "(?i)\\b(?:recovery|seed|backup|mnemonic)\\s+(?:phrase|words)" + SAYS
                            + "(?<secret>[\\p{L}-]{2,12}(?:[ ,]+[\\p{L}-]{2,12}){2,23})"),
            rule(
                    Kind.API_KEY,
                    "(?<![\\p{L}])[\\w-]{0,40}" + NAMED_LIKE_A_KEY + "\\b[^.!?:=\\n]{0,40}?(?:" + SAYS + "|\\s+)"
                            + OPENING + "(?<secret>[\\w+/~.=-]{16,})",
                    Shapes::looksRandom),
            rule(
                    Kind.CARD_NUMBER,
                    "(?<![\\w.,/-])(?<secret>[2-6]\\d(?:[ -]?\\d){11,17})(?![\\w-])",
                    Shapes::passesLuhn),
            rule(
                    Kind.CARD_NUMBER,
                    "(?i)\\b(?:cvv2?|cvc2?|security code)\\b(?:\\s*(?:is|:|=))?\\s*(?<secret>\\d{3,4})\\b"));

    private static SecretRule prefixed(String shape) {
        return rule(Kind.API_KEY, "(?<![\\w-])(?<secret>" + shape + ")");
    }

    private static SecretRule rule(Kind kind, String pattern) {
        return rule(kind, pattern, secret -> true);
    }

    private static SecretRule rule(Kind kind, String pattern, Predicate<String> real) {
        return new SecretRule(kind, Pattern.compile(pattern), real);
    }
}
