/** How things are done here, by tool: for whoever asks about a thing instead of asking for it. */
import type { Spoken, Tool } from "@bole/language";
import { bulkOutreach } from "../../model/workflows/bulk-outreach.ts";
import { WORKFLOWS } from "../../model/workflows/index.ts";
import { interviewScheduling } from "../../model/workflows/interview-scheduling.ts";

type Told = Spoken;
const JOBS: Told = {
  zh: "一句话就行，例如“新建职位：安卓工程师，柏林，必须会 Kotlin，3 年经验”，或把整份 JD 贴进来。先建成草稿，评估标准可以在职位页修改；发布要你批准。",
  en: 'In one sentence: "add a job: Android engineer in Berlin, Kotlin required, 3 years", or paste the whole description. It begins as a draft whose criteria you can change on its page; publishing needs your approval.',
};

/** As `tool`, or `tool:value` where a value has its own. */
const HOW_TO: Readonly<Record<string, Told>> = {
  undo: {
    zh: "还没批准的事，在确认卡片上点“拒绝”，或直接说“取消”就好。阶段改错了，可以再移回去（例如“把陈思远移到筛选”）；面试可以改期或取消。已经发出的邮件收不回来，所以每封都会先请你确认。",
    en: 'What waits for you is turned down on its card, or by saying "cancel". A stage that was moved can be moved back ("move Maya to screening"), an interview moved or called off. A mail that has left cannot be taken back, which is why each is shown to you first.',
  },
  ...Object.fromEntries(
    WORKFLOWS.flatMap((one) => ("how" in one ? [[`run_workflow:${one.name}`, one.how]] : [])),
  ),
  import_people: {
    zh: "把简历文件（PDF、Word 等）拖进对话框并说“导入”，或在“候选人”页点“导入”。读出的内容可以核对，重复的人会提示合并。",
    en: 'Drop the files (PDF, Word, …) into this conversation and say "import", or use Import on the page Candidates. What was read can be checked, and possible duplicates are shown.',
  },
  create_job: JOBS,
  "change_job:publish": JOBS,
  write_mail: bulkOutreach.how,
  book_interview: interviewScheduling.how,
  find_times: interviewScheduling.how,
};

/** Undefined where nothing more can be told than that it can be done. */
export function howTo(tool: string): Tool["how"] {
  const keys = Object.keys(HOW_TO).filter((key) => key === tool || key.startsWith(`${tool}:`));
  if (keys.length === 0) return undefined;
  const told = (values: Readonly<Record<string, string>>): Told | undefined =>
    Object.values(values)
      .map((value) => HOW_TO[`${tool}:${value}`])
      .find(Boolean) ?? HOW_TO[tool];
  return { zh: (values) => told(values)?.zh, en: (values) => told(values)?.en };
}
