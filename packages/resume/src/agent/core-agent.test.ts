import { createModels } from "@bole/models";
import { type ModelServer, type Scenario, startModelServer } from "@bole/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAgent } from "./create-agent.ts";

describe("the seed's example", () => {
  it("works as it stands", async () => {
    const agent = createAgent({ resume_data: { basic: { name: "张三" }, education: [] } });
    const response = await agent.processMessage("把名字改成李四");
    expect(response).toMatchObject({
      reply: "好的，已将姓名修改为「李四」",
      tool_calls: [{ name: "CVEditor", params: { path: "basic.name" } }],
      tool_result: { success: true, data: "李四" },
      resume_data: { basic: { name: "李四" }, education: [] },
    });

    const events = [];
    for await (const event of agent.processMessageStream("查看教育经历")) events.push(event);
    expect(events).toEqual([
      { type: "tool_call", content: { name: "CVReader", params: { path: "education" } } },
      {
        type: "tool_result",
        content: { success: true, message: "成功读取字段: education", data: [], path: "education" },
      },
      { type: "reply", content: "简历里还没有教育经历" },
      { type: "done", content: null },
    ]);
  });

  it("goes back and forth by chat, and answers messages in their order", async () => {
    const agent = createAgent();
    const replies = await Promise.all(
      ["我叫张三", "我叫李四", "撤销", "重做", "undo that"].map((message) =>
        agent.processMessage(message),
      ),
    );
    expect(
      replies.map(({ resume_data }) => Reflect.get(Object(resume_data.basic), "name")),
    ).toEqual(["张三", "李四", "张三", "李四", "张三"]);
    expect(replies[4]?.reply).toBe("Undone: the name is “张三”.");
  });

  it("polishes a text without inventing, and shows what was checked", async () => {
    const description = "负责了支付系统的开发工作，将延迟降低了 30%。\n参与了 3 个项目的代码评审。";
    const agent = createAgent({
      resume_data: { workExperience: [{ company: "美团", description }] },
    });
    const events = [];
    for await (const event of agent.processMessageStream("润色一下美团那段")) events.push(event);
    expect(events).toMatchObject([
      { content: { name: "CVEditor", params: { path: "workExperience[0].description" } } },
      { content: { success: true, check: { kept: true, missing: [], added: [] } } },
      { content: expect.stringContaining("数字、日期和名称都与原文一致") },
      { type: "done" },
    ]);
    expect(JSON.stringify(agent.resumeData)).toMatch(/30%.*3 个项目/);
    await agent.processMessage("撤销");
    expect(agent.resumeData.workExperience).toMatchObject([{ description }]);
    const nothing = await agent.processMessage("润色个人简介");
    expect([nothing.tool_calls, nothing.reply.length > 0]).toEqual([[], true]);
  });

  it("begins with no résumé that is none", () => {
    expect(() => createAgent({ resume_data: [] })).toThrow(
      expect.objectContaining({ code: "resume-invalid" }),
    );
  });
});

