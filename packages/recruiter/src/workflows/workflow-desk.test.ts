/** Workflows from message to end, without HTTP: what waits, what is limited, what is said when something is wrong. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApprovalNeeded, Decision, Done, type KeptEvent } from "../model/index.ts";
import { openRecruiterLab, type RecruiterLab, ROSA } from "../testing/recruiter-lab.ts";
import { recruiterScript } from "../testing/recruiter-script.ts";

const reader = recruiterScript();

const resume = (name: string, address: string) => `# ${name}
后端工程师 · ${address} · 上海

## 工作经历
### 云栈支付有限公司 | 后端工程师 | 2018.03 - 至今
- 用 Go 语言重写清算服务，日终批处理由 4 小时缩短到 35 分钟
- 把对账改为 Kafka 事件驱动，差错率下降 60%
`;

let lab: RecruiterLab;
let now = new Date();
beforeAll(async () => {
  lab = await openRecruiterLab({ now: () => now, reader });
});
afterAll(() => lab.close());

const newJob = async (title: string) => {
  const { id } = await lab.talent.jobs.create(
    ROSA,
    {
      title,
      organisation: "杉桥科技",
      status: "open",
      description: "清结算平台。要求：精通 Go。",
      criteria: [{ id: "go", text: "精通 Go", need: "must", weight: 5, skill: "go" }],
    },
    { demo: true },
  );
  return id;
};

/** People are found for a job and written to. */
const launch = (job_id: string, session: string, count: number | null = null) => {
  const people = count === null ? "" : `，联系<count>${count}个人</count>`;
  const message = `启动<job ref=pronoun>这个职位</job>${people}`;
  return lab.say(reader.plain(`<run_workflow workflow=job_launch>${message}</run_workflow>`), {
    ...{ session, job_id },
  });
};

function last(events: readonly KeptEvent[], type: KeptEvent["type"]): unknown {
  const found = events.findLast((event) => event.type === type);
  if (found === undefined) throw new Error(`no ${type} in ${JSON.stringify(events)}`);
  return found.content;
}
const yes = (words: string) =>
  reader.plain(`<answer_pending decision=approve>${words}</answer_pending>`);
const doneOf = (events: readonly KeptEvent[]) => Done.parse(last(events, "done"));
const askedOf = (events: readonly KeptEvent[]) =>
  ApprovalNeeded.parse(last(events, "approval_needed"));

describe("nobody", () => {
  it("is asked about where nobody matches, and the end says so", async () => {
    const job_id = await newJob("没有人的职位");
    const heard = await launch(job_id, "empty");
    expect(heard.map(({ type }) => type)).not.toContain("approval_needed");
    const done = doneOf(heard);
    expect(done.status).toBe("completed");
    expect(done.message).toContain("没有找到适合");
  });
});

describe("mails beyond a limit", () => {
  it("are said to be postponed before they are approved, and are postponed: the 21st of a batch", async () => {
    const job_id = await newJob("支付后端工程师");
    for (let at = 0; at < 21; at++) {
      await lab.addPerson(
        `p${at}`,
        resume(`候选${"甲乙丙丁戊己庚"[at % 7]}${at}`, `p${at}@example.cn`),
      );
    }
    const heard = await launch(job_id, "many", 21);
    expect(last(heard, "guardrail_warning")).toMatchObject({ check_name: "action_batch_limit" });
    const asked = askedOf(heard);
    expect(asked.items).toHaveLength(21);
    const { interrupt_id, workflow_id } = asked;
    const sent = await lab.decide(workflow_id, { interrupt_id, decision: "approve" });
    expect(doneOf(sent).message).toContain("发出 20 封邮件，1 封稍后发出");
    const { items } = await lab.talent.mails.list(ROSA, { limit: 50 });
    const states = items.map(({ state }) => state);
    expect(states.filter((state) => state === "postponed")).toHaveLength(1);
    expect(states).toHaveLength(21);
  });
});

