/**
 * Sessions: started, answered, read and listed. A session is a run of the engine; everything it found is in
 * that run's journal, and only what the person does with the plan afterwards is kept here.
 */
import type { Principal } from "@bole/base";
import {
  assertJson,
  type Engine,
  type Gate,
  isPlanDraft,
  type JsonValue,
  type Memory,
  type RunRecord,
} from "@bole/engine";
import { z } from "zod";
import type { Workspace } from "../analysts/ports.ts";
import { careerErrors } from "../errors.ts";
import type { FactEdit } from "../facts/fact.ts";
import { CAREER_GRAPH } from "../graph/career-graph.ts";
import { REPLY } from "../graph/replies.ts";
import { CAREER_STEP, projectState } from "../state/project-state.ts";
import { dayOf } from "../text/day.ts";
import { languageOf } from "../text/language.ts";
import { currentPlan, progressOf } from "./current-plan.ts";
import { closeFeed, openFeed, ownerOfFeed } from "./feeds.ts";
import { inScriptOf } from "./in-script.ts";
import { assertMovable } from "./move-item.ts";
import { CareerAnswer, CareerFeedback, ItemChange, NewCareerSession } from "./requests.ts";
import {
  type CareerStore,
  listSessionRows,
  readMarks,
  readSessionRow,
  type SessionRow,
  writeMark,
} from "./session-rows.ts";
import type { CareerSession, CareerSessionSummary, PlannedItem, WaitsFor } from "./session-view.ts";

export interface CareerSessionsOptions {
  readonly store: CareerStore;
  readonly engine: Pick<Engine, "start" | "post" | "settled">;
  readonly memory: Pick<Memory, "runs" | "journal" | "gates">;
  readonly workspace: Workspace;
  readonly now: () => Date;
  readonly newId: (prefix: string) => string;
}

const TITLE = 120;

function titleOf(message: string): string {
  const line = message.replaceAll(/\s+/g, " ");
  return line.length <= TITLE ? line : `${line.slice(0, TITLE - 1).trimEnd()}…`;
}

export class CareerSessions {
  readonly #parts: CareerSessionsOptions;

  constructor(parts: CareerSessionsOptions) {
    this.#parts = parts;
  }

  /** Answers when it is stored; it works on by itself. */
  async start(principal: Principal, request: NewCareerSession): Promise<string> {
    const { message, user_profile, language } = parsed(NewCareerSession, request);
    const { resume_id } = user_profile;
    // A résumé that is not there is refused now, not found missing in the report.
    if (resume_id !== null) await this.#parts.workspace.resumes.get(principal, resume_id);
    const at = this.#parts.now().toISOString();
    const id = this.#parts.newId("career");
    const input = {
      session_id: id,
      user_profile: { ...user_profile, user_id: principal.user },
      messages: [{ role: "user", content: message, at }],
      language: language ?? languageOf(message),
    };
    const title = titleOf(message);
    await this.#parts.store
      .forTenant(principal.tenant)
      .insertInto("career_sessions")
      .values({
        id,
        user_id: principal.user,
        title,
        input: JSON.stringify(input),
        feed_hash: null,
        created_at: at,
      })
      .execute();
    await this.#run(principal.tenant, { id, title, input });
    return id;
  }

  async get({ tenant, user }: Principal, id: string): Promise<CareerSession> {
    return this.#view(tenant, await readSessionRow(this.#parts.store.forTenant(tenant), user, id));
  }

