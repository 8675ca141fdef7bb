/** The API as a client sees it, on an application that is called as a function. */
import { expect } from "vitest";
import type { z } from "zod";
import type { AppDeps } from "../src/http/app-env.ts";
import { Problem } from "../src/http/contract/problem.ts";
import { RunDetail, RunState } from "../src/http/contract/runs.ts";
import { testApp } from "./test-app.ts";
import { type TestHostOptions, testHost } from "./test-host.ts";

export async function testApi({
  host: hostOptions = {},
  ...deps
}: { host?: TestHostOptions } & Omit<Partial<AppDeps>, "host"> = {}) {
  const host = await testHost(hostOptions);
  const { app, logged } = testApp({
    ...deps,
    host,
    ...(hostOptions.env && { env: hostOptions.env }),
  });

  const send = (method: string, path: string, body?: unknown) =>
    app.request(
      `/api${path}`,
      body === undefined
        ? { method }
        : {
            method,
            body: JSON.stringify(body),
            headers: { "Content-Type": "application/json" },
          },
    );
  const ask = async <S extends z.ZodType>(
    schema: S,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<z.output<S>> => {
    const response = await send(method, path, body);
    const text = await response.text();
    expect(response.status, text).toBeLessThan(300);
    return schema.parse(JSON.parse(text));
  };
  return {
    app,
    host,
    logged,
    send,
    ask,
    /** The problem that the answer is, as `[status, code]` and the rest. */
    refusal: async (method: string, path: string, body?: unknown) => {
      const response = await send(method, path, body);
      const problem = Problem.parse(await response.json());
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(response.status).toBe(problem.status);
      return problem;
    },
    /** Starts a run and waits until it has ended or waits. */
    settle: async (body: unknown): Promise<RunDetail> => {
      const { run_id } = await ask(RunState, "POST", "/runs", body);
      const tenant = tenantIn(body);
      await host.engine.settled(tenant, run_id);
      return ask(RunDetail, "GET", `/runs/${run_id}?tenant=${tenant}`);
    },
  };
}

function tenantIn(body: unknown): string {
  return typeof body === "object" && body !== null && "tenant" in body
    ? String(body.tenant)
    : "local";
}
