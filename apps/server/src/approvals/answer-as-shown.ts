/**
 * An answer means what the reader saw. A workflow's plan may have been changed in its conversation since
 * it was asked about: the inbox then shows the plan as it stands, and who approves it approves that one.
 */
import type { Engine, Gate } from "@bole/engine";
import type { Recruiter } from "@bole/recruiter";
import type { HitlReply } from "../http/contract/approvals.ts";
import { present } from "../runs/present.ts";

type Answer = Pick<Parameters<Engine["answer"]>[0], "decision" | "value" | "reason">;

export async function answerAsShown(
  workflows: Pick<Recruiter["workflows"], "standing" | "assertInTime">,
  gate: Gate,
  content: HitlReply["content"],
): Promise<Answer> {
  await workflows.assertInTime(gate);
  const answer = present(content);
  const { ask } = await workflows.standing(gate);
  if (content.decision !== "approve" || ask === gate.ask) return answer;
  return { ...answer, decision: "modify", value: ask };
}
