/** The parts of a message as one answer, and what is to be remembered of it. */
import type { Outcome } from "./outcome.ts";
import { type Asked, isNew, type Last, type Scene } from "./scene.ts";
import type { Understanding, Understood } from "./understanding.ts";

/** Edits come first, then what stands alone, then questions, then talk. */
export function combined(outcomes: readonly Outcome[], { language, last }: Scene): Understood {
  const calls = outcomes.flatMap((outcome) => (outcome.kind === "calls" ? outcome.calls : []));
  const question = outcomes.find((outcome) => outcome.kind === "ask");
  if (calls.length > 0) {
    const done = outcomes.filter((outcome) => outcome.kind === "calls");
    const asks = done.flatMap(({ ask }) => ask ?? []);
    const ask = [...asks, ...(question === undefined ? [] : [question.reply])].join("\n");
    const understanding: Understanding = {
      kind: "calls",
      calls: [...calls],
      ...(ask === "" ? {} : { ask }),
    };
    return understood(
      understanding,
      done.findLast((one) => one.last !== null)?.last ?? null,
      done.findLast(({ asked }) => asked)?.asked ?? question?.asked ?? null,
    );
  }
  const alone = outcomes.find(
    (outcome) => outcome.kind === "polish" || outcome.kind === "undo" || outcome.kind === "redo",
  );
  if (alone?.kind === "polish")
    return understood({ kind: "polish", path: alone.path }, alone.last, null);
  if (alone?.kind === "undo" || alone?.kind === "redo")
    return understood({ kind: alone.kind, times: alone.times }, null, null);
  if (question !== undefined)
    return understood({ kind: "ask", reply: question.reply }, last, question.asked);
  const said = outcomes.find((outcome) => outcome.kind === "talk");
  return understood({ kind: "talk", reply: said?.reply ?? "" }, last, null);

  function understood(
    understanding: Understanding,
    spokenOf: Last | null,
    asked: Asked | null,
  ): Understood {
    // An entry that this message adds has no id yet: it is the last of its list.
    const known =
      spokenOf !== null && spokenOf.entry_id !== null && isNew(spokenOf.entry_id)
        ? { ...spokenOf, entry_id: null, action: "add" as const }
        : spokenOf;
    const question =
      asked !== null && asked.entry_id !== null && isNew(asked.entry_id)
        ? { ...asked, entry_id: null }
        : asked;
    return { understanding, memory: { last: known, asked: question }, language };
  }
}
