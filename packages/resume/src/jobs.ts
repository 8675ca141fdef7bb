import { unfoundedJob } from "./agent/unfounded.ts";
import { keepsFactsJob } from "./polish/keeps-facts.ts";
import { polishTextJob } from "./polish/polish-text.ts";
import { understandJob } from "./understanding/understand-in.ts";

/** What threads load before they are asked. */
export const resumeJobs = [understandJob, unfoundedJob, keepsFactsJob, polishTextJob] as const;
