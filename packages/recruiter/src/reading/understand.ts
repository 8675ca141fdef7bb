/**
 * What a message wants, as the embedded reader reads it, with everything that it names found in the workspace or asked
 * for. Nothing is changed by reading.
 */
import { collapse, isTimeZone } from "@bole/base";
import type { ExecutionCtx } from "@bole/engine";
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
import { orWholeWish } from "./whole-wish.ts";
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
  /** What is read instead where the guardrails refuse the message. */
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
  const isRefused = await isRefusedMessage(parts, given, language, ctx);
  return {
    turn: {
      ...{ tenant, message, language, zone, page, attachments, pending, workspace, state },
      ...{ done: memory.done, now: ctx.clock.now(), isDecision, unfinished: memory.unfinished },
    },
    records: {
      person: workspace.people.map(({ person }) => person.name),
      job: workspace.jobs.map(({ title }) => title),
    },
    // The chat's input guard says why.
    refused: isRefused ? refusedReading(message, language, state) : null,
  };
}

export async function readEmbedded(
  parts: UnderstandingParts,
  { turn, records, refused }: PreparedMessage,
  { signal }: ReadCtx,
  embedded_because: EmbeddedBecause,
): Promise<Reading> {
  if (refused !== null) return refused;
  const { message, state, isDecision } = turn;
  const request = { product: "recruiter", message, state, records, signal } as const;
  const read = await parts.reader.read(request);
  const reading = isDecision ? read : await orWholeWish(read, request, parts.reader);
  return carryOutIn(parts, { ...turn, embedded_because }, reading, signal);
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
  { state }: SessionMemory,
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
  const focus = Object.entries(state.focus).map(([kind, item]) => [kind, named(item)] as const);
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

async function isRefusedMessage(
  { guardrails }: UnderstandingParts,
  { message, user, roles, session_id }: IncomingMessage,
  language: "zh" | "en",
  { tenant }: ReadCtx,
): Promise<boolean> {
  const context = { tenant, user, roles, session_id, language, dry_run: true };
  return !(await guardrails.checkInput(message, context)).allowed;
}

/** Of a message that the guardrails refuse: an order that was smuggled in is nobody's wish. */
const refusedReading = (
  goal: string,
  language: "zh" | "en",
  state: ConversationState,
): Reading => ({
  ...{ route: "chat", wanted: null, confidence: 1, language, goal, answered: null, asks: [] },
  ...{ refused: null, actions: [], said: "", is_question: false, intended: null, notes: [], state },
  ...{ unfinished: "", spoken: null },
  ...{ calls: [{ tool: "refuse", args: {} }], reader: "embedded", embedded_because: null },
});
