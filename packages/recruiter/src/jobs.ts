import { withSample } from "@bole/base/threads";
import { readReplyTextJob } from "./agents/communication/replies/read-reply-text.ts";
import { actionsForJob } from "./chat/actions/actions-for.ts";
import { readWordsJob } from "./supervisor/modify/read-words.ts";
import { readAnswerJob } from "./understanding/answers/read-answer.ts";
import { hearJob } from "./understanding/goals/hear.ts";
import { beginReadingJob, finishReadingJob } from "./understanding/read-message.ts";
import { chooseByWordsJob } from "./workflows/choose-by-words.ts";

/** What threads load before they are asked. */
export const recruiterJobs = [
  beginReadingJob,
  withSample(hearJob, "帮我找五个 python 工程师 and email them", false),
  finishReadingJob,
  readAnswerJob,
  actionsForJob,
  readWordsJob,
  chooseByWordsJob,
  readReplyTextJob,
] as const;
