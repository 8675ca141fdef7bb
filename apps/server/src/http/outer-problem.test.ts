import { describe, expect, it } from "vitest";
import { testApp } from "../../test/test-app.ts";
import { Problem } from "./contract/problem.ts";
import { outerProblem } from "./outer-problem.ts";

describe("an error outside the application", () => {
  it("tells the client nothing but the request id, and the log everything", async () => {
    const { log, logged } = testApp();
    const response = await outerProblem({ log, newId: () => "request-7" })(new Error("hunter2"));
    expect(response.status).toBe(500);
    expect(response.headers.get("x-request-id")).toBe("request-7");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'self'");
    const problem = Problem.parse(await response.json());
    expect(problem).toMatchObject({ code: "internal", request_id: "request-7" });
    expect(JSON.stringify(problem)).not.toContain("hunter2");
    const line = logged().find(({ level }) => level === "error");
    expect(line).toMatchObject({ request_id: "request-7", err: { message: "hunter2" } });
  });
});
