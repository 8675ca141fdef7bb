import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/test-app.ts";

async function firstFrame(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const chunk = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(chunk?.value);
}

describe("the live log", () => {
  it("streams lines in the envelope of all streams", async () => {
    const { app, lines } = testApp();
    lines.publish("log", { message: "hello" });
    const response = await app.request("/api/system/log");
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await firstFrame(response)).toBe(
      'id: 1\nevent: log\ndata: {"type":"log","content":{"message":"hello"}}\n\n',
    );
    expect(lines.listeners).toBe(0);
  });

  it("continues after Last-Event-ID", async () => {
    const { app, lines } = testApp();
    for (const message of ["a", "b"]) lines.publish("log", { message });
    const response = await app.request("/api/system/log", { headers: { "Last-Event-ID": "1" } });
    expect(await firstFrame(response)).toContain('"message":"b"');
  });

  it("refuses a Last-Event-ID that is no id", async () => {
    const { app } = testApp();
    const response = await app.request("/api/system/log", { headers: { "Last-Event-ID": "x" } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "invalid-request",
      issues: [{ path: "Last-Event-ID" }],
    });
  });

  it("opens no stream for HEAD, where nobody would close it", async () => {
    const { app, lines } = testApp();
    const response = await app.request("/api/system/log", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(lines.listeners).toBe(0);
  });

  it("carries the log that the server itself writes", async () => {
    const { app } = testApp();
    await app.request("/api/system");
    expect(await firstFrame(await app.request("/api/system/log"))).toContain(
      '"path":"/api/system"',
    );
  });
});
