/**
 * What a message to the recruiter wants. Where a model is configured it works through the tools, and what it says leaves
 * while it says it; where there is none, it fails or may not spend more, the embedded reader reads the message. Either
 * way nothing is changed here.
 */
import { isTimeZone } from "@bole/base";
import type { ExecutionCtx } from "@bole/engine";
import { type Facts, masked } from "@bole/guardrails";
import { latinNames } from "@bole/language/text";
import type { Conversed } from "@bole/models";
import { RECRUITER_CHAT } from "@bole/models/prompts";
import { answer } from "../chat/answers/answer.ts";
import type { ChatParts } from "../chat/parts.ts";
import { CHAT_WORDS } from "../chat/words.ts";
import { namedItems } from "../reading/named-items.ts";
import type { Reading, Spoken } from "../reading/reading.ts";
import {
  carryOutIn,
  type PreparedMessage,
  prepareMessage,
  readEmbedded,
  type Unread,
} from "../reading/understand.ts";
import type { Workspace } from "../reading/workspace.ts";
import type { Said } from "../router/ports.ts";
import { sentencesOf, speak } from "../router/speak.ts";
import { ModelTurn } from "./model-turn.ts";
import { Speech } from "./speech.ts";
import { stateData, workspaceData } from "./state-data.ts";
import { RECRUITER_CHAT_TASK, TOOL_SCHEMAS } from "./tools.ts";

/** How far back a conversation is shown to a model. */
const TURNS = 12;

type ConverseCtx = Pick<
  ExecutionCtx,
  "tenant" | "clock" | "signal" | "run_id" | "budget" | "logger" | "progress" | "warn"
>;

export async function understandMessage(
  parts: ChatParts,
  unread: Unread,
  ctx: ConverseCtx,
): Promise<Reading> {
  const prepared = await prepareMessage(parts, unread, ctx);
  if (prepared.refused !== null) return prepared.refused;
  const read = await readByModel(parts, prepared, unread, ctx);
  return "reading" in read ? read.reading : readEmbedded(parts, prepared, ctx, read.because);
}

async function readByModel(
  parts: ChatParts,
  prepared: PreparedMessage,
  { message: { message, ...who }, pending }: Unread,
  ctx: ConverseCtx,
): Promise<{ readonly reading: Reading } | Pick<Missed, "because">> {
  const { turn, records } = prepared;
  const { language, state, workspace } = turn;
  const { tenant, signal } = ctx;
  const request = { product: "recruiter", message: turn.message, state, records, signal };
  const history = await parts.sessions.history(tenant, who.session_id, TURNS);
  const [background, data] = [workspaceData(prepared), stateData(prepared)];
  const named = namedItems(turn.message, workspace).map(({ item }) => item.label);
  const known = [
    message,
    ...named,
    ...history.map(({ text }) => text),
    JSON.stringify([background, data]),
  ];
  const speaker = { ...who, language };
  const speech: Speech = new Speech({
    ...{ parts, speaker, ctx },
    facts: () => {
      const facts = [...known, ...work.facts];
      return [...facts, ...latinNamesIn(facts, workspace)];
    },
    isAboutRecords: (sentence) => work.facts.length > 0 || names(sentence, workspace),
  });
  const work: ModelTurn = new ModelTurn({
    prepared,
    known,
    spokenOf: spokenOf(history, workspace),
    opinion: await parts.reader.read(request),
    carryOut: (calls) => {
      const scene = { ...turn, embedded_because: null };
      return carryOutIn(parts, scene, { calls: [...calls], reader: "model" }, signal);
    },
    answer: (asked) =>
      answer({
        ...{ parts, asked, tenant, session_id: who.session_id, pending, zone: turn.zone, ctx },
        ...{ own: ownZone(who.time_zone, turn.zone), now: turn.now },
      }),
    show: (text) => speech.show(text),
  });
  const conversed = await parts.models.converse(
    {
      ...{ name: RECRUITER_CHAT_TASK, instructions: RECRUITER_CHAT, tools: TOOL_SCHEMAS },
      history: history.map(shownAgain),
      background: { workspace: background },
      data: { state: data },
      message: turn.message,
      perform: async (call) => {
        const result = await work.perform(call);
        // What was looked up beside it may be told.
        speech.hold(work.isAsking && work.replies.length === 0);
        return result;
      },
      review: async () => (work.isAsking ? undefined : speech.struck()),
      onText: (piece) => speech.hear(piece),
      onStep: (why) => speech.step(why),
    },
    ctx,
  );
  const text = await speech.end(conversed.solver === "model");
  if (conversed.solver === "embedded" && !work.isRefused) {
    // What has left cannot be taken back; whoever goes on begins in a new line.
    if (text !== "") ctx.progress("\n", { token: true });
    return { because: conversed.because };
  }
  const reading = await work.reading();
  const spoken = await withSomethingSaid(text, work, reading, (pieces) =>
    speak(parts, pieces, speaker, ctx),
  );
  const calls = reading.calls.length > 0 ? reading.calls : [{ tool: "talk", args: {} }];
  return {
    reading: { ...reading, asks: [], calls, spoken, language, verdicts: prepared.verdicts },
  };
}

/** Whether a sentence names somebody or a job on record; "senior staff" names none. */
const names = (sentence: string, { people, jobs }: Workspace): boolean =>
  namedItems(sentence, { people, jobs: [] }).length > 0 ||
  jobs.some(({ title }) => title !== "" && sentence.includes(title));

/** Whom the last answer has named. */
function spokenOf(history: readonly Said[], { people }: Workspace) {
  const last = history.findLast(({ role }) => role === "assistant")?.text ?? "";
  return namedItems(last.slice(0, LONGEST_SAID), { people, jobs: [] }).map(({ item }) => item);
}

/** 邓丽华 is Deng Lihua in an English answer. */
function latinNamesIn(facts: Facts, { people }: Workspace): string[] {
  const text = facts.filter((fact) => typeof fact === "string").join("\n");
  const named = people.filter(({ person }) => text.includes(person.name));
  return named.flatMap(({ person }) => latinNames(person.name));
}

type Missed = Extract<Conversed, { solver: "embedded" }>;

/** UTC is what a workspace has that was never asked. */
function ownZone(said: string | null, zone: string): string | null {
  if (said !== null && isTimeZone(said)) return said;
  return zone === "UTC" ? null : zone;
}

/** More of an old answer would not be read. */
const LONGEST_SAID = 2_000;
const shownAgain = ({ role, text }: Said) => ({ role, text: masked(text.slice(0, LONGEST_SAID)) });

/** An answer is never empty: where nothing of a model's was let through, what was looked up is told as it is. */
async function withSomethingSaid(
  text: string,
  { replies }: ModelTurn,
  reading: Reading,
  say: (pieces: readonly string[]) => Promise<string>,
): Promise<Spoken> {
  const isSilent = text === "" && reading.said === "" && reading.refused === null;
  const hasWork = reading.actions.length > 0 || reading.route !== "chat";
  const nothing = hasWork ? "" : CHAT_WORDS[reading.language].unbacked;
  const instead = replies.length > 0 ? replies.map((one) => one.text).join("\n") : nothing;
  return {
    text: isSilent ? await say(sentencesOf(instead)) : text,
    links: replies.flatMap(({ links }) => links),
    person_ids: replies.findLast(({ person_ids }) => person_ids.length > 0)?.person_ids ?? [],
    job_id: replies.findLast(({ job_id }) => job_id !== null)?.job_id ?? null,
  };
}
