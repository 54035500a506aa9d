// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts;

import dev.keepsake.contracts.ingest.CaptureConversation;
import dev.keepsake.contracts.ingest.Correct;
import dev.keepsake.contracts.ingest.EntityMerge;
import dev.keepsake.contracts.ingest.EntityMergeUndo;
import dev.keepsake.contracts.ingest.EraseAccount;
import dev.keepsake.contracts.ingest.ExportMemories;
import dev.keepsake.contracts.ingest.ExportSources;
import dev.keepsake.contracts.ingest.Forget;
import dev.keepsake.contracts.ingest.ImportMemories;
import dev.keepsake.contracts.ingest.ImportSources;
import dev.keepsake.contracts.ingest.MemoryWrite;
import dev.keepsake.contracts.ingest.PolicyCreate;
import dev.keepsake.contracts.ingest.PolicyList;
import dev.keepsake.contracts.ingest.PolicyReplace;
import dev.keepsake.contracts.ingest.PolicyRetire;
import dev.keepsake.contracts.ingest.Remember;
import dev.keepsake.contracts.ingest.SourceRelearn;
import dev.keepsake.contracts.knowledge.QueryKnowledge;
import dev.keepsake.contracts.knowledge.Summarize;
import dev.keepsake.contracts.recall.Ask;
import dev.keepsake.contracts.recall.ExportPlaybooks;
import dev.keepsake.contracts.recall.Fetch;
import dev.keepsake.contracts.recall.GetUserContext;
import dev.keepsake.contracts.recall.ListMemories;
import dev.keepsake.contracts.recall.MemoryFeedback;
import dev.keepsake.contracts.recall.MemoryRecall;
import dev.keepsake.contracts.recall.PlaybookRecall;
import dev.keepsake.contracts.recall.PlaybookReport;
import dev.keepsake.contracts.recall.PlaybookWrite;
import dev.keepsake.contracts.recall.Profile;
import dev.keepsake.contracts.recall.RecallContext;
import dev.keepsake.contracts.recall.RecallGated;
import dev.keepsake.contracts.recall.RecallVerified;
import dev.keepsake.contracts.recall.Search;
import dev.keepsake.contracts.recall.SearchMemories;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.voice.GetVoiceCard;
import dev.keepsake.contracts.voice.RewriteAsMe;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The catalogue: every operation there is. One that is not in these lists does not exist anywhere. */
public final class ToolContracts {
    private static final List<ToolContract<?, ?>> ALL = List.of(
            MemoryRecall.CONTRACT,
            RecallGated.CONTRACT,
            RecallVerified.CONTRACT,
            Search.CONTRACT,
            Fetch.CONTRACT,
            Ask.CONTRACT,
            Profile.CONTRACT,
            ListMemories.CONTRACT,
            PlaybookRecall.CONTRACT,
            PlaybookWrite.CONTRACT,
            MemoryFeedback.CONTRACT,
            RecallContext.CONTRACT,
            SearchMemories.CONTRACT,
            GetUserContext.CONTRACT,
            QueryKnowledge.CONTRACT,
            GetVoiceCard.CONTRACT,
            RewriteAsMe.CONTRACT,
            Summarize.CONTRACT,
            Remember.CONTRACT,
            CaptureConversation.CONTRACT,
            MemoryWrite.CONTRACT,
            Correct.CONTRACT,
            Forget.CONTRACT);

    private static final List<ToolContract<?, ?>> REST_ONLY = List.of(
            PolicyCreate.CONTRACT,
            PolicyList.CONTRACT,
            PolicyReplace.CONTRACT,
            PolicyRetire.CONTRACT,
            SourceRelearn.CONTRACT,
            EntityMerge.CONTRACT,
            EntityMergeUndo.CONTRACT,
            ExportSources.CONTRACT,
            ExportMemories.CONTRACT,
            ExportPlaybooks.CONTRACT,
            ImportSources.CONTRACT,
            ImportMemories.CONTRACT,
            EraseAccount.CONTRACT,
            PlaybookReport.CONTRACT);

    private ToolContracts() {}

    /** The tools that agents are shown. */
    public static List<ToolContract<?, ?>> all() {
        return ALL;
    }

    /** The tools, and the operations that only REST has. */
    public static List<ToolContract<?, ?>> withRestOnly() {
        return Stream.concat(ALL.stream(), REST_ONLY.stream()).toList();
    }

    public static Optional<ToolContract<?, ?>> named(String name) {
        return withRestOnly().stream().filter(tool -> tool.name().equals(name)).findFirst();
    }

    public static List<ToolContract<?, ?>> answeredBy(ServiceName service) {
        return withRestOnly().stream().filter(tool -> tool.service() == service).toList();
    }
}
