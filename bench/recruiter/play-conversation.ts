/** Says the messages of one conversation to the recruiter in a fresh demo workspace, and keeps what came of each. */
import type { ReadCall, Reader } from "@bole/language";
import { openRecruiterLab } from "@bole/recruiter/testing";
import { createDigestPool, Demo } from "@bole/talent";

/** The Wednesday that the sets were written for. */
const NOW = () => new Date("2026-11-18T09:00:00Z");
const ROSA = { tenant: "acme", user: "rosa", roles: ["owner" as const] };

export interface PlayedTurn {
  readonly message: string;
  /** What the reader made of it. */
  readonly read: readonly ReadCall[];
  /** What was done or proposed. */
  readonly calls: readonly { readonly tool: string; readonly args: unknown }[];
  readonly answer: string;
  /** Cards that came with it. */
  readonly waits: readonly { readonly kind: string; readonly items: readonly unknown[] }[];
}

export async function playConversation(
  reader: Reader,
  messages: readonly string[],
): Promise<PlayedTurn[]> {
  let read: readonly ReadCall[] = [];
  const noted: Reader = {
    name: reader.name,
    read: async (request) => {
      const reading = await reader.read(request);
      read = reading.calls;
      return reading;
    },
  };
  const lab = await openRecruiterLab({ reader: noted, now: NOW });
  const digest = createDigestPool({ now: NOW, threads: 1 });
  try {
    await new Demo({ store: lab.store, search: lab.search, digest, now: NOW }).load(ROSA);
    const played: PlayedTurn[] = [];
    for (const message of messages) {
      read = [];
      const events = await lab.say(message);
      const [done] = events.flatMap((event) => (event.type === "done" ? [event.content] : []));
      const waits = events.flatMap((event) =>
        event.type === "approval_needed" ? [event.content] : [],
      );
      const told = events.flatMap((event) => (event.type === "token" ? [event.content] : []));
      const streamed = told.join("");
      const ended = done?.message ?? "";
      played.push({
        ...{ message, read, calls: done?.calls ?? [] },
        answer: ended.includes(streamed) ? ended : `${streamed}\n${ended}`,
        waits: waits.map(({ kind, items }) => ({ kind, items: items.map((one) => one.preview) })),
      });
    }
    return played;
  } finally {
    await digest.close();
    await lab.close();
  }
}
