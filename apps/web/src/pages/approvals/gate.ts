/** What a gate asks, told apart by what it is about. Pure. */
import type { Approval } from "@bole/server/contract";
import { isList } from "../../json/json.ts";
import type { effectText } from "../../talent/effect-text.ts";
import type { approvalsText } from "./approvals-text.ts";

export type Gate = Approval["gate"];
export type Subject = "before" | "after" | "plan";

/** A planned run asks for its plan under a key that no step can have. */
export function subjectOf({ key, action, phase }: Gate): Subject {
  if (action === "plan" && key.startsWith("@approve@")) return "plan";
  return phase === "after" ? "after" : "before";
}

/** A person is asked; events and times are waited for without anybody's help. */
export function isForPerson({ phase }: Gate): boolean {
  return phase !== "wait";
}

export function questionOf(
  gate: Gate,
  what: (typeof approvalsText)["en"]["what"],
  number: (value: number) => string,
): string {
  const subject = subjectOf(gate);
  if (subject === "plan") return what.plan;
  const known = what.known[`${subject} ${gate.action}`];
  if (known !== undefined) return known;
  if (gate.fan_out && isList(gate.ask)) {
    const many = subject === "before" ? what.beforeMany : what.afterMany;
    return many(gate.action, number(gate.ask.length));
  }
  return what[subject](gate.action);
}

/** What approving it does, in the words of the button. */
export function effectOf(gate: Gate, t: (typeof effectText)["en"]): string {
  const subject = subjectOf(gate);
  if (subject === "plan") return t.plan;
  const count = gate.fan_out && isList(gate.ask) ? gate.ask.length : null;
  if (subject === "before")
    return count === null ? t.run(gate.action) : t.runMany(gate.action, count);
  return count === null ? t.accept : t.acceptMany(count);
}
