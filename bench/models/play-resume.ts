/** Messages about résumés: each person's as one conversation about a stored résumé. Proposals are accepted before the next message. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Principal } from "@bole/base";
import type { Reader } from "@bole/language/embedded";
import {
  createModelReading,
  createUnderstand,
  ResumeChat,
  ResumeDesk,
  resumeMigrations,
  TurnEnd,
} from "@bole/resume";
import { openStore } from "@bole/store";
import {
  createDigestPool,
  openTalent,
  ResumeData,
  searchMigrations,
  talentMigrations,
} from "@bole/talent";
import { z } from "zod";
import { differences } from "../resume/edits/differences.ts";
import type { PlayedModels } from "./answering.ts";
import type { PlayedConversation, PlayedTurn } from "./transcript.ts";

const NOW = () => new Date("2026-11-18T09:00:00Z");
const ME: Principal = { tenant: "acme", user: "ada", roles: ["owner"] };

const Case = z.object({
  n: z.int(),
  message: z.string(),
  meaning: z.string(),
  ask_ok: z.boolean().default(false),
});
const People = z.object({
  people: z.array(z.object({ name: z.string(), resume: ResumeData, cases: z.array(Case) })),
});

export interface ResumeConversation {
  readonly id: string;
  readonly resume: ResumeData;
  readonly cases: readonly z.infer<typeof Case>[];
}

export function readPeople(file: string): ResumeConversation[] {
  const set = path.basename(file, ".json");
  const { people } = People.parse(JSON.parse(readFileSync(file, "utf8")));
  return people.map(({ name, resume, cases }) => ({
    id: `${set}-${name.replaceAll(/[^\p{L}\p{N}]+/gu, "-")}`,
    ...{ resume, cases: cases.toSorted((a, b) => a.n - b.n) },
  }));
}

export async function playResume(
  { id, resume, cases }: ResumeConversation,
  models: PlayedModels,
  reader: Reader,
): Promise<PlayedConversation> {
  const store = await openStore({
    file: ":memory:",
    migrations: [talentMigrations, searchMigrations, resumeMigrations],
  });
  const digest = createDigestPool({ now: NOW, threads: 1 });
  try {
    const talent = openTalent({ store, digest, now: NOW });
    const parts = { store, talent, now: NOW, ...counted() };
    const desk = new ResumeDesk(parts);
    const understand = createUnderstand(reader);
    const byModel = createModelReading(reader);
    const chat = new ResumeChat({ ...parts, understand, byModel, models });
    const { id: resume_id } = await desk.create(ME, { data: resume });
    const dataOf = async () => (await desk.get(ME, resume_id)).resume.data;
    const turns: PlayedTurn[] = [];
    for (const { message, meaning, ask_ok } of cases) {
      const before = await dataOf();
      const events = await chat.send(ME, { message, resume_id, session_id: "s" });
      const changed = differences(before, await dataOf());
      const { proposal } = TurnEnd.parse(events.at(-1)?.content);
      if (proposal !== null) await chat.decide(ME, "s", proposal.id, { apply: "all" });
      const replies = events.flatMap((event) => (event.type === "reply" ? [event.content] : []));
      turns.push({
        ...{ message, answer: replies.join("\n"), withdrawn: [], changed },
        demanded: [`Meant: ${meaning}`, ...(ask_ok ? ["Asking back is fine."] : [])],
        proposed: proposal === null ? [] : differences(before, await dataOf()),
      });
    }
    const about = [
      "Wednesday, 18 November 2026. What waits for a yes gets one before the next message.",
      ...["", "```json", JSON.stringify(resume, null, 1), "```"],
    ];
    return { id, about, turns };
  } finally {
    await digest.close();
    await store.close();
  }
}

function counted() {
  let count = 0;
  return {
    newId: (prefix: string) => `${prefix}_${++count}`,
    newEntryId: (prefix: string) => `${prefix}-${++count}`,
  };
}
