/** An advertisement with the skills of the taxonomy in its criteria. */
import { threadJob } from "@bole/base/threads";
import * as reading from "@bole/reading/text";
import { findSkills } from "./find-skills.ts";

export const parseJob = (pasted: string): reading.ParsedJob => reading.parseJob(pasted, findSkills);

export const parseJobJob = threadJob<typeof parseJob>(new URL(import.meta.url), "parseJob");
