/**
 * Sessions: started, answered, read and listed. A session is a run of the engine; everything it found is in
 * that run's journal, and only what the person does with the plan afterwards is kept here.
 */
import type { Principal } from "@bole/base";
import type { JsonValue } from "@bole/engine";
import type { Workspace } from "../analysts/ports.ts";
import { careerErrors } from "../errors.ts";
import type { FactEdit } from "../facts/fact.ts";
import { REPLY } from "../graph/replies.ts";
import { languageOf } from "../text/language.ts";
import { type CheckIn, NewCheckIn } from "./check-in.ts";
import { closeFeed, openFeed, ownerOfFeed } from "./feeds.ts";
import { parsed } from "./parsed.ts";
import { changeItem, checkIn, type PlanPlace, planOf, undoCheckIn } from "./plan-changes.ts";
import { CareerAnswer, CareerFeedback, ItemChange, NewCareerSession } from "./requests.ts";
import { type RunParts, runSession, summaryOf, viewSession } from "./run-session.ts";
import { listSessionRows, readSessionRow } from "./session-rows.ts";
import type { CareerSession, CareerSessionSummary, PlannedItem, WaitsFor } from "./session-view.ts";

export interface CareerSessionsOptions extends RunParts {
  readonly workspace: Workspace;
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
    await runSession(this.#parts, principal.tenant, { id, title, input });
    return id;
  }

  async get({ tenant, user }: Principal, id: string): Promise<CareerSession> {
    return viewSession(
      this.#parts,
      tenant,
      await readSessionRow(this.#parts.store.forTenant(tenant), user, id),
    );
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
      shown.map(async (row) => summaryOf(row, await viewSession(this.#parts, tenant, row))),
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

  /** Ticks an action off, words it anew, takes it out, or moves it to a day on which the plan still holds. */
  async changeItem(
    principal: Principal,
    id: string,
    itemId: string,
    request: ItemChange,
  ): Promise<PlannedItem> {
    const change = parsed(ItemChange, request);
    const before = await this.get(principal, id);
    await changeItem(this.#place(principal), before, itemId, change);
    // One that was taken out is answered as it was.
    const shown = change.removed === true ? before : await this.get(principal, id);
    const item = planOf(shown).action_items.find(({ item_id }) => item_id === itemId);
    if (item) return item;
    throw careerErrors.error("career-item-unknown", `The plan of "${id}" has no item "${itemId}".`);
  }

  /** How the week was: what is open moves by itself. */
  async checkIn(principal: Principal, id: string, request: NewCheckIn): Promise<CheckIn> {
    const taken = parsed(NewCheckIn, request);
    const session = await this.get(principal, id);
    return checkIn(this.#place(principal), session, taken, this.#parts.newId("check_in"));
  }

  async undoCheckIn(principal: Principal, id: string, checkInId: string): Promise<void> {
    await undoCheckIn(this.#place(principal), await this.get(principal, id), checkInId);
  }

  #place({ tenant }: Principal): PlanPlace {
    return { store: this.#parts.store, tenant, now: this.#parts.now() };
  }

  openFeed(principal: Principal, id: string): Promise<string> {
    return openFeed(this.#parts.store, principal, id);
  }

  closeFeed(principal: Principal, id: string): Promise<void> {
    return closeFeed(this.#parts.store, principal, id);
  }

  async ofFeed(token: string): Promise<CareerSession> {
    const { tenant, user_id, id } = await ownerOfFeed(this.#parts.store, token);
    return viewSession(
      this.#parts,
      tenant,
      await readSessionRow(this.#parts.store.forTenant(tenant), user_id, id),
    );
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
