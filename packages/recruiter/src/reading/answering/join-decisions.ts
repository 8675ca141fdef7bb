/** What is said about one question in several parts of a message: "drop Tom and send the others". */
import type { Decision } from "../../model/decision.ts";
import { joinItems } from "../../workflows/gate-items.ts";

/** Null where they contradict each other. */
export function joinDecisions(before: Decision, now: Decision): Decision | null {
  const both = [before, now];
  const changes = both.filter(({ decision }) => decision === "modify");
  if (changes.length === 0) return before.decision === now.decision ? now : null;
  // "No, leave Tom out instead": what is changed is not refused.
  const [first, second] = changes;
  const isYes = both.some(({ decision, waits }) => decision === "approve" || waits === false);
  const value = joinValues(first?.value, second?.value);
  return {
    ...now,
    decision: "modify",
    ...(value && { value }),
    waits: !isYes || isReworded(value),
  };
}

/** Whether mails were written anew: those are looked at before they are sent. */
export const isReworded = (value: Decision["value"]): boolean =>
  value !== undefined &&
  "items" in value &&
  value.items.some(({ edit }) => edit !== undefined && "text" in edit);

function joinValues(one: Decision["value"], other: Decision["value"]): Decision["value"] {
  if (one === undefined || other === undefined) return one ?? other;
  if ("items" in one && "items" in other) return { items: joinItems(one.items, other.items) };
  if ("edits" in one && "edits" in other)
    return { edits: [...one.edits, ...other.edits], said: other.said };
  return other;
}
