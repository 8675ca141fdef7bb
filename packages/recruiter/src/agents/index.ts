/** Every agent of the recruiter. A new one is a file beside the others, and a line here. */
import type { Agent } from "@bole/engine";
import { communicationCheck } from "./communication/check.ts";
import { communicationDraft } from "./communication/draft.ts";
import { communicationFollowUp } from "./communication/follow-up.ts";
import { communicationInvite } from "./communication/invite.ts";
import { communicationReadReply } from "./communication/read-reply.ts";
import { communicationSend } from "./communication/send.ts";
import { jdParse } from "./jd/parse.ts";
import { matchingLoad } from "./matching/load.ts";
import { matchingRank } from "./matching/rank.ts";
import { matchingSearch } from "./matching/search.ts";
import { matchingSuggest } from "./matching/suggest.ts";
import { pipelineCategorise } from "./pipeline/categorise.ts";
import { pipelineExecute } from "./pipeline/execute.ts";
import { pipelineScan } from "./pipeline/scan.ts";
import { resumeAnalyse } from "./resume/analyse.ts";
import { schedulingCancel, schedulingReschedule } from "./scheduling/change.ts";
import { schedulingLoad } from "./scheduling/load.ts";
import { schedulingPropose } from "./scheduling/propose.ts";
import type { RecruiterParts } from "./shared/parts.ts";
import { supervisorAggregate, supervisorFinalize } from "./supervisor/aggregate.ts";
import { employerProfile } from "./workspace/employer.ts";
import { jobSearchFind } from "./workspace/job-search.ts";
import { marketOverview } from "./workspace/market.ts";

/** Registered beside those of the recommendation, which two of them use. */
export function recruiterAgents(parts: RecruiterParts): Agent[] {
  return [
    jdParse(parts),
    ...matchingSearch(),
    matchingRank(parts),
    matchingLoad(parts),
    matchingSuggest(parts),
    resumeAnalyse(parts),
    communicationDraft(parts),
    communicationCheck(parts),
    communicationSend(parts),
    communicationFollowUp(parts),
    communicationReadReply(parts),
    communicationInvite(parts),
    schedulingLoad(parts),
    schedulingPropose(parts),
    schedulingReschedule(parts),
    schedulingCancel(parts),
    pipelineScan(parts),
    pipelineCategorise(),
    pipelineExecute(),
    supervisorAggregate(),
    supervisorFinalize(),
    marketOverview(parts),
    employerProfile(parts),
    ...jobSearchFind(),
  ];
}
