/** What arrives over a real socket and should not: each gets its status and a clear sentence. */
import type { IncomingMessage, RequestOptions } from "node:http";
import { connect } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { openRequest, readText } from "../../test/http-request.ts";
import { listeningApp } from "../../test/listening-app.ts";
import { Problem } from "./contract/problem.ts";

const server = await listeningApp({ env: { BOLE_MAX_BODY_KB: "1" } });
afterAll(() => server[Symbol.asyncDispose]());

interface Answer {
  readonly status: number | undefined;
  readonly problem: Problem;
  readonly headers: IncomingMessage["headers"];
}

async function send(path: string, options: RequestOptions, chunks: string[] = []): Promise<Answer> {
  const response = await openRequest(`${server.url}${path}`, options, chunks);
  const text = await readText(response);
  expect(response.headers["content-type"]).toBe("application/problem+json");
  return {
    status: response.statusCode,
    problem: Problem.parse(JSON.parse(text)),
    headers: response.headers,
  };
}

const post = (headers: Record<string, string>): RequestOptions => ({
  method: "POST",
  headers: { "Content-Type": "application/json", ...headers },
});

async function raw(text: string): Promise<string> {
  const socket = connect(server.port, "127.0.0.1");
  socket.end(text);
  let answer = "";
  for await (const chunk of socket.setEncoding("utf8")) answer += chunk;
  return answer;
}

describe("bad input over a real socket", () => {
  it("a malformed body is 400 malformed-body", async () => {
    const { status, problem } = await send("/api/client-errors", post({}), ['{"message":']);
    expect([status, problem.code]).toEqual([400, "malformed-body"]);
  });

  it("an empty body is 400 malformed-body", async () => {
    const { status, problem } = await send("/api/client-errors", post({}));
    expect([status, problem.code]).toEqual([400, "malformed-body"]);
  });

  it("a body that does not fit is 400 invalid-request with the places", async () => {
    const { status, problem } = await send("/api/client-errors", post({}), ["[]"]);
    expect([status, problem.code]).toEqual([400, "invalid-request"]);
    expect(problem.issues).toEqual([{ path: "$", message: expect.any(String) }]);
  });

  it("an unknown route is 404 route-not-found", async () => {
    const { status, problem } = await send("/api/nope", {});
    expect([status, problem.code]).toEqual([404, "route-not-found"]);
    expect(problem.detail).toContain("/api/nope");
  });

  it("a wrong method is 405 with Allow", async () => {
    const { status, headers } = await send("/api/health", { method: "PUT" });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  it("an oversized body that announces its length is 413 before it is read", async () => {
    const options = post({ "Content-Length": "5000000" });
    const { status, problem, headers } = await send("/api/client-errors", options, ["{"]);
    expect([status, problem.code]).toEqual([413, "body-too-large"]);
    expect(problem.data).toEqual({ max_bytes: 1_024, setting: "BOLE_MAX_BODY_KB" });
    expect(headers.connection).toBe("close");
  });

  it("an oversized body that comes in chunks of unknown number is 413", async () => {
    const chunks = Array.from({ length: 50 }, () => "x".repeat(100));
    const { status, problem } = await send("/api/client-errors", post({}), chunks);
    expect([status, problem.code]).toEqual([413, "body-too-large"]);
  });

  it("a body in chunks that is small enough is taken", async () => {
    const chunks = ['{"message":"x",', '"path":"/"}'];
    const response = await openRequest(`${server.url}/api/client-errors`, post({}), chunks);
    expect(response.statusCode).toBe(204);
    response.resume();
  });

  it("a wrong content type is 415", async () => {
    const options = post({ "Content-Type": "text/plain" });
    const { status, problem } = await send("/api/client-errors", options, ["{}"]);
    expect([status, problem.code]).toEqual([415, "unsupported-content-type"]);
  });

  it("a foreign Host is 421, whatever is asked for", async () => {
    for (const path of ["/", "/api/health"]) {
      const { status, problem } = await send(path, { headers: { Host: "evil.example" } });
      expect([status, problem.code]).toEqual([421, "foreign-host"]);
    }
  });

  it("a foreign Origin is 403 for a change", async () => {
    const options = post({ Origin: "https://evil.example" });
    const { status, problem } = await send("/api/client-errors", options, ["{}"]);
    expect([status, problem.code]).toEqual([403, "foreign-origin"]);
  });

  it("a Host that is none is 400, as a problem", async () => {
    const answer = await raw(
      "GET /api/health HTTP/1.1\r\nHost: a/b@c\r\nConnection: close\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('"code":"malformed-request"');
    expect(answer.toLowerCase()).toContain("x-request-id: request-0\r\n");
    expect(answer.toLowerCase()).toContain("x-content-type-options: nosniff\r\n");
  });

  it.each([
    ["what is no HTTP at all", "hello?\r\n\r\n", 400, "malformed-request"],
    [
      "headers without end",
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
      431,
      "headers-too-large",
    ],
  ])("%s gets a problem, too, and does no harm", async (_, sent, status, code) => {
    const [head = "", body = ""] = (await raw(sent)).split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain("x-request-id: request-0");
    expect(head.toLowerCase()).toContain("content-type: application/problem+json");
    expect(Problem.parse(JSON.parse(body))).toMatchObject({ status, code });
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  });
});
