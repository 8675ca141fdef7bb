/** Says the messages of a case to the assistant, and tells what became of the last one. */
import type { Reader, Reading } from "@bole/language";
import { createAgent, createUnderstand } from "@bole/resume";
import { differences } from "./differences.ts";
import type { EditCase } from "./edit-sets.ts";

/** The Wednesday that the sets were written for. */
const NOW = () => new Date("2026-11-18T09:00:00Z");

export interface Played {
  readonly reading: Reading | undefined;
  readonly reply: string;
  /** What was changed, or would be after a yes. */
  readonly diff: readonly string[];
  readonly isProposed: boolean;
}

export async function playCase(reader: Reader, one: EditCase): Promise<Played> {
  let reading: Reading | undefined;
  const listening: Reader = {
    name: reader.name,
    read: async (request) => {
      reading = await reader.read(request);
      return reading;
    },
  };
  let count = 0;
  const agent = createAgent({
    ...{ resume_data: one.resume, now: NOW, newId: (prefix) => `${prefix}-new-${++count}` },
    understand: createUnderstand(listening),
  });
  for (const message of one.before) await agent.processMessage(message);
  const before = agent.resumeData;
  reading = undefined;
  let after: Readonly<Record<string, unknown>> = before;
  let [reply, isProposed] = ["", false];
  for await (const event of agent.processMessageStream(one.message)) {
    if (event.type === "reply") reply = event.content;
    if (event.type !== "tool_result") continue;
    after = event.content.resume_data ?? after;
    isProposed ||= event.content.proposed === true;
  }
  return { reading, reply, diff: differences(before, after), isProposed };
}
