import { readReplyTextJob } from "./agents/communication/replies/read-reply-text.ts";
import { carryOutJob } from "./reading/carry-out.ts";

/** What threads load before they are asked. */
export const recruiterJobs = [carryOutJob, readReplyTextJob] as const;
