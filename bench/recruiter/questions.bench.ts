import { answer } from "../../packages/recruiter/src/chat/answers/answer.ts";
import { wordsOf } from "../../packages/recruiter/src/chat/question-words.ts";
import {
  type DemoLab,
  NOW,
  openDemoLab,
} from "../../packages/recruiter/src/understanding/testing/demo-lab.ts";
import type { Report } from "../table.ts";
import { QUESTIONS, type Question } from "./questions.ts";

/** How many questions about the workspace are answered rightly, without a model. */
export async function report(): Promise<Report> {
  const lab = await openDemoLab();
  const rows: string[][] = [];
  for (const language of ["zh", "en"] as const) {
    const all = QUESTIONS.filter((_, at) => (at % 2 === 0) === (language === "zh"));
    const begun = performance.now();
    let right = 0;
    for (const question of all) if (await isRight(lab, question)) right += 1;
    const ms = ((performance.now() - begun) / all.length).toFixed(0);
    rows.push([language, String(all.length), (right / all.length).toFixed(3), ms]);
  }
  await lab.close();
  return {
    title: "Questions about the workspace",
    about:
      "Questions about the demo workspace, the same in both languages; right is an answer that says what the demo's own files say (names, counts, stages, mails, appointments, criteria), in the language of the question, or asks back where two people have the name. No model.",
    head: ["language", "questions", "right", "ms per question"],
    rows,
  };
}

async function isRight(lab: DemoLab, { ask, says, not = [] }: Question): Promise<boolean> {
  const text = await replyTo(lab, ask);
  const folded = text.toLowerCase();
  const lacks = says.filter((part) => !folded.includes(part.toLowerCase()));
  const wrong = not.filter((part) => folded.includes(part.toLowerCase()));
  if (text !== "" && lacks.length + wrong.length === 0) return true;
  process.stderr.write(
    `${ask}\n\tlacks ${lacks.join(", ")}; wrong ${wrong.join(", ")}\n\t${text}\n`,
  );
  return false;
}

async function replyTo(
  { read, parts, talent, guardrails }: DemoLab,
  message: string,
): Promise<string> {
  const { asked, question, language } = await read(message);
  if (question !== null) return wordsOf(question, language);
  if (asked === null) return "";
  const none = () => Promise.reject(new Error("Nobody asks for this."));
  const reply = await answer({
    parts: {
      ...{ ...parts, talent, guardrails, interrupts: { pending: none } },
      ...{ sessions: { memory: none, history: none, save: none }, attachments: { read: none } },
    },
    ...{ asked, tenant: "acme", session_id: "bench", pending: [] },
    ...{ zone: "Asia/Shanghai", own: "Asia/Shanghai", now: NOW.getTime() },
  });
  return reply?.text ?? "";
}
