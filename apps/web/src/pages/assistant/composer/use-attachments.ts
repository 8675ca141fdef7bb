/** Files that wait for the next message; they become a job or people when it is sent. */
import type { Attached } from "@bole/server/contract";
import { useState } from "react";
import { newKey } from "../../../api/effects.ts";
import { attachFiles } from "../../../api/recruiter.ts";
import { guessKind } from "./guess-kind.ts";

export interface WaitingFile {
  readonly key: string;
  readonly file: File;
  readonly kind: Attached["kind"];
  /** What is wrong with it; such a file is not sent again. */
  readonly problem: string | null;
}

export function useAttachments() {
  const [files, setFiles] = useState<readonly WaitingFile[]>([]);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  return {
    files,
    isSending,
    error,
    add: (added: readonly File[], kind?: Attached["kind"]) =>
      setFiles((old) => [
        ...old,
        ...added.map((file) => ({
          key: newKey(),
          file,
          kind: kind ?? guessKind(file.name),
          problem: null,
        })),
      ]),
    setKind: (key: string, kind: Attached["kind"]) =>
      setFiles((old) => old.map((one) => (one.key === key ? { ...one, kind } : one))),
    remove: (key: string) => setFiles((old) => old.filter((one) => one.key !== key)),
    /** Null where one of them could not be read: the message waits until that is settled. */
    send: async (): Promise<Attached[] | null> => {
      if (files.length === 0) return [];
      setSending(true);
      setError(null);
      try {
        const answers = await Promise.all(files.map(sendOne));
        const failed = answers.filter(({ result }) => result.problem !== null);
        setFiles(failed.map(({ one, result }) => ({ ...one, problem: result.problem })));
        return failed.length > 0 ? null : answers.map(({ result }) => result);
      } catch (reason) {
        setError(reason);
        return null;
      } finally {
        setSending(false);
      }
    },
  };
}

export type Attachments = ReturnType<typeof useAttachments>;

/** One request each: none is too large, and each has an answer of its own. */
async function sendOne(one: WaitingFile) {
  const [result] = await attachFiles(one.kind, [one.file]);
  if (result === undefined)
    throw new Error(`The server did not say what became of ${one.file.name}`);
  return { one, result };
}
