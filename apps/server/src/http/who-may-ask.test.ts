/** Whose requests are answered: this machine's own, never those of another site in a browser. */
import { describe, expect, it } from "vitest";
import { testApp } from "../../test/test-app.ts";
import { Problem } from "./contract/problem.ts";

describe("who may ask", () => {
  it.each([
    "localhost",
    "localhost:4100",
    "LOCALHOST:1",
    "127.0.0.1:4100",
    "127.1.2.3",
    "[::1]:80",
  ])("the host %s is this machine", async (host) => {
    const response = await testApp().app.request("/api/health", { headers: { Host: host } });
    expect(response.status).toBe(200);
  });

  it.each([
    "evil.example",
    "localhost.evil.example:4100",
    "127.0.0.1.evil.example",
    "10.0.0.1",
    "",
  ])("the host %j is not, so a rebound name gets nothing", async (host) => {
    const response = await testApp().app.request("/api/health", { headers: { Host: host } });
    expect(response.status).toBe(421);
    expect(Problem.parse(await response.json()).code).toBe("foreign-host");
  });

  const report = (headers: Record<string, string>) =>
    testApp().app.request("/api/client-errors", {
      method: "POST",
      body: '{"message":"x","path":"/"}',
      headers: { "Content-Type": "application/json", Host: "localhost:4100", ...headers },
    });

  it.each([
    {},
    { Origin: "http://localhost:4100" },
    { Origin: "http://localhost:4100", "Sec-Fetch-Site": "same-origin" },
  ])("a change may come from our page or from no page: %j", async (headers) => {
    expect((await report(headers)).status).toBe(204);
  });

  it.each([
    { Origin: "https://evil.example" },
    { Origin: "http://localhost:3000" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" },
  ])("a change may not come from another site: %j", async (headers) => {
    const response = await report(headers);
    expect(response.status).toBe(403);
    expect(Problem.parse(await response.json()).code).toBe("foreign-origin");
  });

  const CROSS = { Host: "localhost:4100", "Sec-Fetch-Site": "cross-site" };

  it.each([
    ["an image", { "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image" }],
    ["a frame", { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" }],
    ["a script", { "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty" }],
  ])("another site cannot set anything off by %s that reads", async (_, headers) => {
    let checks = 0;
    const { app } = testApp({
      runChecks: async () => {
        checks++;
        return [];
      },
    });
    const response = await app.request("/api/system/checks", { headers: { ...CROSS, ...headers } });
    expect(response.status).toBe(403);
    expect(Problem.parse(await response.json()).code).toBe("foreign-origin");
    expect(checks).toBe(0);
  });

  it("a link on another site may lead here", async () => {
    const headers = { ...CROSS, "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };
    expect((await testApp().app.request("/api/docs", { headers })).status).toBe(200);
  });

  it("no other site is ever allowed to read an answer", async () => {
    const response = await testApp().app.request("/api/health", {
      headers: { Host: "localhost:4100", Origin: "https://evil.example" },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });
});
