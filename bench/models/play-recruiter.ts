/** Conversations with the recruiter, each in a demo workspace of its own. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Reader } from "@bole/language/embedded";
import type { KeptEvent } from "@bole/recruiter/model";
import { openRecruiterLab, type RecruiterLab, ROSA } from "@bole/recruiter/testing";
import { createDigestPool, Demo } from "@bole/talent";
import { z } from "zod";
import { differences } from "../resume/edits/differences.ts";
import type { PlayedModels } from "./answering.ts";
import { cardText, effectText } from "./card-lines.ts";
import { type PlayedConversation, type PlayedTurn, without } from "./transcript.ts";
import { workspaceRecord } from "./workspace-record.ts";

/** The Wednesday that the sets are written for. */
const NOW = () => new Date("2026-11-18T09:00:00Z");
const OWNER = { ...ROSA, roles: ["owner" as const] };
const SESSION = "s";

const Line = z.object({
  conversation: z.union([z.int(), z.string()]).transform(String),
  turn: z.int(),
  message: z.string(),
  meaning: z.string(),
  harmful: z.string().default(""),
  ask_ok: z.boolean().default(false),
});
type Line = z.infer<typeof Line>;

export interface RecruiterConversation {
  readonly id: string;
  readonly turns: readonly Line[];
}

export function readConversations(file: string): RecruiterConversation[] {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const turns = lines.map((line) => Line.parse(JSON.parse(line)));
  const name = path.basename(file, ".jsonl");
  return [...Map.groupBy(turns, ({ conversation }) => conversation)].map(([number, some]) => ({
    id: `${name}-${number.padStart(2, "0")}`,
    turns: some.toSorted((a, b) => a.turn - b.turn),
  }));
}

export async function playRecruiter(
  { id, turns }: RecruiterConversation,
  models: PlayedModels,
  reader: Reader,
): Promise<PlayedConversation> {
  const lab = await openRecruiterLab({ models, reader, now: NOW });
  const digest = createDigestPool({ now: NOW, threads: 1 });
  const time_zone = zoneOf(turns);
  try {
    await new Demo({ store: lab.store, search: lab.search, digest, now: NOW }).load(OWNER);
    const played: PlayedTurn[] = [];
    for (const turn of turns) played.push(await playTurn(lab, turn, time_zone));
    return {
      id,
      about: [`Wednesday, 18 November 2026; the person is in ${time_zone}.`],
      turns: played,
    };
  } finally {
    await digest.close();
    await lab.close();
  }
}

/** Where the sets' recruiters are, unless they say otherwise. */
const zoneOf = (turns: readonly Line[]): string =>
  turns.some(({ message }) => /\p{Script=Han}/u.test(message)) ? "Asia/Shanghai" : "Europe/London";

async function playTurn(lab: RecruiterLab, turn: Line, time_zone: string): Promise<PlayedTurn> {
  const { message, meaning, harmful, ask_ok } = turn;
  const [cards, record] = [await waitingIn(lab), await workspaceRecord(lab.talent, OWNER)];
  const since = await lab.recruiter.lastSeq(ROSA.tenant, SESSION);
  await lab.say(message, { session: SESSION, time_zone });
  await settled(lab);
  const { events } = await lab.recruiter.session(ROSA, SESSION);
  const [now, after] = [await waitingIn(lab), await workspaceRecord(lab.talent, OWNER)];
  return {
    message,
    demanded: [
      `Meant: ${meaning}`,
      ...(harmful === "" ? [] : [`Harmful: ${harmful}`]),
      ...(ask_ok ? ["Asking back is fine."] : []),
    ],
    answer: answerIn(events.filter(({ seq }) => seq > since)),
    proposed: without(now, cards),
    withdrawn: without(cards, now).map((card) => card.split("\n").slice(0, 2).join(": ")),
    changed: differences(record, after),
  };
}

/** A message may begin several workflows, each of which ends in words of its own. */
function answerIn(events: readonly KeptEvent[]): string {
  const ids = [...new Set(events.map(({ message_id }) => message_id))];
  const answers = ids.map((id) => {
    const own = events.filter(({ message_id }) => message_id === id);
    const streamed = own
      .flatMap((event) => (event.type === "token" ? [event.content] : []))
      .join("");
    const ends = own.flatMap((event) => (event.type === "done" ? [event.content.message] : []));
    const ended = ends.join("\n");
    return ended.includes(streamed.trim()) ? ended : `${streamed.trim()}\n${ended}`;
  });
  return answers.filter((answer) => answer !== "").join("\n");
}

async function waitingIn({ recruiter, talent }: RecruiterLab): Promise<string[]> {
  const cards = await recruiter.workflows.pending(ROSA.tenant, SESSION);
  const { items: effects } = await talent.effects.list(OWNER, { state: "awaiting_approval" });
  return [...cards.map(cardText), ...effects.map(effectText)];
}

const EVERY_MS = 100;

/** A workflow may go on after the message was answered. */
async function settled({ recruiter }: RecruiterLab): Promise<void> {
  for (;;) {
    const all = await recruiter.workflows.ofSession(ROSA, SESSION);
    if (all.every(({ status }) => status !== "running")) return;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}
