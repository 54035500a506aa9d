// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.util.List;

/** Ordinary facts about work and family. */
final class Everyday {
    static final List<String> STATEMENTS = List.of(
            "Tilda is the godmother of Jasper's younger son.",
            "The sales figures for the northern region are due on Tuesday.",
            "Jasper commutes by tram and reads on the way.",
            "The office kitchen ran out of oat milk again.",
            "Tilda's parents celebrate forty years of marriage in June.",
            "Jasper reviews the safety manual once a quarter.",
            "The cousin from Graz is a pastry chef.",
            "The new intern starts in the logistics department.",
            "Tilda cannot stand coriander.",
            "Jasper's wife teaches physics at a secondary school.",
            "The team lunch moved to the Vietnamese place.",
            "The pension fund sends its statement every January.",
            "Tilda hurt her knee while hiking in Slovenia.",
            "Jasper keeps the spare badge in the second drawer.",
            "The lawyer asked for the signed lease by Friday.",
            "Grandfather Emil repaired clocks all his life.",
            "The projector in the large room flickers.",
            "Tilda has piano lessons on Wednesday evenings.",
            "Jasper wants to move to a smaller flat near the river.",
            "The vendor delivers paper on the first of each month.");

    private Everyday() {}
}
