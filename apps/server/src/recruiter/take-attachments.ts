/**
 * Files that come with a message: a job's text becomes a draft of a job, a résumé somebody with a résumé.
 * What is wrong with one is told beside the others, and stops nothing.
 */
import { errorText, isBoleError, type Principal } from "@bole/base";
import { inlineThreads, type Threads } from "@bole/base/threads";
import type { Attached, Attachment } from "@bole/recruiter";
import { readJobFileJob, type Talent } from "@bole/talent";

type Taker = Pick<Talent, "jobs" | "imports">;

/** A file may be a PDF of many pages. */
const FILE_MS = 8_000;

export interface TakenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export function bytesOf({ text, base64 }: Attachment): Uint8Array {
  return text === undefined ? Buffer.from(base64 ?? "", "base64") : new TextEncoder().encode(text);
}

export async function takeAttachment(
  talent: Taker,
  principal: Principal,
  kind: Attachment["kind"],
  { name, bytes }: TakenFile,
  threads: Threads = inlineThreads,
): Promise<Attached> {
  try {
    return kind === "job"
      ? await takeJob(talent, principal, { name, bytes }, threads)
      : await takeResume(talent, principal, { name, bytes });
  } catch (error) {
    const problem = isBoleError(error) ? error.message : errorText(error);
    return { kind, name, id: null, title: name, problem };
  }
}

async function takeJob(
  { jobs }: Taker,
  principal: Principal,
  file: TakenFile,
  threads: Threads,
): Promise<Attached> {
  const options = { subject: `"${file.name}"`, timeoutMs: FILE_MS };
  const { draft } = await threads.run(readJobFileJob, [file], options);
  const { id, title } = await jobs.create(principal, draft);
  return { kind: "job", name: file.name, id, title, problem: null };
}

async function takeResume(
  { imports }: Taker,
  principal: Principal,
  file: TakenFile,
): Promise<Attached> {
  const { person_id, resume, error } = await imports.import(principal, file, {});
  const title = resume?.basic.name || file.name;
  return { kind: "resume", name: file.name, id: person_id, title, problem: error?.message ?? null };
}
