import { threadJob } from "@bole/base/threads";
import { readDocument } from "../../../documents/index.ts";
import { type JobRead, readJob } from "./read-job.ts";

/** A job out of a file that somebody sent along. */
export async function readJobFile(file: {
  readonly name: string;
  readonly bytes: Uint8Array;
}): Promise<JobRead> {
  return readJob((await readDocument(file)).text);
}

export const readJobFileJob = threadJob<typeof readJobFile>(
  new URL(import.meta.url),
  "readJobFile",
);
