/** Reads messages in threads: whatever somebody writes, nobody else waits for it. */
import { collapse } from "@bole/base";
import { type Threads, threadJob } from "@bole/base/threads";
import type { understand } from "./understand.ts";
import type { Turn, Understood } from "./understanding.ts";

export const understandJob = threadJob<typeof understand>(
  new URL("./understand.ts", import.meta.url),
  "understand",
);

export function understandIn(threads: Threads): (turn: Turn) => Promise<Understood> {
  return (turn) =>
    threads.run(understandJob, [{ ...turn, message: collapse(turn.message) }], {
      subject: "The message",
    });
}
