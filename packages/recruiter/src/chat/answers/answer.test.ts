import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type DemoLab,
  NOW,
  openDemoLab,
  ROSA,
  type Said,
} from "../../understanding/testing/demo-lab.ts";
import { fillSmall } from "../../understanding/testing/small-workspace.ts";
import { answer } from "./answer.ts";
import type { Asking } from "./asking.ts";

let lab: DemoLab;
beforeAll(async () => {
  lab = await openDemoLab({ fill: fillSmall });
});
afterAll(() => lab.close());

async function ask(message: string, said: Said = {}) {
  const { asked } = await lab.read(message, said);
  if (asked === null) throw new TypeError(`"${message}" was read as something else.`);
  const parts: Asking["parts"] = { ...lab.parts, ...NOBODY, talent: lab.talent };
  const asking: Asking = {
    ...{ parts, asked, tenant: "acme", session_id: "s", pending: [] },
    ...{ zone: "Asia/Shanghai", own: "Asia/Shanghai", now: NOW.getTime() },
  };
  const reply = await answer(asking);
  return {
    text: reply?.text ?? "",
    links: reply?.links.map(({ title }) => title) ?? [],
    records: reply?.links ?? [],
    ids: reply?.person_ids ?? [],
  };
}

/** What no answer here asks for. */
const NOBODY: Pick<Asking["parts"], "sessions" | "interrupts" | "attachments" | "guardrails"> = {
  sessions: { memory: notAsked, history: notAsked, save: notAsked },
  interrupts: { pending: notAsked },
  attachments: { read: notAsked },
  get guardrails() {
    return lab.guardrails;
  },
};

function notAsked(): never {
  throw new Error("Nobody asks for this here.");
}

