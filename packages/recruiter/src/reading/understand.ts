/**
 * What a message wants, with everything that it names found in the workspace or asked for. A language model reads it
 * where one is configured, the embedded reader where there is none. Nothing is changed by reading.
 */
import { collapse, isTimeZone } from "@bole/base";
import type { ExecutionCtx } from "@bole/engine";
import type { ConversationState, Item } from "@bole/language";
import { readMessage } from "@bole/models";
import { cardsOf } from "./cards.ts";
import { carryOutJob } from "./carry-out.ts";
import type { SessionMemory } from "./memory.ts";
import type { IncomingMessage } from "./message.ts";
import type { UnderstandingParts } from "./parts.ts";
import type { Pending } from "./pending.ts";
import { waitingProposals } from "./proposals.ts";
import { readTaskFor } from "./read-task.ts";
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

type ReadCtx = Pick<ExecutionCtx, "tenant" | "clock" | "signal" | "run_id" | "budget" | "logger">;

export async function understand(
  parts: UnderstandingParts,
  { message: given, memory, pending, isDecision = false }: Unread,
  ctx: ReadCtx,
): Promise<Reading> {
  const { threads, talent, templates, guardrails } = parts;
  const { tenant, signal } = ctx;
  const message = collapse(given.message);
  const language = spokenLanguage(message, memory.language ?? "en");
  const workspace = await workspaceOf(talent, tenant);
  const proposals = await waitingProposals(talent, memory, tenant, language);
  const state = stateFor(given, memory, workspace, cardsOf(pending, proposals));
  // The chat's input guard says why.
  if (await isRefused(parts, given, language, ctx)) return refusedReading(message, language, state);
  const records = {
    person: workspace.people.map(({ person }) => person.name),
    job: workspace.jobs.map(({ title }) => title),
  };
  const asked = { message, state, records };
  const read = await readMessage(parts.models, readTaskFor(parts.reader), asked, ctx);
  const { embedded_because } = read;
  const request = { ...asked, product: "recruiter", signal } as const;
  const reading = isDecision
    ? read.reading
    : await orWholeWish(read.reading, request, parts.reader);
  const { policy } = await guardrails.policy(tenant);
  const { time_zone, page, attachments } = given;
  const zone = time_zone !== null && isTimeZone(time_zone) ? time_zone : policy.time_zone;
  const turn = {
    ...{ tenant, message, language, zone, page, attachments, pending, workspace, state },
    done: memory.done,
    now: ctx.clock.now(),
    embedded_because,
    isDecision,
    unfinished: memory.unfinished,
  };
  const options = { signal, subject: "The message" };
  return threads.runWith({ talent, templates }, carryOutJob, [turn, reading], options);
}

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
    pending,
  };
}

async function isRefused(
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
  unfinished: "",
  ...{ calls: [{ tool: "refuse", args: {} }], reader: "embedded", embedded_because: null },
});
