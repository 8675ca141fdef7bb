/** What messages lead to, for tests: said in the markup of the examples, one after the other. */
import { readInventories, scriptedReader } from "@bole/language/examples";
import { makeCalls } from "../../agent/execute.ts";
import { settleMemory } from "../../agent/remember.ts";
import { changesBetween } from "../../history/changes.ts";
import { asResumeData, type ResumeDocument, readDocument } from "../../model/document.ts";
import { createUnderstand } from "../understand.ts";
import { TurnMemory, type Understanding } from "../understanding.ts";

export const RESUME = readDocument({
  basic: { name: "林晓", title: "后端工程师", phone: "13800138000", summary: "五年后端经验。" },
  education: [
    {
      id: "e1",
      school: "华中科技大学",
      major: "计算机",
      degree: "硕士",
      startDate: "2015-09",
      endDate: "2018-06",
    },
    {
      id: "e2",
      school: "University of Leeds",
      degree: "BSc",
      startDate: "2011-09",
      endDate: "2015-06",
    },
  ],
  workExperience: [
    {
      ...{
        id: "w1",
        company: "腾讯科技",
        position: "高级后端工程师",
        startDate: "2021-03",
        endDate: "至今",
      },
      description: "- 负责支付系统，日活 300 万\n- 带领 5 人小组\n- 写文档；做评审",
    },
    {
      id: "w2",
      company: "美团",
      position: "后端工程师",
      startDate: "2018-07",
      endDate: "2021-02",
      description: "订单系统",
    },
    { id: "w3", company: "美团", position: "后端实习生", startDate: "2017-06", endDate: "2017-09" },
  ],
  projects: [
    { id: "p1", name: "支付网关重构", role: "负责人", startDate: "2022-01", endDate: "2022-06" },
    { id: "p2", name: "Photo Vault", role: "Developer" },
  ],
  skillContent: "Java、Go、C++、MySQL",
  other: [{ id: "o1", title: "证书", content: "PMP" }],
});

const INVENTORY = readInventories().find(({ product }) => product === "resume");
if (INVENTORY === undefined) throw new Error("There are no examples of résumés.");
export const reader = scriptedReader(INVENTORY);
const understand = createUnderstand(reader);

interface Heard {
  readonly understanding: Understanding;
  /** Each change as "path: before → after". */
  readonly changes: string[];
}

/** What messages in the markup of the examples lead to, one after the other. What waits is not made. */
export async function hear(
  ...messages: readonly (string | readonly [string, number])[]
): Promise<Heard> {
  return hearOf(RESUME, ...messages);
}

export async function hearOf(
  resume: ResumeDocument,
  ...messages: readonly (string | readonly [string, number])[]
): Promise<Heard> {
  let document = resume;
  let memory = TurnMemory.parse({});
  let heard: Heard | undefined;
  for (const one of messages) {
    const message = typeof one === "string" ? reader.plain(one) : reader.plain(...one);
    const today = new Date("2026-05-20T00:00:00Z");
    const understood = await understand({ message, resume: asResumeData(document), memory, today });
    const { understanding, language } = understood;
    const calls = understanding.kind === "calls" ? understanding.calls : [];
    let ids = 0;
    const made = makeCalls(document, calls, { language, newId: (prefix) => `${prefix}-${++ids}` });
    const isWaiting = understanding.kind === "calls" && understanding.propose !== undefined;
    const after = isWaiting ? document : (made.at(-1)?.after ?? document);
    heard = { understanding, changes: changesBetween(document, after).map(asLine) };
    memory = settleMemory(understood.memory, made);
    document = after;
  }
  if (heard === undefined) throw new Error("Nothing was said.");
  return heard;
}

function asLine(change: ReturnType<typeof changesBetween>[number]): string {
  const { section, field, before, after } = change;
  const short = (value: unknown) =>
    typeof value === "string" ? value : JSON.stringify(value ?? "");
  return `${section}${field === null ? "" : `.${field}`}: ${short(before)} → ${short(after)}`;
}
