// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.language.embedding.Embedder;
import dev.keepsake.recall.likeness.Background;
import dev.keepsake.recall.likeness.LikenessScale;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads a question and looks into the store: what is there, by words and by meaning, and what speaks for each. */
final class Lookout {
    private final MemoryIndex index;
    private final Embedder embedder;
    private final QuestionVectors vectors;
    private final Background background;
    private final KnownSpeakers speakers;
    private final int depth;

    Lookout(MemoryIndex index, Embedder embedder, Background background, int depth) {
        this.index = index;
        this.embedder = embedder;
        this.vectors = new QuestionVectors(embedder);
        this.background = background;
        this.speakers = new KnownSpeakers(index);
        this.depth = depth;
    }

    Sighting look(SearchRequest request) {
        Set<String> known = speakers.of(request.filter().spaces(), request.deadline());
        Question question = QuestionReader.read(request.query(), known);
        Subjects subjects = new Subjects(question, request.person(), known);
        if (question.isEmpty()) {
            return new Sighting(
                    question,
                    List.of(),
                    WordWeights.NONE,
                    MeaningBar.USUAL,
                    subjects,
                    Likeness.NONE,
                    Map.of(),
                    Map.of());
        }
        float[] vector = index.comparesMeaning() ? vectors.of(question.meaning()) : null;
        Candidates found = index.find(question, vector, request.filter(), depth, request.deadline());
        WordWeights words = new WordWeights(found);
        LikenessScale scale = vector == null ? LikenessScale.NONE : background.scaleFor(vector);
        Likeness likeness = Likeness.ofStatements(scale, found, depth);
        Map<Long, Double> ranks = RankFusion.fuse(List.of(found.wordRanking(), found.meaningRanking()));
        List<Weighed> weighed = found.distinct().values().stream()
                .map(candidate -> Weighed.of(
                        candidate,
                        new Evidence(
                                likeness.of(candidate.number()),
                                words.share(candidate.ownWords()),
                                words.share(candidate.nearWords()),
                                subjects.match(candidate),
                                ranks.getOrDefault(candidate.number(), 0.0))))
                .toList();
        return new Sighting(
                question,
                weighed,
                words,
                MeaningBar.of(knownShare(question), words.memories()),
                subjects,
                Likeness.ofLines(scale, found, depth),
                Sighting.places(found.wordRanking()),
                Sighting.places(found.meaningRanking()));
    }

    private double knownShare(Question question) {
        return embedder.shareOfKnownWords(
                question.words().stream().map(Question.Word::text).collect(Collectors.joining(" ")));
    }
}
