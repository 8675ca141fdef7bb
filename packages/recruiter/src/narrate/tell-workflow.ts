/**
 * A workflow's run, told event by event: the supervisor's nodes, the plan's steps, what is asked and how
 * it ends. What it knows it has from the run's log and record, so that whoever follows it anew tells the same.
 */
import type { Engine, Gate, Memory, RunEvent, RunView } from "@bole/engine";
import type { Workflow } from "@bole/talent";
import { z } from "zod";
import { type RecruiterEvent, type WorkflowStep, WorkflowType } from "../model/index.ts";
import { toldError } from "../model/told-error.ts";
import type { PlanBook } from "../workflows/plan-book.ts";
import { stateOf } from "../workflows/workflow-state.ts";
import { approvalOf } from "./approval.ts";
import { FanOutCount, totalOf } from "./fan-out-count.ts";
import { type Narrated, NOTHING, tell } from "./narrated.ts";
import { rejectionText } from "./rejection-text.ts";
import { settledText } from "./settled-text.ts";
import { nodeEvent, stepEvent } from "./step-event.ts";
import { warningOf } from "./warning.ts";

export interface TellerParts {
  readonly engine: Pick<Engine, "run">;
  readonly memory: Pick<Memory, "gates">;
  readonly plans: PlanBook;
}

const OVER: ReadonlySet<RunEvent["type"]> = new Set([
  "run_waiting",
  "run_completed",
  "run_failed",
  "run_cancelled",
]);

const STEP_STATUS: Readonly<Partial<Record<RunEvent["type"], WorkflowStep["status"]>>> = {
  step_started: "started",
  step_completed: "completed",
  step_failed: "failed",
  step_skipped: "skipped",
  step_rejected: "skipped",
  step_cancelled: "skipped",
};

const EndData = z.object({ error: z.object({ code: z.string() }).nullable().catch(null) });
const GateData = z.object({ gate_id: z.string(), phase: z.string() });

export class WorkflowTeller {
  readonly #parts: TellerParts;
  readonly #tenant: string;
  readonly #counts = new FanOutCount();
  /** Steps of which it was told that they wait for something that happens: once is enough. */
  readonly #waiting = new Set<string>();

  constructor(parts: TellerParts, tenant: string) {
    this.#parts = parts;
    this.#tenant = tenant;
  }

  /** Counts what was told before, without telling it again. */
  skip(event: RunEvent): void {
    this.#counts.note(event);
    const { success, data } = GateData.safeParse(event.data);
    if (event.type === "gate_opened" && success && data.phase === "wait") {
      this.#waiting.add(stepOf(event.key ?? ""));
    }
  }

  async tell(event: RunEvent, workflow: Workflow): Promise<Narrated> {
    const { type, key } = event;
    if (OVER.has(type)) return this.#settled(workflow, type);
    if (type === "guardrail_warning") return tell(warningOf(event.data, workflow.id));
    if (type === "plan_created") return tell(nodeEvent(workflow, "validate_plan", "completed"));
    if (type === "plan_invalid") return tell(nodeEvent(workflow, "validate_plan", "failed"));
    if (type === "gate_opened") return this.#opened(event, workflow);
    if (type === "gate_answered") return this.#answered(key ?? "", workflow);
    if (key?.startsWith("@create_plan")) {
      return tell(nodeEvent(workflow, "generate_plan", STEP_STATUS[type] ?? "progress"));
    }
    return key === null || key.startsWith("@") ? NOTHING : this.#step(event, key, workflow);
  }

  async #opened({ data }: RunEvent, workflow: Workflow): Promise<Narrated> {
    const gate = await this.#parts.memory.gates.get(this.#tenant, GateData.parse(data).gate_id);
    if (gate === null) return NOTHING;
    const view = await this.#view(workflow);
    if (gate.phase === "wait") {
      if (this.#waiting.has(stepOf(gate.key))) return NOTHING;
      this.#waiting.add(stepOf(gate.key));
      return tell(await this.#waits(gate, workflow, view));
    }
    if (gate.action === "plan" && view.plan !== null) {
      const shown = await this.#parts.plans.show(this.#tenant, workflow, view.plan);
      return tell(
        nodeEvent(workflow, "present_plan", "waiting"),
        { type: "plan_preview", content: shown },
        { type: "approval_needed", content: approvalOf(gate, workflow, shown) },
      );
    }
    return tell(await this.#waits(gate, workflow, view), {
      type: "approval_needed",
      content: approvalOf(gate, workflow, null),
    });
  }

