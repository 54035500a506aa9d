// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.gateway;

import dev.keepsake.contracts.operations.RebuildStatus;
import dev.keepsake.localstack.home.StackProblem;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/** Whether the indexes should be built anew, as the recall service sees it. */
public final class IndexAdvice {
    /** What to do about it. */
    public static final String REMEDY = "Run `infra/keepsake reindex`; what is there is read meanwhile.";

    private IndexAdvice() {}

    /** The reason, in a sentence; empty where there is none, where they are being built, or where the service is away. */
    public static Optional<String> reason(Map<String, String> environment) throws IOException {
        try {
            RebuildStatus status = new ServiceApi(ServiceLocation.find("recall", environment))
                    .get("/operator/index", RebuildStatus.class);
            return status.phase() == RebuildStatus.Phase.FILLING ? Optional.empty() : status.reasonToReindex();
        } catch (StackProblem away) {
            return Optional.empty();
        }
    }
}
