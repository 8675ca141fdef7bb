import { describe, expect, it } from "vitest";
import { startModelServer } from "./start-model-server.ts";

const ask = (url: string, path: string, body: object) =>
  fetch(`${url}/${path}`, { method: "POST", body: JSON.stringify({ model: "m", ...body }) });

describe("the stand-in for a model provider", () => {
  it("answers as scripted, in both protocols, and remembers what it was asked", async () => {
    await using server = await startModelServer();
    await server.script({ kind: "answer", text: "one" }, { kind: "answer", text: "two" });
    const openai = await ask(server.url, "chat/completions", {});
    expect(await openai.json()).toMatchObject({ choices: [{ message: { content: "one" } }] });
    const anthropic = await ask(server.url, "messages", {});
    expect(await anthropic.json()).toMatchObject({ content: [{ type: "text", text: "two" }] });
    const paths = (await server.requests()).map(({ path }) => path);
    expect(paths).toEqual(["/v1/chat/completions", "/v1/messages"]);
  });

  it("streams tool calls and usage", async () => {
    await using server = await startModelServer();
    const call = { kind: "calls", calls: [{ tool: "look", input: { at: 7 } }], times: 2 } as const;
    await server.script(call);
    const options = { stream: true, stream_options: { include_usage: true } };
    const openai = await (await ask(server.url, "chat/completions", options)).text();
    expect(openai).toContain('"name":"look"');
    expect(openai).toContain('"prompt_tokens":100');
    expect(openai.endsWith("data: [DONE]\n\n")).toBe(true);
    const anthropic = await (await ask(server.url, "messages", options)).text();
    expect(anthropic).toContain('"type":"tool_use","id":"toolu_1","name":"look"');
    expect(anthropic).toContain("event: message_stop");
  });

  it("chooses by the words of a request, and refuses what nobody foresaw", async () => {
    await using server = await startModelServer();
    await server.script({ kind: "answer", text: "plan", when: "PLAN", times: "always" });
    expect((await ask(server.url, "chat/completions", { messages: ["x"] })).status).toBe(501);
    expect((await ask(server.url, "chat/completions", { messages: ["PLAN"] })).status).toBe(200);
  });

  it("breaks off in the middle of a stream", async () => {
    await using server = await startModelServer();
    await server.script({ kind: "drop", after: "half a sen" });
    const response = await ask(server.url, "chat/completions", { stream: true });
    await expect(response.text()).rejects.toThrow("terminated");
  });
});
