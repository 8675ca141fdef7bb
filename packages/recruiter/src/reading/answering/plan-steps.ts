/** Which steps of a plan words mean: by their number, by their title, or by the work that they do. */
import type { Words } from "@bole/language";
import { folded, ordinalsIn, type WorkKind, workIn } from "@bole/language/text";
import type { PlanPart } from "../../model/plan-edit.ts";
import type { PlanViewStep } from "../../model/plan-view.ts";
import { groupOf } from "../../supervisor/modify/groups.ts";

/** Lines by number, or parts of the plan. */
export type Steps =
  | { readonly lines: readonly number[] }
  | { readonly parts: readonly PlanPart[]; readonly kinds: readonly WorkKind[] };

const PARTS: Readonly<Record<WorkKind, PlanPart>> = {
  ...{ mail: "mail", interviews: "interviews", find: "find", jd: "jd", review: "review" },
  ...{ cleanup: "cleanup", check: "other", summary: "supervisor" },
};

/** Null where they mean none that is known, also of what the plan does not have. */
export function stepsMeant(
  { text, ref, items }: Words,
  steps: readonly PlanViewStep[],
): Steps | null {
  if (items !== undefined) {
    const lines = steps.filter(
      ({ id, mode }) => mode !== "interrupt" && items.some((one) => one.id === id),
    );
    return lines.length === 0 ? null : { lines: lines.map(({ step }) => step) };
  }
  if (ref === "pronoun") return null;
  const counted = (ordinalsIn(text, steps.length) ?? []).map((at) => at + 1);
  if (ref === "ordinal" && counted.length > 0) return { lines: counted };
  const titled = steps.filter(
    ({ action, mode }) => mode !== "interrupt" && folded(action) === folded(text),
  );
  if (titled.length > 0) return { lines: titled.map(({ step }) => step) };
  const kinds = workIn(text);
  if (kinds.length > 0) return { kinds, parts: kinds.map((kind) => PARTS[kind]) };
  return counted.length > 0 ? { lines: counted } : null;
}

export const hasPart = (steps: readonly PlanViewStep[], part: PlanPart): boolean =>
  part === "other"
    ? steps.some(({ uses }) => uses === "communication_check")
    : steps.some(({ uses, depends_on }) => groupOf(uses, depends_on) === part);

/** The numbers of the lines that are meant. */
export function linesOf(meant: Steps, steps: readonly PlanViewStep[]): number[] {
  if ("lines" in meant) return [...meant.lines];
  return steps
    .filter(({ uses, depends_on }) => meant.parts.includes(groupOf(uses, depends_on)))
    .map(({ step }) => step);
}
