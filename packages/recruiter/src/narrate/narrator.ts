/**
 * Follows the runs of messages and workflows and writes what they tell into the conversation's log. It
 * begins where the log ends, so nothing is told twice or left out, whoever follows and however often the
 * process dies. A workflow that waits is not followed: it is looked at again when its run has moved.
 */
import type { Engine, Logger, Memory, RunEvent } from "@bole/engine";
import type { Talent, Workflow } from "@bole/talent";
import type { RecruiterEvent } from "../model/index.ts";
import { spokenLanguage } from "../reading/spoken-language.ts";
import type { EventLog, EventPlace } from "../sessions/event-log.ts";
import type { StoredMessage } from "../sessions/message-rows.ts";
import { runIdOf } from "../sessions/run-id.ts";
import { plannerOf } from "../supervisor/plan-facts.ts";
import { type BookParts, keepBooks } from "../workflows/book-keeping.ts";
import { changeState } from "../workflows/change-state.ts";
import type { PlanBook } from "../workflows/plan-book.ts";
import { stateOf } from "../workflows/workflow-state.ts";
import { endOfMessage, outcomeOf, tellMessage } from "./tell-message.ts";
import { WorkflowTeller } from "./tell-workflow.ts";
import { Tellings } from "./tellings.ts";

export interface NarratorParts extends Pick<BookParts, "holds"> {
  readonly engine: Pick<Engine, "run" | "events">;
  readonly memory: Pick<Memory, "gates" | "events">;
  readonly talent: Pick<Talent, "workflows" | "mails">;
  readonly plans: PlanBook;
  readonly log: EventLog;
  readonly logger: Pick<Logger, "error">;
}

const LAST: ReadonlySet<Workflow["status"]> = new Set(["completed", "failed", "cancelled"]);

export class Narrator {
  readonly #parts: NarratorParts;
  /** Messages and workflows that are being told now. */
  readonly #tellings: Tellings;
  readonly #watches = new Map<string, () => void>();
  #closed = false;

