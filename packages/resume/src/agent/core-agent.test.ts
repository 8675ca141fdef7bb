import { createModels } from "@bole/models";
import { type ModelServer, startModelServer } from "@bole/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Understanding } from "../understanding/understanding.ts";
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

  async function say(message: string, ...answers: readonly unknown[]) {
    for (const value of answers) {
      await server.script({ kind: "answer", text: JSON.stringify({ value }) });
    }
    const endpoint = { provider: "openai-compatible", name: "stand-in", url: server.url } as const;
    const models = createModels({
      models: [{ ...endpoint, key: "key-0123456789" }],
      retryDelayMs: 1,
    });
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

  it("it answers a question from what it has read", async () => {
    const read = { kind: "calls", calls: [{ name: "CVReader", params: { path: "education" } }] };
    const { reply, tool_calls } = await say("我读过几所学校？", read, talk("一所。"));
    expect([reply, tool_calls.length]).toEqual(["一所。", 1]);
  });

  it("what it says without a call changes nothing", async () => {
    const { reply, resume_data } = await say("你好", talk("已经改好了！"));
    expect([reply, resume_data.basic]).toEqual(["已经改好了！", { name: "张三" }]);
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
    expect([reply, resume_data.basic]).toEqual(["好的，已将姓名修改为「李四」", { name: "李四" }]);
  });

  it("is remembered by what it did, so that the rules go on from there", async () => {
    await server.script({
      kind: "answer",
      text: JSON.stringify({
        value: {
          kind: "calls",
          calls: [
            {
              name: "CVEditor",
              params: { path: "education", action: "add", value: { school: "北大" } },
            },
          ],
        },
      }),
    });
    const endpoint = { provider: "openai-compatible", name: "stand-in", url: server.url } as const;
    const models = createModels({
      models: [{ ...endpoint, key: "key-0123456789" }],
      retryDelayMs: 1,
    });
    const agent = createAgent({ models });
    await agent.processMessage("我在北大读过书");
    await server.script({ kind: "answer", text: "junk" }, { kind: "answer", text: "junk" });
    await agent.processMessage("学位改成博士");
    expect(agent.resumeData.education).toMatchObject([{ school: "北大", degree: "博士" }]);
  });
});
