import { guardsOfStep } from "../../placeholders/step-references.ts";
import type { PlanView, StepEntry } from "../plan-view.ts";
import { describe } from "../schema/describe.ts";
import { optionsOf, withoutNull } from "../schema/type.ts";
import type { TypeFlow } from "../type-flow.ts";

/** `each` must be a list, always. */
export function checkFanOut(view: PlanView, flow: TypeFlow, entry: StepEntry): void {
  const { each } = entry.step;
  if (each === undefined) return;
  const place = { entry, field: "each", guards: guardsOfStep(entry.step) } as const;
  const type = flow.typeOf(each, place);
  const isList = optionsOf(type).every(({ kind }) => kind === "list" || kind === "unknown");
  if (isList || type.kind === "never") return;
  const nullable = optionsOf(withoutNull(type)).every(({ kind }) => kind === "list");
  const repair = nullable
    ? `guard the step with when: { exists: "${each}" }`
    : `use a placeholder to a list${listsIn(type)}, or a list of values`;
  const path = `${entry.path}.each`;
  view.report("not_a_list", path, `each needs a list, and this is ${describe(type)}`, repair);

  function listsIn(found: typeof type): string {
    const keys = optionsOf(found).flatMap((option) =>
      option.kind === "object"
        ? [...option.properties]
            .filter(([, p]) => p.required && p.type.kind === "list")
            .map(([key]) => key)
        : [],
    );
    return keys.length === 0 ? "" : ` (${keys.map((key) => `${each}.${key}`).join(", ")})`;
  }
}