  constructor(parts: NarratorParts) {
    this.#parts = parts;
    // What is not told now is told when the run is followed again.
    this.#tellings = new Tellings((run_id, err) =>
      parts.logger.error("a run could not be told", { run_id, err }),
    );
  }

  /** Resolves when all that the message's own run tells is written. */
  message(tenant: string, message: StoredMessage): Promise<void> {
    return this.#tellings.once(message.run_id, () => this.#tellMessage(tenant, message));
  }

  /** Resolves when the workflow waits or has ended, and that is written. */
  workflow(tenant: string, id: string): Promise<void> {
    return this.#tellings.again(id, () => this.#tellWorkflow(tenant, id));
  }

  /** Workflows that another process may have moved. */
  async lookAt(
    workflows: readonly { readonly tenant: string; readonly id: string }[],
  ): Promise<void> {
    for (const { tenant, id } of workflows) {
      if (this.#closed || this.#tellings.going(id) !== undefined) continue;
      const last = await this.#parts.memory.events.lastSeq(tenant, id);
      if (last > (await this.#parts.log.toldOf(tenant, id))) void this.workflow(tenant, id);
      else this.#watch(tenant, id);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const stop of this.#watches.values()) stop();
    this.#watches.clear();
    await this.#tellings.close();
  }

  async #tellMessage(tenant: string, message: StoredMessage): Promise<void> {
    const { engine, log } = this.#parts;
    const { run_id, session_id, message_id } = message;
    const place: EventPlace = { tenant, session_id, message_id, workflow_id: null };
    const told = await log.toldOf(tenant, run_id);
    let last = told;
    for await (const event of engine.events(tenant, run_id, told)) {
      last = event.seq;
      await log.append(place, { run: run_id, seq: event.seq }, tellMessage(event).events);
    }
    const view = await engine.run(tenant, run_id);
    if (this.#closed || view.status === "running" || view.status === "waiting") return;
    for (const id of outcomeOf(view)?.besides ?? []) void this.workflow(tenant, id);
    const done = endOfMessage(view, session_id, spokenLanguage(message.message, "en"));
    if (
      done.workflow_id !== undefined &&
      (await this.#movedBy(tenant, done.workflow_id, message_id))
    ) {
      void this.workflow(tenant, done.workflow_id);
      return;
    }
    const workflow_id = done.workflow_id ?? null;
    const end = { run: `${run_id}:end`, seq: Math.max(1, last) };
    if ((await log.toldOf(tenant, end.run)) > 0) return;
    await log.append({ ...place, workflow_id }, end, [{ type: "done", content: done }]);
  }

  /** Whether a workflow goes on for this message, and so says itself when it has come to rest. */
  async #movedBy(tenant: string, id: string, messageId: string): Promise<boolean> {
    const workflow = await this.#workflowOf(tenant, id);
    return stateOf(workflow).current.message_id === messageId;
  }

  async #tellWorkflow(tenant: string, id: string): Promise<void> {
    const { engine, log, memory } = this.#parts;
    const told = await log.toldOf(tenant, id);
    this.#watch(tenant, id);
    if ((await memory.events.lastSeq(tenant, id)) <= told) return;
    const teller = new WorkflowTeller({ engine, memory, plans: this.#parts.plans }, tenant);
    for await (const event of engine.events(tenant, id, 0)) {
      if (this.#closed) return;
      if (event.seq <= told) {
        teller.skip(event);
        continue;
      }
      const isSettled = await this.#tellOf(tenant, id, teller, event);
      // More may have happened since: then the run is not at rest.
      if (isSettled && event.seq >= (await memory.events.lastSeq(tenant, id))) break;
    }
    if (LAST.has((await this.#workflowOf(tenant, id)).status)) this.#unwatch(id);
  }

  async #tellOf(
    tenant: string,
    id: string,
    teller: WorkflowTeller,
    event: RunEvent,
  ): Promise<boolean> {
    const { log } = this.#parts;
    await keepBooks(this.#parts, tenant, await this.#workflowOf(tenant, id), event);
    const workflow = await this.#workflowOf(tenant, id);
    const { current } = stateOf(workflow);
    const { events, isSettled } = await teller.tell(event, workflow);
    // Words of the message that moved it come first.
    if (isSettled) await this.#messageOf(tenant, workflow.session_id, current.message_id);
    const place = { tenant, session_id: workflow.session_id, message_id: current.message_id };
    await log.append({ ...place, workflow_id: id }, { run: id, seq: event.seq }, events);
    if (isSettled) await this.#tellOthers(tenant, workflow, event.seq, events);
    return isSettled;
  }

  /** Two messages may have moved it before it came to rest; both are answered by that. */
  async #tellOthers(
    tenant: string,
    workflow: Workflow,
    seq: number,
    events: readonly RecruiterEvent[],
  ): Promise<void> {
    const { log, talent } = this.#parts;
    const { current, moved_by: told } = stateOf(workflow);
    const { id, session_id } = workflow;
    const done = events.filter(({ type }) => type === "done");
    for (const message_id of told.filter((other) => other !== current.message_id)) {
      const place = { tenant, session_id, message_id, workflow_id: id };
      await log.append(place, { run: `${id}:${message_id}`, seq }, done);
    }
    if (told.length === 0) return;
    await changeState(talent, tenant, id, (state) => ({
      ...state,
      moved_by: state.moved_by.filter((message_id) => !told.includes(message_id)),
    }));
  }

  async #messageOf(tenant: string, sessionId: string, messageId: string): Promise<void> {
    await this.#tellings.going(runIdOf(tenant, sessionId, messageId));
  }

  #workflowOf(tenant: string, id: string): Promise<Workflow> {
    return this.#parts.talent.workflows.get(plannerOf(tenant), id);
  }

  /** While this process lives, it hears of what it writes itself at once. */
  #watch(tenant: string, id: string): void {
    if (this.#closed || this.#watches.has(id)) return;
    const stop = this.#parts.memory.events.watch(id, () => void this.workflow(tenant, id));
    this.#watches.set(id, stop);
  }

  #unwatch(id: string): void {
    this.#watches.get(id)?.();
    this.#watches.delete(id);
  }
}
