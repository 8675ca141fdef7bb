import type { JsonValue } from "../../contracts/json.ts";
import { parseTemplate } from "../../placeholders/parse-template.ts";
import { formatReference, type Reference } from "../../placeholders/reference.ts";
import type { PlanView } from "../plan-view.ts";
import { assign } from "../schema/assignable.ts";
import { describe } from "../schema/describe.ts";
import { elementOf } from "../schema/lookup.ts";
import { listOf, type Type, withoutFailedSlots, withoutNull } from "../schema/type.ts";
import type { Mismatch } from "../schema/verdict.ts";
import type { Place, TypeFlow } from "../type-flow.ts";
import type { Sent } from "./sent.ts";

/** Says what does not fit, and what would. */
export function reportMismatch(
  view: PlanView,
  flow: TypeFlow,
  sent: Sent,
  verdict: Mismatch,
): void {
  const whole = flow.typeOf(sent.tree, sent.place);
  const what =
    typeof sent.tree === "string" ? `${sent.tree} (${describe(whole)})` : describe(whole);
  const where = verdict.at === "" ? "" : ` at ${verdict.at.replace(/^\./, "")}`;
  const message = `${sent.taker} takes ${describe(sent.target)}, not ${what}${where}${reasonOf(verdict)}`;
  const repairs = repairsFor(flow, sent, whole);
  repairs.push(`send ${describe(sent.target)}`);
  view.report("type_mismatch", sent.path, message, repairs.join("; or "));
}

function reasonOf({ why, source, target }: Mismatch): string {
  switch (why) {
    case "type":
      return `: ${describe(source)} is not ${describe(target)}`;
    case "missing":
      return ": it is not there";
    case "maybe_missing":
      return ": it may not be there";
    case "extra":
      return ": it is one too many";
    case "length":
      return ": the number of entries differs";
    default:
      return why satisfies never;
  }
}

function repairsFor(flow: TypeFlow, { tree, target, place }: Sent, whole: Type): string[] {
  const reference = soleReference(tree);
  if (reference === null) return [];
  const fits = (type: Type) => type.kind !== "never" && assign(type, target, "").answer === "yes";
  const repairs: string[] = [];
  if (fits(withoutNull(whole))) {
    repairs.push(`guard the step with when: { exists: "${tree}" }`);
  }
  if (whole.kind === "list") {
    const element = withoutFailedSlots(elementOf(whole));
    const succeeded = formatReference({ ref: reference.ref, path: ["succeeded"] });
    if (fits(listOf(element))) repairs.push(`use ${succeeded}, the list without failures`);
    if (fits(element)) repairs.push(`fan out with each: "${tree}" and use $item here`);
  }
  const fields = fieldsThatFit(flow, reference, place, whole, fits);
  if (fields.length > 0) repairs.push(`use ${fields.join(", ")}`);
  return repairs;
}

function soleReference(tree: JsonValue): Reference | null {
  if (typeof tree !== "string") return null;
  const [part, more] = parseTemplate(tree);
  return part?.type === "reference" && more === undefined ? part.reference : null;
}

/** Fields of what was sent, or else of what it was taken from. */
function fieldsThatFit(
  flow: TypeFlow,
  { ref, path }: Reference,
  place: Place,
  whole: Type,
  fits: (type: Type) => boolean,
): string[] {
  const inside = { base: path, type: whole };
  const root = { base: [], type: flow.lookup({ ref, path: [] }, place)?.type };
  for (const { base, type } of [inside, root]) {
    if (type?.kind !== "object") continue;
    const keys = [...type.properties].filter(([, p]) => p.required && fits(p.type));
    if (keys.length > 0) {
      return keys.slice(0, 5).map(([key]) => formatReference({ ref, path: [...base, key] }));
    }
  }
  return [];
}
