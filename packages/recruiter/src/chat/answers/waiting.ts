import type { EffectEntry, Workflow } from "@bole/talent";
import { titleOfWorkflow } from "../../model/workflows/catalogue.ts";
import { stateOf } from "../../workflows/workflow-state.ts";
import { type Answering, person, pick, reader, reply } from "./asking.ts";

const KINDS: Readonly<
  Record<EffectEntry["content"]["kind"], { readonly zh: string; readonly en: string }>
> = {
  send_mail: { zh: "发送邮件", en: "send a mail" },
  move_stage: { zh: "变更阶段", en: "move a stage" },
  remove_application: { zh: "移出职位", en: "remove from a job" },
  book_interview: { zh: "预约面试", en: "book an interview" },
  move_interview: { zh: "改约面试", en: "move an interview" },
  cancel_interview: { zh: "取消面试", en: "cancel an interview" },
  create_job: { zh: "创建职位", en: "create a job" },
  close_job: { zh: "关闭职位", en: "close a job" },
  delete_job: { zh: "删除职位", en: "delete a job" },
  publish_job: { zh: "发布职位", en: "publish a job" },
  erase_person: { zh: "删除候选人", en: "erase a person" },
};

/** What waits for somebody: interrupts of workflows, and effects in the inbox. */
export const waiting: Answering = async (asking) => {
  const { parts, pending, asked } = asking;
  const { items } = await parts.talent.effects.list(reader(asking), {
    state: "awaiting_approval",
    limit: 50,
  });
  const interrupts = pending.map(({ title, items: some }) =>
    pick(asking, `${title}（${some.length} 项）`, `${title} (${some.length})`),
  );
  const here = new Set(pending.map(({ workflow_id }) => workflow_id));
  const elsewhere = (await parts.talent.workflows.list(reader(asking), 100)).filter(
    ({ id, status }) => status === "waiting" && !here.has(id),
  );
  const others = elsewhere.map((workflow) => {
    const name = nameOf(workflow, asked.language);
    return pick(asking, `${name}（另一次对话）`, `${name} (another conversation)`);
  });
  const effects = items.map(({ content, person_name, job_title }) =>
    [KINDS[content.kind][asked.language], person_name, job_title].filter(Boolean).join(" · "),
  );
  const all = [...interrupts, ...others, ...effects];
  if (all.length === 0)
    return reply(pick(asking, "目前没有等待批准的事项。", "Nothing is waiting for approval."));
  const head = pick(
    asking,
    `共有 ${all.length} 项等待批准：`,
    `${all.length} waiting for approval:`,
  );
  const lines = all.slice(0, 20).map((one, at) => `${at + 1}. ${one}`);
  return reply([head, ...lines].join("\n"), {
    links: [
      ...pending.map(({ workflow_id, title }) => run(workflow_id, title)),
      ...elsewhere.map((one) => session(one.session_id, nameOf(one, asked.language))),
      ...items.flatMap(({ person_id, person_name }) =>
        person_id === null ? [] : [person(person_id, person_name ?? "")],
      ),
    ],
  });
};

const run = (id: string, title: string) => ({ kind: "run" as const, id, title });
const session = (id: string, title: string) => ({ kind: "session" as const, id, title });

/** What it is, and what it is for in the words of who wanted it: there may be several of a kind. */
function nameOf(workflow: Workflow, language: "zh" | "en"): string {
  const { workflow_type } = workflow;
  const title = titleOfWorkflow(workflow_type)[language];
  const name = title.charAt(0).toUpperCase() + title.slice(1);
  const goal = stateOf(workflow).goal.replaceAll(/\s+/gu, " ").trim();
  if (goal === "") return name;
  const shown = goal.length > LONGEST ? `${goal.slice(0, LONGEST).trimEnd()}…` : goal;
  const words = language === "zh" ? `“${shown}”` : ` “${shown}”`;
  return workflow_type === "custom" ? words.trim() : `${name}${words}`;
}

const LONGEST = 60;