  /** Which of these runs are sessions of somebody else: nobody but their person may look into them. */
  async othersOf(
    { tenant, user }: Principal,
    runs: readonly string[],
  ): Promise<ReadonlySet<string>> {
    if (runs.length === 0) return new Set();
    const rows = await this.#parts.store
      .forTenant(tenant)
      .selectFrom("career_sessions")
      .select("id")
      .where("id", "in", runs)
      .where("user_id", "!=", user)
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  async list(
    { tenant, user }: Principal,
    limit: number,
    before: string | null = null,
  ): Promise<{ items: CareerSessionSummary[]; next: string | null }> {
    const rows = await listSessionRows(
      this.#parts.store.forTenant(tenant),
      user,
      limit + 1,
      before === null ? null : Number(before),
    );
    const shown = rows.slice(0, limit);
    const items = await Promise.all(
      shown.map(async (row) => summaryOf(row, await this.#view(tenant, row))),
    );
    return { items, next: rows.length > limit ? String(shown.at(-1)?.pos ?? "") : null };
  }

  /** An answer to what the session asks. */
  async answer(principal: Principal, id: string, request: CareerAnswer): Promise<void> {
    const { message, turn, facts } = parsed(CareerAnswer, request);
    await this.#reply(principal, id, ["message"], turn, { text: message, facts: asJson(facts) });
  }

  /** What the person thinks of the report or the plan, whichever is there to be judged. */
  async feedback(principal: Principal, id: string, request: CareerFeedback): Promise<void> {
    const { turn, facts, ...reply } = parsed(CareerFeedback, request);
    const content = { ...reply, facts: asJson(facts) };
    await this.#reply(principal, id, ["report_feedback", "plan_feedback"], turn, content);
  }

  /** Ticks an action off, or moves it to a day on which the plan still holds. */
  async changeItem(
    principal: Principal,
    id: string,
    itemId: string,
    request: ItemChange,
  ): Promise<PlannedItem> {
    const { done, date } = parsed(ItemChange, request);
    const { final_plan, career_goals } = await this.get(principal, id);
    if (final_plan === null) throw noPlan(id);
    const item = final_plan.action_items.find(({ item_id }) => item_id === itemId);
    if (!item)
      throw careerErrors.error(
        "career-item-unknown",
        `The plan of "${id}" has no item "${itemId}".`,
      );
    const now = this.#parts.now();
    if (date !== undefined && date !== item.date)
      assertMovable(final_plan, career_goals, item, date, dayOf(now.getTime()));
    const db = this.#parts.store.forTenant(principal.tenant);
    const [before] = (await readMarks(db, id)).filter((mark) => mark.item_id === itemId);
    const done_at =
      done === undefined
        ? (before?.done_at ?? null)
        : done
          ? (before?.done_at ?? now.toISOString())
          : null;
    await writeMark(
      db,
      id,
      { item_id: itemId, done_at, date: date ?? before?.date ?? null },
      now.toISOString(),
    );
    const after = await this.get(principal, id);
    return after.final_plan?.action_items.find(({ item_id }) => item_id === itemId) ?? item;
  }

  openFeed(principal: Principal, id: string): Promise<string> {
    return openFeed(this.#parts.store, principal, id);
  }

  closeFeed(principal: Principal, id: string): Promise<void> {
    return closeFeed(this.#parts.store, principal, id);
  }

  async ofFeed(token: string): Promise<CareerSession> {
    const { tenant, user_id, id } = await ownerOfFeed(this.#parts.store, token);
    return this.#view(
      tenant,
      await readSessionRow(this.#parts.store.forTenant(tenant), user_id, id),
    );
  }

  /** Starting it again continues it, so a process that died between storing and starting harms nobody. */
  async #run(
    tenant: string,
    { id, title, input }: Pick<SessionRow, "id" | "title" | "input">,
  ): Promise<RunRecord> {
    // As input, not as arguments: there "$16 an hour" would be the result of a step.
    const args = Object.fromEntries(
      Object.keys(Object(input)).map((name) => [name, `$input.${name}`]),
    );
    const plan = {
      description: title,
      steps: [{ id: CAREER_STEP, action: CAREER_GRAPH, args }],
    };
    if (!isPlanDraft(plan))
      throw careerErrors.error("career-session-unknown", `The session "${id}" cannot be read.`);
    return this.#parts.engine.start({
      ...{ tenant, run_id: id, plan, priority: "person" },
      input: assertJson(input, "A career session"),
    });
  }

  async #view(tenant: string, row: SessionRow): Promise<CareerSession> {
    const { memory, store } = this.#parts;
    const run = (await memory.runs.get(tenant, row.id)) ?? (await this.#run(tenant, row));
    const state = projectState(row.input, await memory.journal.read(tenant, row.id));
    const marks = await readMarks(store.forTenant(tenant), row.id);
    const final_plan = state.final_plan && currentPlan(state.final_plan, marks);
    const session = {
      ...state,
      final_plan,
      progress: progressOf(final_plan),
      status: run.status,
      waits_for: waitsFor(await this.#gate(tenant, row.id)),
      failure: run.error?.message ?? null,
      has_feed: row.feed_hash !== null,
      created_at: row.created_at,
    };
    return inScriptOf(state.messages, session);
  }

  async #gate(tenant: string, id: string): Promise<Gate | null> {
    const gates = await this.#parts.memory.gates.ofRun(tenant, id);
    return gates.find(({ status, event }) => status === "pending" && event === REPLY) ?? null;
  }

  async #reply(
    principal: Principal,
    id: string,
    kinds: readonly WaitsFor[],
    turn: number | undefined,
    content: { readonly [field: string]: JsonValue },
  ): Promise<void> {
    const { tenant } = principal;
    const { waits_for, turn: now, current_stage } = await this.get(principal, id);
    if (waits_for === null || !kinds.includes(waits_for) || (turn !== undefined && turn !== now)) {
      throw careerErrors.error("career-not-asking", {
        detail:
          waits_for === null
            ? `The session "${id}" waits for nothing now; it is at "${current_stage}".`
            : `The session "${id}" waits for ${waits_for}, turn ${now}.`,
        data: { waits_for, turn: now, current_stage },
      });
    }
    const at = this.#parts.now().toISOString();
    await this.#parts.engine.post({
      tenant,
      event: REPLY,
      data: { session_id: id, turn: now, at, ...content },
    });
  }
}

/** Fields that were left out are no JSON. */
const asJson = (edits: readonly FactEdit[]): JsonValue =>
  edits.map(({ fact_id, kind, words }) => ({
    ...(fact_id !== undefined && { fact_id }),
    ...(kind !== undefined && { kind }),
    words,
  }));

const WAITS: Readonly<Record<string, WaitsFor>> = {
  intake: "message",
  user_feedback: "report_feedback",
  plan_feedback: "plan_feedback",
};

const waitsFor = (gate: Gate | null): WaitsFor | null =>
  gate === null ? null : (WAITS[gate.step] ?? null);

function summaryOf(
  row: SessionRow,
  { status, current_stage, waits_for, progress }: CareerSession,
): CareerSessionSummary {
  return {
    session_id: row.id,
    title: row.title,
    status,
    current_stage,
    waits_for,
    progress,
    created_at: row.created_at,
  };
}

export const noPlan = (id: string) =>
  careerErrors.error("career-no-plan", `The session "${id}" has no plan yet.`);

function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw careerErrors.error("career-request-invalid", {
    detail: z.prettifyError(result.error),
    issues: result.error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
  });
}
