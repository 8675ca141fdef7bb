/**
 * What a message wants, as the embedded reader reads it, with everything that it names found in the workspace or asked
 * for. Nothing is changed by reading.
 */
import { collapse, isTimeZone } from "@bole/base";
import type { ExecutionCtx } from "@bole/engine";
import type { CheckResult } from "@bole/guardrails";
import type { ConversationState, Item, Reading as ReadCalls } from "@bole/language";
import type { EmbeddedBecause } from "../model/embedded-because.ts";
import { cardsOf } from "./cards.ts";
import { carryOutJob, type TurnToCarryOut } from "./carry-out.ts";
import type { SessionMemory } from "./memory.ts";
import type { IncomingMessage } from "./message.ts";
import type { UnderstandingParts } from "./parts.ts";
import type { Pending } from "./pending.ts";
import { waitingProposals } from "./proposals.ts";
import type { Reading } from "./reading.ts";
import { spokenLanguage } from "./spoken-language.ts";
import { jobItem, personItem, type Workspace, workspaceOf } from "./workspace.ts";

export interface Unread {
  readonly message: IncomingMessage;
  readonly memory: SessionMemory;
  readonly pending: readonly Pending[];
  /** Whether it was said about what waits, and about nothing else. */
  readonly isDecision?: boolean;
}

export type ReadCtx = Pick<ExecutionCtx, "tenant" | "clock" | "signal">;

/** A message with everything that it is read with. */
export interface PreparedMessage {
  readonly turn: Omit<TurnToCarryOut, "embedded_because">;
  /** What is on record and can be named. */
  readonly records: { readonly person: readonly string[]; readonly job: readonly string[] };
  /** What the guardrails have found in it. */
  readonly verdicts: Reading["verdicts"];
  /** What is read instead where they refuse it. */
  readonly refused: Reading | null;
}

/** @param because why no model has read it */
export async function understand(
  parts: UnderstandingParts,
  unread: Unread,
  ctx: ReadCtx,
  because: EmbeddedBecause = "no_model",
): Promise<Reading> {
  return readEmbedded(parts, await prepareMessage(parts, unread, ctx), ctx, because);
}

export async function prepareMessage(
  parts: UnderstandingParts,
  { message: given, memory, pending, isDecision = false }: Unread,
  ctx: ReadCtx,
): Promise<PreparedMessage> {
  const { talent, guardrails } = parts;
  const { tenant } = ctx;
  const message = collapse(given.message);
  const workspace = await workspaceOf(talent, tenant);
  const language = spokenLanguage(withoutTitles(message, workspace), memory.language ?? "en");
  const proposals = await waitingProposals(talent, memory, tenant, language);
  const state = stateFor(given, memory, workspace, cardsOf(pending, proposals));
  const { policy } = await guardrails.policy(tenant);
  const { time_zone, page, attachments } = given;
  const zone = time_zone !== null && isTimeZone(time_zone) ? time_zone : policy.time_zone;
  const { allowed, verdicts } = await checked(parts, given, language, ctx);
  return {
    turn: {
      ...{ tenant, message, language, zone, page, attachments, pending, workspace, state },
      ...{ done: memory.done, now: ctx.clock.now(), isDecision, unfinished: memory.unfinished },
    },
    records: {
      person: workspace.people.map(({ person }) => person.name),
      job: workspace.jobs.map(({ title }) => title),
    },
    verdicts: [...verdicts],
    // The chat's input guard says why.
    refused: allowed
      ? null
      : { ...refusedReading(message, language, state), verdicts: [...verdicts] },
  };
}

export async function readEmbedded(
  parts: UnderstandingParts,
  { turn, records, verdicts, refused }: PreparedMessage,
  { signal }: ReadCtx,
  embedded_because: EmbeddedBecause,
): Promise<Reading> {
  if (refused !== null) return refused;
  const { message, state } = turn;
  const request = { product: "recruiter", message, state, records, signal } as const;
  const reading = await parts.reader.read(request);
  return { ...(await carryOutIn(parts, { ...turn, embedded_because }, reading, signal)), verdicts };
}

/** In a thread: words are compared with the whole workspace. */
export const carryOutIn = (
  { threads, talent, templates }: UnderstandingParts,
  turn: TurnToCarryOut,
  reading: ReadCalls,
  signal: AbortSignal,
): Promise<Reading> =>
  threads.runWith({ talent, templates }, carryOutJob, [turn, reading], {
    ...{ signal, subject: "The message" },
  });

/** What is in focus and waits, with the names that things have today; what the page shows comes first. */
function stateFor(
  { page }: IncomingMessage,
  { state, proposals }: SessionMemory,
  { people, jobs }: Workspace,
  pending: ConversationState["pending"],
): ConversationState {
  const known = new Map(
    [...people.map(personItem), ...jobs.map(jobItem)].map((one) => [one.id, one]),
  );
  const named = (item: Item): Item => known.get(item.id) ?? item;
  const shown = page.person_ids.flatMap((id) => known.get(id) ?? []);
  const job = page.job_id === null ? undefined : known.get(page.job_id);
  const [only, ...more] = shown;
  const isGone = ({ id }: Item) =>
    proposals.includes(id) && !pending.some((card) => card.id === id);
  const focus = Object.entries(state.focus).flatMap(([kind, item]) =>
    isGone(item) ? [] : [[kind, named(item)] as const],
  );
  return {
    ...state,
    focus: {
      ...Object.fromEntries(focus),
      ...(job && { job }),
      ...(only && more.length === 0 && { person: only }),
    },
    list: shown.length > 0 ? shown : state.list.map(named),
    about: state.about.map(named),
    pending: pending.map((card) => ({
      ...card,
      is_new: !state.pending.some(({ id }) => id === card.id),
    })),
  };
}

/** "Add Nora to the 大模型算法工程师 job" is English: a title is a name, unless it is all that is said. */
function withoutTitles(message: string, { jobs }: Workspace): string {
  const rest = jobs.reduce(
    (text, { title }) => (title === "" ? text : text.replaceAll(title, " ")),
    message,
  );
  return /\p{L}/u.test(rest) ? rest : message;
}

/** Nothing is logged here: that is for whoever answers. */
async function checked(
  { guardrails }: UnderstandingParts,
  { message, user, roles, session_id }: IncomingMessage,
  language: "zh" | "en",
  { tenant }: ReadCtx,
): Promise<CheckResult> {
  const context = { tenant, user, roles, session_id, language, dry_run: true };
  return guardrails.checkInput(message, context);
}

/** Of a message that the guardrails refuse: an order that was smuggled in is nobody's wish. */
const refusedReading = (
  goal: string,
  language: "zh" | "en",
  state: ConversationState,
): Reading => ({
  ...{ route: "chat", wanted: null, confidence: 1, language, goal, answered: null, asks: [] },
  ...{
    refused: null,
    actions: [],
    besides: [],
    said: "",
    is_question: false,
    intended: null,
    notes: [],
    state,
  },
  ...{ unfinished: "", spoken: null, verdicts: [] },
  ...{ calls: [{ tool: "refuse", args: {} }], reader: "embedded", embedded_because: null },
});
