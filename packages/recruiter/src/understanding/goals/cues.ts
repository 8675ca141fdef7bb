/** Everything by which goals are known. Another goal is another file, and a line here. */
import { INTERVIEW_CUES } from "./cues/interview-cues.ts";
import { MAIL_CUES } from "./cues/mail-cues.ts";
import { PEOPLE_CUES } from "./cues/people-cues.ts";
import { PIPELINE_CUES } from "./cues/pipeline-cues.ts";
import type { Cue } from "./cues/words.ts";

export { FITS, LAUNCH, LAUNCH_NAMED } from "./cues/people-cues.ts";
export { NAME } from "./cues/words.ts";

export const CUES: readonly Cue[] = [
  ...PEOPLE_CUES,
  ...MAIL_CUES,
  ...INTERVIEW_CUES,
  ...PIPELINE_CUES,
];