describe("an approval", () => {
  const begun = async (session: string) => {
    const job_id = await newJob(`后端工程师 ${session}`);
    const heard = await launch(job_id, session);
    return askedOf(heard);
  };

  it("is given once, by its own workflow, for items that were shown", async () => {
    const { workflow_id, interrupt_id, items } = await begun("once");
    const decide = (...decisions: Parameters<RecruiterLab["decide"]>[1][]) =>
      lab.decide(workflow_id, ...decisions);
    await expect(decide({ interrupt_id: "gate_x", decision: "approve" })).rejects.toMatchObject({
      code: "interrupt-unknown",
    });
    const wrong = { items: [{ id: "nobody", keep: true }] };
    await expect(decide({ interrupt_id, decision: "modify", value: wrong })).rejects.toMatchObject({
      code: "decision-invalid",
    });
    const field = { items: [{ id: items[0]?.id ?? "", keep: true, edit: { colour: "red" } }] };
    await expect(decide({ interrupt_id, decision: "modify", value: field })).rejects.toMatchObject({
      code: "decision-invalid",
    });
    const markup =
      "<answer_pending decision=modify change=keep>只要<who ref=ordinal>前两个</who></answer_pending>";
    const unclear = { text: reader.plain("<talk>今天天气不错</talk>") };
    await expect(
      decide({ interrupt_id, decision: "modify", value: unclear }),
    ).rejects.toMatchObject({ code: "decision-invalid" });
    const drop = { text: reader.plain(markup) };
    const sent = await decide({ interrupt_id, decision: "modify", value: drop });
    expect(doneOf(sent).message).toContain("发出 2 封邮件");
    await expect(decide({ interrupt_id, decision: "approve" })).rejects.toMatchObject({
      code: "gate-closed",
    });
  });

  it("waits without those who were left out in words, and is given for the others", async () => {
    const { workflow_id, items } = await begun("words");
    const say = (markup: string) => lab.say(reader.plain(markup), { session: "words" });
    const changed = await say(
      "<answer_pending decision=modify change=drop>去掉<who ref=ordinal>第一个</who></answer_pending>",
    );
    expect(askedOf(changed).items.map(({ id }) => id)).toEqual(items.slice(1).map(({ id }) => id));
    expect(doneOf(changed)).toMatchObject({ status: "waiting", route: "resume" });
    expect(doneOf(changed).message).toContain("等你确认");
    const only = await say(
      "<answer_pending decision=modify change=keep>只要<who ref=ordinal>前两个</who></answer_pending>",
    );
    expect(askedOf(only).items.map(({ id }) => id)).toEqual(items.slice(1, 3).map(({ id }) => id));
    const back = await say(
      "<answer_pending decision=modify change=restore>都放回来</answer_pending>",
    );
    expect(askedOf(back).items).toHaveLength(items.length);
    await say(
      "<answer_pending decision=modify change=keep>只要<who ref=ordinal>前两个</who></answer_pending>",
    );
    const [gate] = await lab.memory.gates.ofRun(ROSA.tenant, workflow_id);
    if (gate === undefined) throw new Error("nothing is asked");
    expect((await lab.recruiter.workflows.standing(gate)).ask).toHaveLength(2);
    const sent = await say("<answer_pending decision=approve>发吧</answer_pending>");
    expect(doneOf(sent).message).toContain("发出 2 封邮件");
    const { decided } = await lab.recruiter.workflows.view(ROSA, workflow_id);
    expect(decided[0]?.items.map(({ id, keep }) => [id, keep])).toEqual(
      items.slice(2).map(({ id }) => [id, false]),
    );
  });

  it("of nothing is a rejection, and nothing is sent", async () => {
    const { workflow_id, interrupt_id, items } = await begun("nothing");
    const none = { items: items.map(({ id }) => ({ id, keep: false })) };
    const ended = await lab.decide(workflow_id, { interrupt_id, decision: "modify", value: none });
    expect(doneOf(ended)).toMatchObject({ status: "completed" });
    expect(doneOf(ended).message).not.toContain("发出");
  });

  it("is shown with what was decided, to whoever looks later", async () => {
    const { workflow_id, interrupt_id, items } = await begun("looked");
    const [first, second, ...others] = items.map(({ id }) => id);
    const changed = [
      { id: first ?? "", keep: true, edit: { subject: "想和您聊聊" } },
      { id: second ?? "", keep: false },
      ...others.map((id) => ({ id, keep: true })),
    ];
    const decision = {
      interrupt_id,
      decision: "modify",
      reason: "下次再联系",
      value: { items: changed },
    };
    await lab.decide(workflow_id, Decision.parse(decision));
    const { decided, approvals } = await lab.recruiter.workflows.view(ROSA, workflow_id);
    expect(approvals).toEqual([]);
    expect(decided).toMatchObject([
      {
        interrupt_id,
        ...{ decision: "approved", by: "rosa", reason: "下次再联系" },
        items: [
          { id: first, keep: true, edit: { subject: "想和您聊聊" } },
          { id: second, keep: false, edit: {} },
        ],
      },
    ]);
  });

  it("keeps why somebody said no: with the decision, in the summary and once in the audit", async () => {
    const { workflow_id, interrupt_id } = await begun("no");
    const reason = "预算还没批下来";
    const ended = await lab.decide(workflow_id, { interrupt_id, decision: "reject", reason });
    expect(doneOf(ended).message).toContain(reason);
    const { decided, summary } = await lab.recruiter.workflows.view(ROSA, workflow_id);
    expect(decided).toMatchObject([{ interrupt_id, decision: "rejected", by: ROSA.user, reason }]);
    expect(summary).toContain(reason);
    const refused = async () => {
      const { items } = await lab.talent.audit.list(ROSA, { run_id: workflow_id });
      return items.filter(({ action }) => action === "approval-rejected");
    };
    const facts = { kind: "mails", rejected_because: reason };
    await expect.poll(refused).toMatchObject([{ actor: ROSA.user, facts }]);
    // Whoever reads the run's log anew tells the same, which is written already.
    const told = { gate_id: interrupt_id, by: ROSA.user, at: decided[0]?.at ?? "", ...facts };
    await lab.talent.workflows.noteRejected(ROSA, workflow_id, { ...told, reason });
    expect(await refused()).toHaveLength(1);
  });

  const later = async (days: number, test: () => Promise<void>) => {
    const before = now;
    now = new Date(before.getTime() + days * 86_400_000);
    await test().finally(() => {
      now = before;
    });
  };

  it("expires when it is answered too late", async () => {
    const { workflow_id, interrupt_id } = await begun("late");
    await later(31, async () => {
      const yes = { interrupt_id, decision: "approve" } as const;
      await expect(lab.decide(workflow_id, yes)).rejects.toMatchObject({
        code: "approval-expired",
      });
      await lab.engine.settled(ROSA.tenant, workflow_id);
    });
    expect((await lab.engine.run(ROSA.tenant, workflow_id)).steps.send?.status).toBe("rejected");
  });

  it("expires by itself, is told so, and is in the audit", async () => {
    const { workflow_id, interrupt_id } = await begun("forgotten");
    const { workflows } = lab.recruiter;
    await later(29, async () => expect(await workflows.expireOld()).toBe(0));
    await later(31, async () => {
      expect(await workflows.expireOld()).toBeGreaterThan(0);
      expect(await workflows.expireOld()).toBe(0);
      await lab.engine.settled(ROSA.tenant, workflow_id);
    });
    const { decided, status, summary } = await workflows.view(ROSA, workflow_id);
    expect(decided).toMatchObject([{ interrupt_id, decision: "expired" }]);
    expect([status, summary]).toEqual(["completed", expect.stringContaining("已过期")]);
    const { items } = await lab.talent.audit.list(ROSA, { run_id: workflow_id });
    expect(items.map(({ action }) => action)).toContain("approval-expired");
  });
});

describe("two messages", () => {
  it("that move a workflow before it is at rest are both answered by its end", async () => {
    const job_id = await newJob("后端工程师 twice");
    await launch(job_id, "both");
    const [first, second] = await Promise.all([
      lab.say(yes("可以，发吧"), { session: "both", id: "a" }),
      lab.say(yes("好的，发送"), { session: "both", id: "b" }),
    ]);
    expect([doneOf(first).route, doneOf(second).route]).toContain("resume");
  });
});