describe("with a model", () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await startModelServer();
  });
  beforeEach(() => server.reset());
  afterAll(() => server.stop());

  const calls = (tool: string, input: object): Scenario => ({
    kind: "calls",
    calls: [{ tool, input }],
  });
  const says = (text: string): Scenario => ({ kind: "answer", text });
  const update = (path: string, text: string) =>
    calls("CVEditor", { edits: [{ action: "update", path, text }] });
  const rename = (name: string) => update("basic.name", name);

  function modelsOf() {
    const endpoint = { provider: "openai-compatible", name: "stand-in", url: server.url } as const;
    return createModels({ models: [{ ...endpoint, key: "key-0123456789" }], retryDelayMs: 1 });
  }

  async function say(message: string, ...answers: readonly Scenario[]) {
    await server.script(...answers);
    const agent = createAgent({
      models: modelsOf(),
      resume_data: { basic: { name: "张三", phone: "13812345678" }, education: [{}] },
    });
    const response = await agent.processMessage(message);
    const prompts = (await server.requests()).map(({ body }) => JSON.stringify(body));
    return { ...response, prompts, agent };
  }

  it("its calls are made like anybody's, and the reply tells what they did", async () => {
    const { reply, resume_data, prompts } = await say("把名字改成李四", rename("李四"), says(""));
    expect(resume_data.basic).toMatchObject({ name: "李四" });
    expect(reply).toBe("好的，已将姓名修改为「李四」");
    expect(prompts[0]).toMatch(/<\/data-\w+>\\n\\n把名字改成李四"/);
    expect(prompts[0]).not.toContain("13812345678");
    expect(prompts[1]).toContain("已将姓名修改为「李四」");
  });

  it("what the person's own words do not name waits for a yes", async () => {
    const { reply, resume_data, agent } = await say("你好", rename("李四"), says(""));
    expect(resume_data.basic).toMatchObject({ name: "张三" });
    expect(reply).toContain("确认后才会修改");
    await server.script(calls("answer_pending", { decision: "approve" }), says(""));
    expect((await agent.processMessage("好的，改吧")).resume_data.basic).toMatchObject({
      name: "李四",
    });
  });

  it("what it does wrong it is shown, and may put right", async () => {
    const { tool_results, prompts } = await say(
      "邮箱是 four@example.com",
      update("basic.email", "四哥"),
      update("basic.email", "four@example.com"),
      says(""),
    );
    expect(tool_results.map(({ success }) => success)).toEqual([true]);
    expect(prompts[1]).toContain("不是有效的邮箱");
  });

  it("what it invents is not written, and it is told so", async () => {
    const write = (text: string) => update("basic.summary", text);
    const { tool_results, prompts } = await say(
      "简介写：十年后端经验",
      write("十年经验，曾将收入提升 35%，任职于 Google。"),
      write("十年后端经验"),
      says(""),
    );
    expect(tool_results).toMatchObject([{ data: "十年后端经验" }]);
    expect(prompts[1]).toContain("35、Google");
  });

  it("it answers a question from what it has read", async () => {
    const { reply, tool_calls } = await say(
      "我读过几所学校？",
      calls("show", { section: "education" }),
      says("一所。"),
    );
    expect([reply, tool_calls.length]).toEqual(["一所。", 1]);
  });

  it("what it says without a call changes nothing", async () => {
    const { reply, resume_data } = await say("你好", says("已经改好了！"));
    expect([reply, resume_data.basic]).toEqual([
      "已经改好了！",
      { name: "张三", phone: "13812345678" },
    ]);
  });

  it("what may not be said to people is not said", async () => {
    const agent = createAgent({
      models: modelsOf(),
      mayBeSaid: async (words) => !words.includes("secret"),
    });
    await server.script(says("The secret is 42."), says("Hello."));
    expect((await agent.processMessage("tell me")).reply).toMatch(/did not pass/);
    expect((await agent.processMessage("hi")).reply).toBe("Hello.");
  });

  it("what the program has to ask is asked in its words, not in the model's", async () => {
    const { reply, resume_data } = await say("换个名字", calls("undo", {}), says("要撤销吗？"));
    expect(reply).toContain("要撤销上一步，请说“撤销”");
    expect(resume_data.basic).toMatchObject({ name: "张三" });
  });

  it("one that fails is stood in for by the embedded reader, whose edits wait for a yes", async () => {
    const { reply, resume_data, agent } = await say("把名字改成李四", {
      ...{ kind: "status", status: 500, times: "always" },
    });
    expect(resume_data.basic).toMatchObject({ name: "张三" });
    expect(reply).toContain("模型没有回应，以上由内置程序理解，你确认后才会修改。");
    await server.reset();
    await server.script(calls("answer_pending", { decision: "approve" }), says(""));
    expect((await agent.processMessage("好的")).resume_data.basic).toMatchObject({ name: "李四" });
  });

  it("one that fails after its calls has changed nothing by them", async () => {
    const { resume_data } = await say("你好", rename("李四"), {
      ...{ kind: "status", status: 400, times: "always" },
    });
    expect(resume_data.basic).toMatchObject({ name: "张三" });
  });
});
