/** What is asked of the recruiter while it is killed: the five workflows, each about a job of its own. */
import type { RecruiterLab } from "../../src/testing/recruiter-lab.ts";
import { ROSA } from "../../src/testing/recruiter-lab.ts";

export interface Task {
  readonly session: string;
  /** In the markup of the examples. */
  readonly message: string;
  readonly job_id: string;
  readonly person_ids: string[];
}

const WORDS = [
  [
    "launch",
    "<run_workflow workflow=job_launch>启动<job ref=pronoun>这个职位</job></run_workflow>",
  ],
  [
    "outreach",
    "<run_workflow workflow=bulk_outreach>批量外联<count>三位</count>合适的候选人</run_workflow>",
  ],
  [
    "review",
    "<run_workflow workflow=candidate_review>审查<job ref=pronoun>这个职位</job>的候选人，更新状态</run_workflow>",
  ],
  ["meet", "<book_interview>给<who ref=pronoun>他们</who>安排面试</book_interview>"],
  [
    "clean",
    "<run_workflow workflow=pipeline_cleanup>清理<job ref=pronoun>这个职位</job>的管道</run_workflow>",
  ],
] as const;

const resume = (name: string, address: string) => `# ${name}
后端工程师 · ${address} · 上海

## 工作经历
### 云栈支付有限公司 | 后端工程师 | 2018.03 - 至今
- 用 Go 语言重写清算服务，日终批处理由 4 小时缩短到 35 分钟
- 把对账改为 Kafka 事件驱动，差错率下降 60%
`;

/** Where candidates stand, so that there is something to be done for them. */
const STAGE = {
  launch: "sourced",
  outreach: "sourced",
  review: "screening",
  meet: "interview",
  clean: "replied",
} as const;

const NAMES = ["林清越", "周远", "吴桐", "郑一诺"];

/** People, an interviewer, and as many jobs as there are tasks; applications lie a while back. */
export async function addTasks(lab: RecruiterLab, count: number): Promise<Task[]> {
  const policy = { limits: { mails_per_day: 100_000, mails_per_batch: 1_000 } };
  await lab.guardrails.putPolicy(ROSA.tenant, policy, { author: "olga" });
  const people: string[] = [];
  for (const [at, name] of NAMES.entries()) {
    people.push(await lab.addPerson(`p${at}`, resume(name, `p${at}@example.cn`)));
  }
  await lab.talent.interviewers.add(ROSA, {
    name: "Kim",
    email: "kim@example.cn",
    time_zone: "Asia/Shanghai",
    calendar: "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\nEND:VCALENDAR\n",
  });
  const tasks: Task[] = [];
  for (let at = 0; at < count; at++) {
    const [kind, message] = WORDS[at % WORDS.length] ?? WORDS[0];
    const { id: job_id } = await lab.talent.jobs.create(
      ROSA,
      {
        title: `支付后端工程师 ${at}`,
        organisation: "杉桥科技",
        location: "上海",
        status: "open",
        description: "清结算平台。要求：精通 Go，熟悉 Kafka。",
        criteria: [{ id: "go", text: "精通 Go", need: "must", weight: 5, skill: "go" }],
      },
      { demo: true },
    );
    const candidates = kind === "launch" || kind === "outreach" ? [] : people.slice(0, 2);
    const stage = STAGE[kind];
    for (const person_id of candidates) {
      await lab.talent.applications.add(ROSA, { person_id, job_id, stage });
    }
    tasks.push({
      session: `${kind}-${at}`,
      message,
      job_id,
      person_ids: kind === "meet" ? candidates : [],
    });
  }
  return tasks;
}