describe("an answer from the data", () => {
  it("counts people and jobs, in the language of the question", async () => {
    expect((await ask("有多少候选人？")).text).toMatch(
      /共有 8 位候选人.*筛选 1.*面试 2.*录用意向 1/su,
    );
    expect((await ask("How many candidates are in interview?")).text).toMatch(
      /^2 candidates in Interview\. They are .*Maya/u,
    );
    expect((await ask("how many jobs are there?")).text).toBe("3 jobs: 3 open.");
  });

  it("says who, with links and in an order that the next message can refer to", async () => {
    const { text, links, ids } = await ask("Who is in interview for the frontend role?");
    expect(text).toContain('2 candidates for "Senior Frontend Engineer", in Interview');
    expect(links).toEqual(["Tomasz Wróbelski", "Maya Lindqvist"]);
    expect(ids).toEqual([lab.idOf("Tomasz Wróbelski"), lab.idOf("Maya Lindqvist")]);
  });

  it("knows where somebody stands, and what was sent", async () => {
    expect((await ask("陈思远到哪一步了")).text).toContain(
      "陈思远在“高级后端工程师（支付清结算）”的录用意向阶段",
    );
    expect((await ask("what was sent to Maya?")).text).toBe(
      "Nothing was sent to Maya Lindqvist yet.",
    );
    expect((await ask("林雨桐在哪个阶段")).text).toBe("林雨桐目前不在任何职位的流程里。");
  });

  it("compares two by the criteria of the job that they share; what is unknown stays so", async () => {
    const { text, links } = await ask("compare Maya and Tomasz");
    expect(text).toContain("● Strong React: Maya Lindqvist unknown, Tomasz Wróbelski unknown");
    expect(text).toContain("Maya Lindqvist meets 0 of 1 musts");
    expect(links).toContain("Senior Frontend Engineer");
  });

  it("knows what is on, what is new, who has waited longest, and which jobs nobody wants", async () => {
    expect((await ask("今天有什么安排")).text).toBe("这段时间没有面试。\n目前没有等待批准的事项。");
    expect((await ask("what's new?")).text).toMatch(/^8 new candidates: .*Maya Lindqvist/u);
    expect((await ask("who is waiting longest for the frontend role?")).text).toMatch(
      /^Waiting longest:\n1\. .*Senior Frontend Engineer · Interview, unchanged for 0 days/u,
    );
    expect((await ask("which jobs have no candidates?")).links).toEqual(["大模型算法工程师"]);
    expect((await ask("哪个岗位候选人最少？")).text).toMatch(/1\. 大模型算法工程师/u);
    expect((await ask("how many people reached the offer stage this month?")).text).toContain(
      "1 candidate in Offer, reached in that time.",
    );
    expect((await ask("how's the frontend search going?")).text).toContain("Interview 2");
    expect((await ask("show me the frontend job")).text).toContain("Must: Strong React");
    expect((await ask("新建职位")).text).toContain("一句话就行");
  });

  it("explains how something is done instead of doing it, in the asker's language", async () => {
    expect((await ask("管道清理是怎么判断一个人该不该清掉的？")).text).toContain("一个也不会删");
    expect((await ask("how do I import résumés?")).text).toContain("Drop the files");
    expect((await ask("怎么给候选人发邮件")).text).toContain("先写好草稿");
  });

  it("gives somebody's address and résumé where they are asked for", async () => {
    expect((await ask("what is Maya's email address?")).text).toContain("maya@example.com");
    expect((await ask("when is the next interview?")).text).toBe(
      "There is no interview in that time.",
    );
  });

  it("knows what waits, what may be sent, and what it is for", async () => {
    expect((await ask("什么在等我批准")).text).toBe("目前没有等待批准的事项。");
    expect((await ask("how many mails can I still send today?")).text).toMatch(
      /^50 mails may still be sent today/u,
    );
    expect((await ask("你能做什么？")).text).toContain("安排面试");
    expect((await ask("这周有哪些面试")).text).toBe("这段时间没有面试。");
    expect((await ask("what waits for me?")).text).toBe("Nothing waits for an approval.");
    expect((await ask("cancel")).text).toContain("Nothing waits for your answer");
    expect((await ask("好的，发吧")).text).toContain("没有等您确认的事项");
  });

  it("says what other conversations wait for, each in the words of who wanted it, and leads there", async () => {
    const goal = "帮我找到适合大模型岗位的候选人，发邮件，然后安排面试";
    const current = { message_id: "m", route: "planner" };
    const state = { goal, language: "zh", route: "planner", message_id: "m", current };
    const workflow = {
      ...{ id: "w-else", session_id: "s-else", user_id: ROSA.user, workflow_type: "custom" },
      ...{ status: "waiting" as const, state_json: JSON.stringify(state), result_json: "{}" },
      ...{ plan_id: "", graph_name: "supervisor", langgraph_thread_id: "w-else" },
    };
    await lab.talent.workflows.create(ROSA, workflow);
    const zh = await ask("什么在等我批准");
    expect(zh.text).toContain(`1. “${goal}”（另一次对话）`);
    expect(zh.records).toEqual([{ kind: "session", id: "s-else", title: `“${goal}”` }]);
    expect((await ask("what waits for me?")).text).toContain(`1. “${goal}” (another conversation)`);
    await lab.talent.workflows.change(ROSA, "w-else", { status: "completed" });
  });

  it("says which interviews are not settled, and not all of them", async () => {
    expect((await ask("哪些面试我还没确认")).text).toBe("没有还没定下来的面试。");
    expect((await ask("which interviews are not confirmed yet?")).text).toBe(
      "No interview is left to be settled.",
    );
  });

  // Last, because it moves people.
  it("knows who left after an offer, and takes nobody for one who only had it or only left", async () => {
    const lin = { person_id: lab.idOf("林雨桐"), job_id: lab.jobOf("大模型") };
    await lab.talent.applications.add(ROSA, { ...lin, stage: "withdrawn" });
    expect((await ask("Who rejected our offer?")).text).toMatch(/^Nobody withdrew after an offer/u);
    expect((await ask("谁接受了offer")).text).toBe("还没有人在发出录用意向之后入职。");
    const [chen] = await lab.talent.applications.ofJob(ROSA, lab.jobOf("后端"));
    const moveTo = (to: "withdrawn" | "rejected" | "hired", version: number) => {
      const payload = { application_id: chen?.id ?? "", to, version, reason: "另有选择" };
      return lab.talent.effects.request(ROSA, { kind: "move_stage", payload });
    };
    await moveTo("withdrawn", 1);
    expect(await ask("谁拒绝了我们的offer")).toMatchObject({
      text: expect.stringMatching(/^1 位在收到录用意向之后退出：\n1\. 陈思远：.*另有选择$/u),
      ids: [lab.idOf("陈思远")],
    });
    await moveTo("rejected", 2);
    expect((await ask("who turned down the offer?")).text).toMatch(
      /^Nobody withdrew .*\n1 ended as rejected after an offer; whose decision/u,
    );
    await moveTo("hired", 3);
    expect((await ask("who accepted our offer?")).text).toMatch(
      /^1 person took an offer:\n1\. 陈/u,
    );
    expect((await ask("who has not accepted our offer yet?")).text).toMatch(/^Nobody in Offer/u);
  });
});
