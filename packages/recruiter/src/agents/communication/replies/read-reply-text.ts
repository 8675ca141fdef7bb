import { threadJob } from "@bole/base/threads";
import { ownWords } from "@bole/talent";
import { readInterest } from "./read-interest.ts";
import { readTimes } from "./read-times.ts";

/** What the words of a reply say: whether they are interested, and when they have time. */
export function readReplyText(text: string, subject: string, at: Date) {
  const said = ownWords(text);
  const { interested, because } = readInterest(said, subject);
  return { interested, because, preferred: readTimes(said, at) };
}

export const readReplyTextJob = threadJob<typeof readReplyText>(
  new URL(import.meta.url),
  "readReplyText",
);
