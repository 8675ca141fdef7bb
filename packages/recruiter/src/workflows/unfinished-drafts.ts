/** Refuses to approve drafts that still have blanks: the question stands until they are filled in. */
import type { Gate, JsonValue } from "@bole/engine";
import { blanksIn } from "@bole/talent";
import { z } from "zod";
import { recruiterErrors } from "../errors.ts";
import { itemsOfGate, type Verdict } from "./gate-items.ts";

type DraftGate = Pick<Gate, "ask" | "fan_out" | "action" | "phase">;

export function assertFinished(gate: DraftGate, verdict: Verdict): void {
  if (gate.action !== "communication_send" || verdict.decision === "reject") return;
  const ask = verdict.decision === "modify" ? verdict.value : gate.ask;
  const unfinished = itemsOfGate({ ...gate, ask }).filter(
    ({ preview }) => blanksIn(wordsOf(preview)).length > 0,
  );
  if (unfinished.length === 0) return;
  throw recruiterErrors.error("drafts-unfinished", {
    detail: unfinished
      .map(({ id, preview }) => `${id}: ${blanksIn(wordsOf(preview)).join(", ")}`)
      .join("; "),
    data: { items: unfinished.map(({ id }) => id) },
  });
}

function wordsOf(preview: JsonValue): { subject: string; text: string } {
  return Words.catch({ subject: "", text: "" }).parse(preview);
}

const Words = z.object({ subject: z.string(), text: z.string() });
