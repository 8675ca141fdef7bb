import { createModels } from "@bole/models";
import { type ModelServer, startModelServer } from "@bole/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Understanding } from "../reading/understanding.ts";
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

  const edit = (path: string, value: string): Understanding => ({
    kind: "calls",
    calls: [{ name: "CVEditor", params: { path, action: "update", value } }],
  });
  const talk = (reply: string): Understanding => ({ kind: "talk", reply });

  async function script(...answers: readonly unknown[]) {
    for (const value of answers) {
      await server.script({ kind: "answer", text: JSON.stringify({ value }) });
    }
  }

  function modelsOf() {
    const endpoint = { provider: "openai-compatible", name: "stand-in", url: server.url } as const;
    return createModels({ models: [{ ...endpoint, key: "key-0123456789" }], retryDelayMs: 1 });
  }

  async function say(message: string, ...answers: readonly unknown[]) {
    await script(...answers);
    const models = modelsOf();
    const agent = createAgent({
      models,
      resume_data: { basic: { name: "张三" }, education: [{}] },
    });
    const response = await agent.processMessage(message);
    const prompts = (await server.requests()).map(({ body }) => JSON.stringify(body));
    return { ...response, prompts };
  }

  it("its calls are made like anybody's, and the reply tells what they did", async () => {
    const { reply, resume_data, prompts } = await say("以后叫我四哥", edit("basic.name", "四哥"));
    expect(resume_data.basic).toEqual({ name: "四哥" });
    expect(reply).toBe("好的，已将姓名修改为「四哥」");
    expect(prompts).toHaveLength(1);
    expect(prompts[0]).toMatch(/<data-\w+ name=\\+"message\\+">\\+n以后叫我四哥/);
  });

  it("what it does wrong it is shown, and may put right", async () => {
    const wrong = edit("basic.email", "四哥");
    const { tool_results, resume_data, prompts } = await say(
      "邮箱是 four@example.com",
      wrong,
      edit("basic.email", "four@example.com"),
    );
    expect(tool_results.map(({ success }) => success)).toEqual([false, true]);
    expect(resume_data.basic).toMatchObject({ email: "four@example.com" });
    expect(prompts[1]).toContain("不是有效的邮箱");
  });

  it("what it invents is not written, and it is told so", async () => {
    const invented = edit("basic.summary", "十年经验，曾将收入提升 35%，任职于 Google。");
    const founded = edit("basic.summary", "有十年后端经验的工程师。");
    const { tool_results, resume_data, prompts } = await say(
      "简介写：十年后端经验",
      invented,
      founded,
    );
    expect(tool_results.map(({ success }) => success)).toEqual([false, true]);
    expect(tool_results[0]?.message).toMatch(/35、Google/);
    expect(resume_data.basic).toMatchObject({ summary: "有十年后端经验的工程师。" });
    expect(prompts[1]).toContain("35、Google");
    const entry = {
      kind: "calls",
      calls: [
        {
          name: "CVEditor",
          params: {
            path: "projects",
            action: "add",
            value: { name: "Bole", description: "用户 500 万" },
          },
        },
      ],
    };
    const added = await say("加一个项目 Bole", entry, talk("说说它的用户数？"));
    expect(added.tool_results).toMatchObject([{ success: false }]);
    expect(added.resume_data).not.toHaveProperty("projects");
  });

  it("it answers a question from what it has read", async () => {
    const read = { kind: "calls", calls: [{ name: "CVReader", params: { path: "education" } }] };
    const { reply, tool_calls } = await say("我读过几所学校？", read, talk("一所。"));
    expect([reply, tool_calls.length]).toEqual(["一所。", 1]);
  });

  it("what it says without a call changes nothing", async () => {
    const { reply, resume_data } = await say("你好", talk("已经改好了！"));
    expect([reply, resume_data.basic]).toEqual(["已经改好了！", { name: "张三" }]);
  });

  it("what may not be said to people is not said", async () => {
    const agent = createAgent({
      models: modelsOf(),
      mayBeSaid: async (words) => !words.includes("secret"),
    });
    await script(talk("The secret is 42."), talk("Hello."));
    expect((await agent.processMessage("tell me")).reply).toMatch(/did not pass/);
    expect((await agent.processMessage("hi")).reply).toBe("Hello.");
  });

  it("one that goes on and on is stopped", async () => {
    const read = { kind: "calls", calls: [{ name: "CVReader", params: {} }] };
    const { prompts } = await say("显示", ...Array(9).fill(read));
    expect(prompts).toHaveLength(4);
  });

  it("one that fails or answers junk is stood in for by the rules", async () => {
    const { reply, resume_data } = await say(
      "把名字改成李四",
      { kind: "dance" },
      { kind: "dance" },
    );
    expect(resume_data.basic).toEqual({ name: "李四" });
    expect(reply).toBe("好的，已将姓名修改为「李四」\n模型没有回应，这次由内置程序完成。");
  });

  it("is remembered by what it did, so that the rules go on from there", async () => {
    const params = { path: "education", action: "add", value: { school: "北大" } };
    await script({ kind: "calls", calls: [{ name: "CVEditor", params }] });
    const agent = createAgent({ models: modelsOf() });
    await agent.processMessage("我在北大读过书");
    await server.script({ kind: "answer", text: "junk" }, { kind: "answer", text: "junk" });
    await agent.processMessage("学位改成博士");
    expect(agent.resumeData.education).toMatchObject([{ school: "北大", degree: "博士" }]);
  });
});
