// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.forget;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.Settlements;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.EraseAccount;
import dev.keepsake.contracts.ingest.EraseAccount.Arguments;
import dev.keepsake.contracts.ingest.EraseAccount.Result;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.ingest.forget.SpaceErasure.Erased;
import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.Truth;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Answers {@code erase_account}. The truth is empty when this returns; the ends of what it held are told in the same
 * transaction, and those of a very large memory shortly after. Repeated, it erases what has come since.
 */
final class EraseAccountHandler implements ToolHandler<Arguments, Result> {
    private static final Logger LOG = LoggerFactory.getLogger(EraseAccountHandler.class);

    /** A transaction must not grow without end, nor hold up those who wait for theirs to be told. */
    private static final int MOST_AT_ONCE = 1_000;

    private final Truth truth;
    private final SpaceErasure erasure;
    private final Announcements announcements;
    private final ErasureEnds telling;
    private final Clock clock;

    EraseAccountHandler(Truth truth, SpaceErasure erasure, Announcements announcements, Clock clock) {
        this.truth = truth;
        this.erasure = erasure;
        this.announcements = announcements;
        this.telling = new ErasureEnds(erasure, announcements);
        this.clock = clock;
    }

    @Override
    public ToolContract<Arguments, Result> contract() {
        return EraseAccount.CONTRACT;
    }

    @Override
    public Answer<Result> handle(Call<Arguments> call) {
        SpaceId space = call.caller().space();
        return truth.changing(space, () -> erase(call, space));
    }

    private Answer<Result> erase(Call<Arguments> call, SpaceId space) {
        Optional<Erased> before =
                erasure.last(space).filter(last -> last.origin().callId().equals(call.id()));
        if (before.isPresent()) {
            return answer(space, before.get(), before.get().awaits());
        }
        Erased erased = erasure.eraseAll(space, call.origin(), clock.instant().truncatedTo(ChronoUnit.MICROS));
        announcements.withdrawAll(space);
        telling.tell(space, erased, MOST_AT_ONCE);
        Set<String> awaits = telling.tellTheLast(space, erased);
        erasure.keepAwaits(space, awaits);
        LOG.info(
                "Everything in space {} was erased: {} sources, {} memories",
                space,
                erased.sources(),
                erased.memories());
        return answer(space, erased, awaits);
    }

    private Answer<Result> answer(SpaceId space, Erased erased, Set<String> told) {
        int left = erasure.untold(space);
        Set<String> awaits = new HashSet<>(told);
        if (left > 0) {
            // What no reader has been told of yet settles nothing: the answer is that it is not complete.
            awaits.add(Settlements.name(ServiceName.RECALL, space + "/untold", erased.version()));
        }
        return new Answer<>(new Result(erased.sources(), erased.memories(), left, true), awaits);
    }
}
