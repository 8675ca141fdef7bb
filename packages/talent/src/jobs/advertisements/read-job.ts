/** What somebody pastes or sends for a job, with the skills of the taxonomy in its criteria. */
import { threadJob } from "@bole/base/threads";
import * as reading from "@bole/reading";
import { findSkills } from "./find-skills.ts";

export const readJob = (pasted: string): reading.JobRead => reading.readJob(pasted, findSkills);

export async function readJobFile(file: reading.DocumentFile): Promise<reading.JobRead> {
  return readJob((await reading.readDocument(file)).text);
}

export const readJobJob = threadJob<typeof readJob>(new URL(import.meta.url), "readJob");

export const readJobFileJob = threadJob<typeof readJobFile>(
  new URL(import.meta.url),
  "readJobFile",
);
