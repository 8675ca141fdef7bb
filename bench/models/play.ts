/** Says the messages of the sealed sets to the products, with a model behind them. */
import type { Reader } from "@bole/language/embedded";
import { openRecruiterLab } from "@bole/recruiter/testing";
import { createAgent, createModelReading, createUnderstand } from "@bole/resume";
import { createDigestPool, Demo, type ResumeData } from "@bole/talent";
import {
  judgeRecruiterTurn,
  judgeResumeCase,
  type RecruiterTurn,
  type ResumeCase,
  type Verdict,
} from "./score-answers.ts";
import type { UnderTest } from "./under-test.ts";

/** The Wednesday that the sets were written for. */
const NOW = () => new Date("2026-11-18T09:00:00Z");
const ROSA = { tenant: "acme", user: "rosa", roles: ["owner" as const] };

/** One conversation with the recruiter in a fresh demo workspace. */
export async function playConversation(
  { models }: UnderTest,
  reader: Reader,
  turns: readonly RecruiterTurn[],
): Promise<Verdict[]> {
  const lab = await openRecruiterLab({ models, reader, now: NOW });
  const digest = createDigestPool({ now: NOW, threads: 1 });
  try {
    await new Demo({ store: lab.store, search: lab.search, digest, now: NOW }).load(ROSA);
    const verdicts: Verdict[] = [];
    for (const turn of turns) {
      const events = await lab.say(turn.message);
      const [done] = events.flatMap((event) => (event.type === "done" ? [event.content] : []));
      const tools = done?.calls.map(({ tool }) => tool) ?? [];
      verdicts.push(judgeRecruiterTurn(turn, tools));
    }
    return verdicts;
  } finally {
    await digest.close();
    await lab.close();
  }
}

/** Messages about a résumé, each to the résumé as it is, after those that were said before it. */
export async function playEdits(
  { models }: UnderTest,
  reader: Reader,
  resume: ResumeData,
  cases: readonly ResumeCase[],
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const one of cases) {
    let count = 0;
    const agent = createAgent({
      ...{ resume_data: resume, models, now: NOW, newId: (prefix) => `${prefix}-${++count}` },
      understand: createUnderstand(reader),
      byModel: createModelReading(reader),
    });
    let before = JSON.stringify(resume);
    for (const message of one.before)
      before = JSON.stringify((await agent.processMessage(message)).resume_data);
    const { resume_data } = await agent.processMessage(one.message);
    verdicts.push(judgeResumeCase(one, before, JSON.stringify(resume_data)));
  }
  return verdicts;
}
