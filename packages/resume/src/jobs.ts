import { withSample } from "@bole/base/threads";
import { ResumeData } from "@bole/talent/reading";
import { unfoundedJob } from "./agent/unfounded.ts";
import { keepsFactsJob } from "./polish/keeps-facts.ts";
import { polishTextJob } from "./polish/polish-text.ts";
import { understandJob } from "./understanding/understand-in.ts";
import { TurnMemory } from "./understanding/understanding.ts";

/** What threads load before they are asked. */
export const resumeJobs = [
  withSample(understandJob, {
    message: "把公司改成 Acme，and add Python to my skills",
    resume: ResumeData.parse({}),
    memory: TurnMemory.parse({}),
    today: new Date(0),
  }),
  unfoundedJob,
  keepsFactsJob,
  withSample(polishTextJob, "负责后端开发。Was responsible for sales of 5%."),
] as const;
