import { z } from "zod";
import { JsonValue } from "../contracts/json.ts";
import { Plan } from "../contracts/plan.ts";
import { GateAnswer, JournalRecord, type Memory, RunStatus } from "../memory/ports/index.ts";
import { findRun } from "../runtime/find-run.ts";

/** A run as a test keeps it, in a file beside the test: plain JSON. */
export const Recording = z.object({
  plan: Plan,
  input: JsonValue,
  status: RunStatus,
  result: JsonValue.nullable(),
  /** What the steps, their items and their turns came to, by key. */
  ends: z.record(z.string(), JournalRecord.pick({ status: true, result: true })),
  /** What was answered, by key and phase. */
  answers: z.record(z.string(), GateAnswer.pick({ decision: true, value: true })),
});
export type Recording = z.infer<typeof Recording>;

/** Where an answer stands in a recording. */
export const answerKey = (gate: { readonly key: string; readonly phase: string }) =>
  `${gate.key} ${gate.phase}`;

/** Reads a run that has a plan, to be replayed later. */
export async function recordRun(memory: Memory, tenant: string, runId: string): Promise<Recording> {
  const run = await findRun(memory, tenant, runId);
  const [records, gates] = await Promise.all([
    memory.journal.read(tenant, runId),
    memory.gates.ofRun(tenant, runId),
  ]);
  const ends = records.map(({ key, status, result }) => [key, { status, result }] as const);
  const answers = gates.flatMap((gate) => {
    const { answer } = gate;
    return answer
      ? [[answerKey(gate), { decision: answer.decision, value: answer.value }] as const]
      : [];
  });
  const { plan, input, status, result } = run;
  return Recording.parse({
    plan,
    input,
    status,
    result,
    ends: Object.fromEntries(ends),
    answers: Object.fromEntries(answers),
  });
}
