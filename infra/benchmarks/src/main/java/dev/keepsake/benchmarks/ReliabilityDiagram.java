// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import java.util.List;
import java.util.Locale;

/** Draws how often what was given a probability came true: a point on the diagonal is a probability that means something. */
final class ReliabilityDiagram {
    private static final int SIZE = 400;
    private static final int MARGIN = 50;

    private ReliabilityDiagram() {}

    /** A picture as SVG. */
    static String svg(String title, List<GateReport.Bin> bins) {
        StringBuilder svg = new StringBuilder();
        int edge = SIZE + 2 * MARGIN;
        svg.append(format(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\">",
                edge, edge));
        svg.append(format("<rect width=\"%d\" height=\"%d\" fill=\"white\"/>", edge, edge));
        svg.append(text(edge / 2.0, 24, title));
        svg.append(format(
                "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"none\" stroke=\"#888\"/>",
                MARGIN, MARGIN, SIZE, SIZE));
        svg.append(line(0, 0, 1, 1, "#bbb"));
        int most = bins.stream().mapToInt(GateReport.Bin::count).max().orElse(1);
        GateReport.Bin before = null;
        for (GateReport.Bin bin : bins) {
            if (bin.count() == 0) {
                continue;
            }
            if (before != null) {
                svg.append(line(before.probability(), before.share(), bin.probability(), bin.share(), "#2266cc"));
            }
            svg.append(format(
                    "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\" fill=\"#2266cc\" fill-opacity=\"0.8\"><title>%d questions</title></circle>",
                    x(bin.probability()), y(bin.share()), 3 + 7 * Math.sqrt(bin.count() / (double) most), bin.count()));
            before = bin;
        }
        for (int i = 0; i <= 10; i += 2) {
            svg.append(text(x(i / 10.0), MARGIN + SIZE + 16, format("%.1f", i / 10.0)));
            svg.append(text(MARGIN - 16, y(i / 10.0) + 4, format("%.1f", i / 10.0)));
        }
        svg.append(
                text(edge / 2.0, edge - 12, "probability that memory answers (size of a point: how many questions)"));
        svg.append(format(
                "<text transform=\"translate(14 %d) rotate(-90)\" text-anchor=\"middle\">share that is answerable</text>",
                edge / 2));
        return svg.append("</svg>\n").toString();
    }

    private static double x(double value) {
        return MARGIN + value * SIZE;
    }

    private static double y(double value) {
        return MARGIN + (1 - value) * SIZE;
    }

    private static String line(double fromX, double fromY, double toX, double toY, String colour) {
        return format(
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"1.5\"/>",
                x(fromX), y(fromY), x(toX), y(toY), colour);
    }

    private static String text(double x, double y, String words) {
        return format("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%s</text>", x, y, words);
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
