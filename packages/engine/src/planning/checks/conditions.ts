import type { Site } from "../../placeholders/step-references.ts";
import type { PlanView, StepEntry } from "../plan-view.ts";
import { assign } from "../schema/assignable.ts";
import { describe } from "../schema/describe.ts";
import { optionsOf, type Type, withoutNull } from "../schema/type.ts";
import type { TypeFlow } from "../type-flow.ts";

/** Compared values must be comparable, and equality must be possible. */
export function checkComparison(
  view: PlanView,
  flow: TypeFlow,
  entry: StepEntry,
  site: Site & { kind: "pair" },
): void {
  const place = { entry, field: site.field, guards: site.guards };
  const [left, right] = site.tree.map((tree) => flow.typeOf(tree, place));
  if (left === undefined || right === undefined) return;
  const path = `${entry.path}.${site.at}`;
  if (site.operator === "eq" || site.operator === "ne") {
    if (!disjoint(left, right)) return;
    const always = site.operator === "eq" ? "false" : "true";
    const message = `${describe(left)} never equals ${describe(right)}, so this is always ${always}`;
    view.report("type_mismatch", path, message, `compare with ${describe(left)}`);
  } else if (!comparable(left, right)) {
    const message = `${describe(left)} and ${describe(right)} have no order`;
    const guard = comparable(withoutNull(left), withoutNull(right))
      ? "; a value that may be null is guarded by { all: [{ exists: … }, …] }"
      : "";
    view.report("type_mismatch", path, message, `compare two numbers or two strings${guard}`);
  }
}

function comparable(left: Type, right: Type): boolean {
  const kinds = new Set([left, right].flatMap(optionsOf).map(orderOf));
  kinds.delete("unknown");
  return kinds.size === 0 || (kinds.size === 1 && !kinds.has("none"));
}

function orderOf(type: Type): "number" | "string" | "unknown" | "none" {
  const kind = type.kind === "literal" ? typeof type.value : type.kind;
  return kind === "number" || kind === "string" || kind === "unknown" ? kind : "none";
}

/** Whether the types show that no value is of both. Comparing with null is always a fair question. */
function disjoint(left: Type, right: Type): boolean {
  return optionsOf(left).every((l) =>
    optionsOf(right).every(
      (r) =>
        l.kind !== "null" &&
        r.kind !== "null" &&
        assign(l, r, "").answer === "no" &&
        assign(r, l, "").answer === "no" &&
        !(isStructure(l) && l.kind === r.kind),
    ),
  );
}

/** Two lists, or two objects, may have a value in common though neither fits the other. */
function isStructure({ kind }: Type): boolean {
  return kind === "list" || kind === "object";
}
