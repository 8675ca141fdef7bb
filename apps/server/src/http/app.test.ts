import { BoleError } from "@bole/base";
import { describe, expect, it } from "vitest";
import { testApp } from "../../test/test-app.ts";
import { testHost } from "../../test/test-host.ts";
import { Health } from "./contract/health.ts";
import { Problem } from "./contract/problem.ts";
import { Settings, System } from "./contract/system.ts";

async function problem(response: Response): Promise<Problem> {
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  return Problem.parse(await response.json());
}

const post = (body: string, headers: Record<string, string> = {}) => ({
  method: "POST",
  body,
  headers: { "Content-Type": "application/json", ...headers },
});

describe("routes", () => {
  it("health says the version and the mode, and when the server is stopping", async () => {
    const { app, stop } = testApp();
    const first = await app.request("/api/health");
    expect(Health.parse(await first.json())).toEqual({
      status: "ok",
      version: "1.2.3",
      mode: "embedded",
    });
    stop();
    const second = await app.request("/api/health");
    expect(second.status).toBe(200);
    expect(second.headers.get("connection")).toBe("close");
    expect(Health.parse(await second.json()).status).toBe("stopping");
  });

  it("refuses new work while stopping", async () => {
    const { app, stop } = testApp();
    stop();
    const response = await app.request("/api/system");
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect((await problem(response)).code).toBe("stopping");
  });

  it("system says who is signed in and which model is used", async () => {
    const { app } = testApp();
    const system = System.parse(await (await app.request("/api/system")).json());
    expect(system).toMatchObject({
      model: "embedded",
      principal: { tenant: "local", user: "local", roles: ["owner"] },
      started_at: "2026-01-02T03:04:05.000Z",
    });
    const env = { BOLE_MODEL: "openai-compatible:qwen3", BOLE_MODEL_URL: "http://localhost:1/v1" };
    const other = testApp({ host: await testHost({ env }) });
    expect(await (await other.app.request("/api/system")).json()).toMatchObject({
      model: "openai-compatible:qwen3",
    });
  });

  it("config shows the settings without secrets", async () => {
    const { app } = testApp({
      env: { BOLE_MODEL: "openai:gpt", BOLE_MODEL_KEY: "sk-very-secret-and-long" },
    });
    const text = await (await app.request("/api/system/config")).text();
    expect(text).not.toContain("very-secret");
    expect(Settings.parse(JSON.parse(text)).settings.length).toBeGreaterThan(10);
  });

  it("checks are those it was given", async () => {
    const check = { id: "node", status: "ok", summary: { en: "fine", zh: "正常" } } as const;
    const { app } = testApp({ runChecks: async () => [check] });
    expect(await (await app.request("/api/system/checks")).json()).toEqual({ checks: [check] });
  });

  it("an error of the page is logged as a warning", async () => {
    const { app, logged } = testApp();
    const body = { message: "it broke", path: "/jobs" };
    const response = await app.request("/api/client-errors", post(JSON.stringify(body)));
    expect(response.status).toBe(204);
    expect(logged()).toContainEqual(
      expect.objectContaining({ level: "warn", client: body, request_id: "request-1" }),
    );
  });
});

