/** A model that answers once and is gone: what was begun with it ends without it. */
import { createModels, hashedNgrams } from "@bole/models";
import { startModelServer } from "@bole/testing";
import { expect, it } from "vitest";
import { openRecruiterLab, ROSA } from "../testing/recruiter-lab.ts";
import { recruiterScript } from "../testing/recruiter-script.ts";

it("a chain whose model is gone in the middle is planned, written and asked about all the same", async () => {
  await using server = await startModelServer();
  const models = createModels({
    models: [{ provider: "openai-compatible", name: "x", url: server.url, key: "key-0123456789" }],
    retries: 0,
    embedder: hashedNgrams(),
  });
  const { plain, ...reader } = recruiterScript();
  const lab = await openRecruiterLab({ models, reader });
  try {
    await lab.addPerson(
      "lin",
      "# 林清越\n后端工程师 · lin@example.cn\n\n## 工作经历\n### 云栈支付有限公司 | 后端工程师 | 2018.03 - 至今\n- 用 Go 语言重写清算服务，批处理由 4 小时缩短到 35 分钟\n",
    );
    const { id: job_id } = await lab.talent.jobs.create(
      ROSA,
      {
        title: "后端工程师",
        status: "open",
        description: "要求：精通 Go。",
        criteria: [{ id: "go", text: "精通 Go", need: "must", weight: 5, skill: "go" }],
      },
      { demo: true },
    );
    // A plan that does not hold, and then nobody any more.
    const text = JSON.stringify({ steps: [{ id: "1", action: "no_such_agent" }] });
    const args = { goal: "找到适合的候选人，发邮件，然后安排面试", job: "后端工程师" };
    await server.script({ kind: "calls", calls: [{ tool: "make_plan", input: args }] });
    await server.script({ kind: "answer", text: "" }, { kind: "answer", text });
    await server.script({ kind: "drop", times: "always" });
    const message = plain(
      "<make_plan>帮我<goal>找到适合</goal><job ref=pronoun>这个职位</job>的候选人，发邮件，然后安排面试</make_plan>",
    );
    const heard = await lab.say(message, { job_id });
    expect(heard.map(({ type }) => type)).toContain("plan_preview");
    const [plan] = await lab.recruiter.workflows.pending(ROSA.tenant, "s");
    const { workflow_id = "", interrupt_id = "" } = plan ?? {};
    await lab.decide(workflow_id, { interrupt_id, decision: "approve" });
    const [list] = await lab.recruiter.workflows.pending(ROSA.tenant, "s");
    const approve = { interrupt_id: list?.interrupt_id ?? "", decision: "approve" as const };
    await lab.decide(workflow_id, approve);
    const [mails] = await lab.recruiter.workflows.pending(ROSA.tenant, "s");
    expect(mails).toMatchObject({ kind: "mails", items: [{ preview: { name: "林清越" } }] });
  } finally {
    await lab.close();
  }
});
