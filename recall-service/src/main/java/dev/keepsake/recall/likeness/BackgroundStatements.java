// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.likeness;

import java.util.List;

/** The statements behind {@link Background}: everyday subjects, as different as possible, in the form memories have. */
final class BackgroundStatements {
    static final List<String> ALL = List.of(
            "Marta repainted the garden fence last weekend.",
            "The quarterly report was sent to the board on Thursday.",
            "Jonas is training for a half marathon in September.",
            "The dishwasher has been leaking since the move.",
            "Elif's grandmother taught her to bake flatbread.",
            "The train to the coast leaves from platform four.",
            "Pedro thinks that the new film was too long.",
            "The office printer needs a new toner cartridge.",
            "Hannah's son started school this year.",
            "The database was upgraded during the night.",
            "Sam prefers to take notes on paper.",
            "The neighbours are building a wooden shed.",
            "Yuki booked a table for six on Friday evening.",
            "Two tomato plants on the balcony have died.",
            "Luca plays chess with his uncle by mail.",
            "The rent went up by forty euros in January.",
            "Amina is writing her thesis about river deltas.",
            "The team decided to drop the weekly status meeting.",
            "Oskar broke his left arm while skiing.",
            "The library closes early during the holidays.",
            "Priscilla collects stamps from South America.",
            "The car passed its inspection without a fault.",
            "Ben is afraid of heights.",
            "The bakery on the corner sells rye bread on Mondays.",
            "Noor wants to learn how to weld.",
            "The shipment of chairs arrived damaged.",
            "Felix's favourite colour is dark green.",
            "The password policy changed after the audit.",
            "Greta and her husband adopted an old greyhound.",
            "The heating in the meeting room does not work.",
            "Tariq moved from accounting to sales.",
            "The concert was cancelled because of the storm.",
            "Ida drinks two cups of coffee before breakfast.",
            "The museum shows photographs of the old harbour.",
            "Victor sold his motorcycle to a colleague.",
            "The contract with the cleaning company ends soon.",
            "Lena's doctor told her to sleep more.",
            "The website got a new search page.",
            "Anton grew up in a village near the border.",
            "The children built a hut in the woods.",
            "Mei sings in a choir on Tuesdays.",
            "The customer asked for a refund of the deposit.",
            "Rosa is looking for a used piano.",
            "The bridge will be closed for repairs.",
            "David donates blood twice a year.",
            "The recipe needs three eggs and some butter.",
            "Nils forgot his umbrella on the bus.",
            "The server room is on the second floor.");

    private BackgroundStatements() {}
}