  #answered(key: string, workflow: Workflow): Narrated {
    if (!key.startsWith("@approve")) return NOTHING;
    return tell(
      nodeEvent(workflow, "present_plan", "completed"),
      nodeEvent(workflow, "dispatch", "started"),
    );
  }

  async #step(event: RunEvent, key: string, workflow: Workflow): Promise<Narrated> {
    const ended = this.#counts.note(event);
    if (ended !== null) return tell(await this.#progress(ended, workflow));
    const status = STEP_STATUS[event.type];
    const step = key.replace(/@\d+$/, "");
    // What happens inside of a step is told by the step itself.
    if (status === undefined || !/^[\w-]+$/.test(step)) return NOTHING;
    const view = await this.#view(workflow);
    const items =
      status === "started" || status === "skipped"
        ? null
        : this.#items(step, view, await this.#answeredList(step, workflow));
    const detail = await this.#detail(event, step, workflow);
    return tell(stepEvent(step, workflow, view.plan, { status, items, detail }));
  }

  /** Why the engine has left a step out is told in its own words; people want theirs. */
  async #detail({ type, data }: RunEvent, step: string, workflow: Workflow): Promise<string> {
    const { language } = stateOf(workflow);
    if (type === "step_skipped") return NOTHING_TO_DO[language];
    const code = EndData.safeParse(data).data?.error?.code;
    const error = code === undefined ? "" : toldError(code, language);
    if (type !== "step_rejected") return error;
    const gates = await this.#parts.memory.gates.ofRun(this.#tenant, workflow.id);
    const no = gates
      .filter((gate) => gate.step === step)
      .map((one) => rejectionText(one, language));
    return no.find((text) => text !== null) ?? error;
  }

  async #progress(step: string, workflow: Workflow): Promise<RecruiterEvent> {
    const view = await this.#view(workflow);
    const answered = await this.#answeredList(step, workflow);
    const items = this.#items(step, view, answered);
    return stepEvent(step, workflow, view.plan, { status: "progress", items, detail: "" });
  }

  #items(step: string, view: RunView, answered: Gate["ask"]): WorkflowStep["items"] {
    const total = view.plan && totalOf(view.plan, step, view, answered);
    const done = this.#counts.of(step);
    return total === null || total === undefined ? null : { done, total: Math.max(done, total) };
  }

  /** Where somebody has made the list shorter, that list counts. */
  async #answeredList(step: string, { id }: Workflow): Promise<Gate["ask"]> {
    const gates = await this.#parts.memory.gates.ofRun(this.#tenant, id);
    const gate = gates.find(
      ({ step: own, fan_out, phase }) => own === step && fan_out && phase === "before",
    );
    return gate?.answer?.decision === "modify" ? gate.answer.value : null;
  }

  async #waits(gate: Gate, workflow: Workflow, view: RunView): Promise<RecruiterEvent> {
    const step = stepOf(gate.key);
    const { language } = stateOf(workflow);
    const detail = gate.phase === "wait" ? WAITS[language] : "";
    const items = this.#items(step, view, null);
    return stepEvent(step, workflow, view.plan, { status: "waiting", items, detail });
  }

  async #settled(workflow: Workflow, type: RunEvent["type"]): Promise<Narrated> {
    const view = await this.#view(workflow);
    const { language, current } = stateOf(workflow);
    const status = STATUS[type] ?? view.status;
    const gates = await this.#parts.memory.gates.ofRun(this.#tenant, workflow.id);
    const { message, links } = settledText({ ...view, status }, gates, language);
    const ended =
      status === "waiting" ? [] : [nodeEvent(workflow, "finalize", END[status] ?? "completed")];
    return {
      isSettled: true,
      events: [
        ...ended,
        {
          type: "done",
          content: {
            session_id: workflow.session_id,
            message,
            route: current.route,
            workflow_type: WorkflowType.catch("custom").parse(workflow.workflow_type),
            workflow_id: workflow.id,
            status,
            links,
            calls: current.calls,
            reader: current.reader,
            embedded_because: current.embedded_because,
          },
        },
      ],
    };
  }

  #view({ id }: Workflow): Promise<RunView> {
    return this.#parts.engine.run(this.#tenant, id);
  }
}

/** The step of the plan that a key belongs to. */
const stepOf = (key: string): string => key.split(/[[#~/@]/, 1)[0] ?? key;

const NOTHING_TO_DO = { zh: "没有要处理的内容", en: "Nothing to do" };
const WAITS = { zh: "等待回复", en: "waiting for replies" } as const;

const STATUS: Readonly<Partial<Record<RunEvent["type"], RunView["status"]>>> = {
  run_waiting: "waiting",
  run_completed: "completed",
  run_failed: "failed",
  run_cancelled: "cancelled",
};

const END: Readonly<Partial<Record<RunView["status"], WorkflowStep["status"]>>> = {
  completed: "completed",
  failed: "failed",
  cancelled: "skipped",
};
