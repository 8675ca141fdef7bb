import { guardsOfStep } from "../../placeholders/step-references.ts";
import type { PlanView, StepEntry } from "../plan-view.ts";
import { assign } from "../schema/assignable.ts";
import { describe } from "../schema/describe.ts";
import { STRING } from "../schema/type.ts";
import type { TypeFlow } from "../type-flow.ts";

/** The time that a step waits for must be a text. */
export function checkWait(view: PlanView, flow: TypeFlow, entry: StepEntry): void {
  const until = entry.step.wait?.until;
  if (until === undefined) return;
  const place = { entry, field: "wait", guards: guardsOfStep(entry.step) } as const;
  const type = flow.typeOf(until, place);
  if (assign(type, STRING, "").answer !== "no") return;
  const message = `a time is needed, and this is ${describe(type)}`;
  const repair = "use a placeholder to an ISO 8601 time such as 2030-01-31T09:00:00Z";
  view.report("type_mismatch", `${entry.path}.wait.until`, message, repair);
}