describe("every answer", () => {
  it("carries a request id: the caller's if it is safe, else a new one", async () => {
    const { app } = testApp();
    const idOf = async (sent: string) =>
      (await app.request("/api/health", { headers: { "X-Request-Id": sent } })).headers.get(
        "x-request-id",
      );
    expect(await idOf("abc-123.DEF_4")).toBe("abc-123.DEF_4");
    expect(await idOf("short")).toBe("request-1");
    expect(await idOf("has spaces and {braces}")).toBe("request-2");
    expect(await idOf("x".repeat(500))).toBe("request-3");
  });

  it.each(["/api/health", "/api/nothing", "/api/docs", "/"])(
    "has the security headers, also an error (%s)",
    async (path) => {
      const { headers } = await testApp().app.request(path);
      expect(headers.get("content-security-policy")).toBe(
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
          "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; " +
          "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      );
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(headers.get("x-request-id")).toBe("request-1");
    },
  );

  it("of the API is kept by no cache", async () => {
    const { app } = testApp();
    const caching = async (path: string) => (await app.request(path)).headers.get("cache-control");
    expect(await caching("/api/system")).toBe("no-store");
    expect(await caching("/api/nothing")).toBe("no-store");
    expect(await caching("/api/docs/explorer.js")).toBe("max-age=86400");
  });

  it("is logged with method, path, status and the request id", async () => {
    const { app, logged } = testApp();
    await app.request("/api/nothing?token=secret");
    expect(logged()).toContainEqual(
      expect.objectContaining({
        msg: "request",
        method: "GET",
        path: "/api/nothing",
        status: 404,
        request_id: "request-1",
      }),
    );
    expect(JSON.stringify(logged())).not.toContain("secret");
  });
});

describe("problems", () => {
  it("an unknown route is a 404 that says which", async () => {
    const response = await testApp().app.request("/api/nothing");
    expect(response.status).toBe(404);
    expect(await problem(response)).toEqual({
      type: "/api/docs/errors#route-not-found",
      title: "There is no such route.",
      status: 404,
      detail: "There is nothing at /api/nothing.",
      instance: "/api/nothing",
      code: "route-not-found",
      remedy: "Check the path; every route is listed at /api/docs.",
      request_id: "request-1",
    });
  });

  it("says what a problem means, and what to do, in the reader's language", async () => {
    const headers = { "Accept-Language": "zh-CN,en;q=0.5" };
    const response = await testApp().app.request("/api/nothing", { headers });
    expect(await problem(response)).toMatchObject({
      code: "route-not-found",
      title: "没有这个接口。",
      remedy: "检查路径；所有接口都列在 /api/docs。",
    });
  });

  it("a wrong method is a 405 that says which are right", async () => {
    const { app } = testApp();
    const health = await app.request("/api/health", { method: "DELETE" });
    expect(health.status).toBe(405);
    expect(health.headers.get("allow")).toBe("GET, HEAD");
    const report = await app.request("/api/client-errors");
    expect(report.status).toBe(405);
    expect(report.headers.get("allow")).toBe("POST");
    const page = await app.request("/", { method: "POST" });
    expect(page.headers.get("allow")).toBe("GET, HEAD");
  });

  it("a body that does not fit lists every mistake with its path", async () => {
    const response = await testApp().app.request(
      "/api/client-errors",
      post(JSON.stringify({ message: "", stack: 5 })),
    );
    expect(response.status).toBe(400);
    const { code, issues } = await problem(response);
    expect(code).toBe("invalid-request");
    expect(issues?.map((issue) => issue.path)).toEqual(["$.message", "$.stack", "$.path"]);
  });

  it("a body that is no JSON says so", async () => {
    const response = await testApp().app.request("/api/client-errors", post('{"message": '));
    expect(response.status).toBe(400);
    expect((await problem(response)).code).toBe("malformed-body");
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/jsonp",
    "application/json; charset=gbk",
    "application/json; charset=utf-8; charset=gbk",
    undefined,
  ])("a body of type %s is refused", async (type) => {
    const response = await testApp().app.request("/api/client-errors", {
      method: "POST",
      body: new TextEncoder().encode("{}"),
      headers: type === undefined ? {} : { "Content-Type": type },
    });
    expect(response.status).toBe(415);
    expect((await problem(response)).code).toBe("unsupported-content-type");
  });

  it.each([
    "application/json; charset=utf-8",
    'Application/JSON;charset="UTF-8"',
    "application/json; profile=x",
  ])("%s is JSON", async (type) => {
    const response = await testApp().app.request(
      "/api/client-errors",
      post('{"message":"x","path":"/"}', { "Content-Type": type }),
    );
    expect(response.status).toBe(204);
  });

  it("a body that is not UTF-8 is refused, not repaired", async () => {
    const { app, logged } = testApp();
    const gbk = Buffer.from([0xb2, 0xae, 0xc0, 0xd6]);
    const response = await app.request("/api/client-errors", {
      ...post(""),
      body: Buffer.concat([Buffer.from('{"path":"/","message":"'), gbk, Buffer.from('"}')]),
    });
    expect(response.status).toBe(400);
    expect(await problem(response)).toMatchObject({
      code: "malformed-body",
      detail: "The body is not UTF-8.",
    });
    expect(logged().some(({ client }) => client !== undefined)).toBe(false);
  });

  it("an unexpected error tells the client nothing and the log everything", async () => {
    const { app, logged } = testApp({
      runChecks: async () => {
        throw new Error("the password is hunter2");
      },
    });
    const response = await app.request("/api/system/checks");
    expect(response.status).toBe(500);
    const body = await problem(response);
    expect(body.code).toBe("internal");
    expect(JSON.stringify(body)).not.toContain("hunter2");
    const line = logged().find((entry) => entry.level === "error");
    expect(line).toMatchObject({ msg: "request failed", request_id: "request-1" });
    expect(JSON.stringify(line)).toContain("app.test.ts");
  });

  it("an error of any package keeps its code, status, issues and data", async () => {
    const entry = { status: 409, title: "Busy.", remedy: "Wait." };
    const { app } = testApp({
      runChecks: async () => {
        throw new BoleError("busy", entry, {
          detail: "Run 7 is going on.",
          issues: [{ path: "$.run", message: "is running" }],
          data: { run_id: "7" },
        });
      },
    });
    const response = await app.request("/api/system/checks");
    expect(response.status).toBe(409);
    expect(await problem(response)).toMatchObject({
      code: "busy",
      detail: "Run 7 is going on.",
      issues: [{ path: "$.run", message: "is running" }],
      data: { run_id: "7" },
    });
  });
});
