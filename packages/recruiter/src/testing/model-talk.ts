/** Talks to the recruiter in a small workspace, with a model whose answers are scripted. */
import { createModels, hashedNgrams } from "@bole/models";
import { type Scenario, startModelServer } from "@bole/testing";
import { openRecruiterLab, ROSA } from "./recruiter-lab.ts";
import { recruiterScript } from "./recruiter-script.ts";
import { fillSmall } from "./small-workspace.ts";

export const calls = (...made: readonly (readonly [string, object])[]): Scenario => ({
  kind: "calls",
  calls: made.map(([tool, input]) => ({ tool, input })),
});
export const says = (text: string): Scenario => ({ kind: "answer", text });

interface TalkOptions {
  readonly now?: () => Date;
  /** How long the model may take. @default 1 minute */
  readonly timeout_ms?: number;
}

export async function openModelTalk({ now, timeout_ms = 60_000 }: TalkOptions = {}) {
  const { plain, ...reader } = recruiterScript();
  const server = await startModelServer();
  const endpoint = { provider: "openai-compatible", name: "x", url: server.url, key: "k" } as const;
  const rest = { failures: 1_000, ms: 1 };
  const embedder = hashedNgrams();
  const models = createModels({ models: [endpoint], retries: 0, rest, embedder });
  // Mails and rankings are other tasks.
  const { run } = createModels({ embedder });
  const impatient: typeof models.converse = (conversation, ctx) =>
    models.converse({ ...conversation, timeout_ms }, ctx);
  const lab = await openRecruiterLab({
    models: { run, converse: impatient },
    reader,
    ...(now && { now }),
  });
  await fillSmall(lab.talent, ROSA);
  let sessions = 0;
  const session = () => `s${sessions}`;
  /** In the markup of the examples: the embedded reader reads it so. */
  async function goOn(markup: string, ...answers: readonly Scenario[]) {
    await server.script(...answers);
    // Sure, but not certain: that is only what a person has chosen.
    const events = await lab.say(plain(markup, 0.97), { session: session() });
    const tokens = events.flatMap((event) => (event.type === "token" ? [event.content] : []));
    const [done] = events.flatMap((event) => (event.type === "done" ? [event.content] : []));
    const { items } = await lab.talent.effects.list(ROSA, { state: "awaiting_approval" });
    return { text: tokens.join(""), tokens, done, effects: items.length };
  }
  return {
    ...{ lab, server, plain, session, goOn },
    /** As the first message of a conversation. */
    say: (markup: string, ...answers: readonly Scenario[]) => {
      sessions += 1;
      return goOn(markup, ...answers);
    },
    close: async () => {
      await lab.close();
      await server.stop();
    },
  };
}
