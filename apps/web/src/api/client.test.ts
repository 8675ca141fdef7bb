import { afterEach, describe, expect, it, vi } from "vitest";
import { call, get, reportClientError } from "./client.ts";
import { ApiProblem, NetworkFailure } from "./problems.ts";

const answerWith = (body: string, init: ResponseInit) =>
  vi.stubGlobal("fetch", async () => new Response(body, init));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the page's way to the server", () => {
  it("gives the body of an answer", async () => {
    answerWith('{"status":"ok","version":"1.0.0","mode":"embedded"}', { status: 200 });
    expect(await get("/api/health")).toEqual({ status: "ok", version: "1.0.0", mode: "embedded" });
  });

  it("turns problem+json into a typed error that keeps the whole problem", async () => {
    const problem = { title: "Busy", detail: "A run is under way.", code: "busy", status: 409 };
    answerWith(JSON.stringify(problem), {
      status: 409,
      headers: { "content-type": "application/problem+json; charset=utf-8" },
    });
    const error = await get("/api/system").catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiProblem);
    expect(error).toMatchObject({ message: "A run is under way.", problem });
  });

  it("tells a lost connection from a refusal", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(get("/api/system")).rejects.toBeInstanceOf(NetworkFailure);
  });

  it("takes an error page of something in between as a lost connection", async () => {
    answerWith("<h1>Bad gateway</h1>", { status: 502, headers: { "content-type": "text/html" } });
    await expect(get("/api/system")).rejects.toBeInstanceOf(NetworkFailure);
  });

  it("lets an aborted call end as aborted, which is nobody's failure", async () => {
    const stop = new AbortController();
    stop.abort();
    vi.stubGlobal("fetch", async () => Promise.reject(stop.signal.reason));
    await expect(get("/api/system", stop.signal)).rejects.toBe(stop.signal.reason);
  });

  it("sends a body as JSON, and leaves out what is not asked for", async () => {
    const sent: [unknown, RequestInit | undefined][] = [];
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      sent.push([path, init]);
      return new Response('{"ver":2}', { status: 201 });
    });
    const query = { ver: 1, path: "/a b", prefix: undefined };
    expect(await call("POST", "/api/plans", { query, body: { plan_id: "x" } })).toEqual({ ver: 2 });
    expect(sent).toEqual([
      [
        "/api/plans?ver=1&path=%2Fa+b",
        expect.objectContaining({ method: "POST", body: '{"plan_id":"x"}' }),
      ],
    ]);
  });

  it("takes an answer without a body for what it is", async () => {
    vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
    expect(await call("DELETE", "/api/plans/x")).toBeNull();
  });

  it("hands out the id under which the server logged a reported error", async () => {
    answerWith("", { status: 200, headers: { "x-request-id": "req-7" } });
    expect(await reportClientError({ message: "boom", path: "/" })).toBe("req-7");
  });
});
