import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/test-app.ts";
import { testHost } from "../../../test/test-host.ts";
import { Metrics } from "../../observe/metrics.ts";
import { RunState } from "../contract/runs.ts";

const HEADERS = { Host: "localhost" };

async function scraped(app: ReturnType<typeof testApp>["app"]): Promise<string> {
  const response = await app.request("/metrics", { headers: HEADERS });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("text/plain; version=0.0.4");
  return response.text();
}

describe("GET /metrics", () => {
  it("tells of the process, of requests by route, and of runs by status", async () => {
    const host = await testHost();
    const { app } = testApp({ host, metrics: new Metrics("1.2.3") });
    const plan = { steps: [{ id: "a", action: "echo", args: { text: "x" }, approval: "before" }] };
    const started = await app.request("/api/runs", {
      method: "POST",
      headers: { ...HEADERS, "Content-Type": "application/json" },
      body: JSON.stringify({ plan }),
    });
    const { run_id } = RunState.parse(await started.json());
    const events = await app.request(`/api/runs/${run_id}/events`, { headers: HEADERS });
    await waiting(events);
    await app.request("/api/runs/secret-name", { headers: HEADERS });

    const text = await scraped(app);
    expect(text).toContain('bole_runs{status="waiting"} 1');
    expect(text).toContain("bole_database_up 1");
    expect(text).toContain('bole_info{version="1.2.3"} 1');
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).toMatch(
      /bole_http_request_duration_seconds_count\{method="POST",route="\/api\/runs",status="202"\} 1/,
    );
    expect(text).toMatch(/route="\/api\/runs\/:\w+",status="404"\} 1/);
    expect(text).not.toContain("secret-name");
    expect(text).not.toContain(run_id);
  });

  it("answers while the database does not", async () => {
    const host = await testHost();
    const away = { ...host, counts: () => Promise.reject(new Error("connection refused")) };
    const { app, logged } = testApp({ host: away, metrics: new Metrics("1.2.3") });
    const text = await scraped(app);
    expect(text).toContain("bole_database_up 0");
    expect(text).not.toMatch(/^bole_runs\{/m);
    expect(logged().map(({ msg }) => msg)).toContain(
      "runs and mails could not be counted for /metrics",
    );
  });

  it("is not for other hosts, also where a public address is set", async () => {
    const { app } = testApp({ env: { BOLE_PUBLIC_URL: "https://jobs.example.com" } });
    const response = await app.request("/metrics", { headers: { Host: "jobs.example.com" } });
    expect(response.status).toBe(421);
  });
});

/** Reads the stream of a run until it waits for somebody. */
async function waiting({ body }: Response): Promise<void> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.includes("run_waiting")) return;
  }
  throw new Error(`The run never waited: ${text}`);
}
