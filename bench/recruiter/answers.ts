/** Messages that come while something waits, and what each should decide. */
import { readFileSync } from "node:fs";
import { ApprovalKind } from "../../packages/recruiter/src/model/events.ts";
import { readAnswer } from "../../packages/recruiter/src/understanding/answers/read-answer.ts";
import { NOTHING_KNOWN } from "../../packages/recruiter/src/understanding/memory.ts";

const NAMES = ["李雷", "韩梅梅", "Maya Lindqvist", "Tomasz Wróbelski", "张伟"];
const items = NAMES.map((name, at) => ({ id: String(at + 1), preview: { name } }));

/** How many there are, and how many are right. */
export function measureAnswers(file: URL): { readonly all: number; readonly right: number } {
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  let right = 0;
  for (const line of lines) {
    const [message = "", kind, decision, kept] = line.split("\t");
    const got = decided(message, ApprovalKind.parse(kind));
    const isRight = got.decision === decision && (kept === undefined || got.kept === kept);
    if (isRight) right += 1;
    else process.stderr.write(`${line}\n\t${got.decision} ${got.kept}\n`);
  }
  return { all: lines.length, right };
}

function decided(message: string, kind: ApprovalKind) {
  const waiting = {
    ...{ workflow_id: "w", interrupt_id: "i", kind, title: "", items, goal: "" },
    ...{ workflow_type: "job_launch" as const, asked_at: "2026-11-18T09:00:00Z" },
  };
  const [one] = readAnswer(message, [waiting], NOTHING_KNOWN)?.answered?.decisions ?? [];
  const value = one?.value;
  const ids = value !== undefined && "items" in value ? value.items : [];
  const kept = ids
    .filter(({ keep }) => keep)
    .map(({ id }) => id)
    .join(",");
  return { decision: one?.decision ?? "none", kept };
}
