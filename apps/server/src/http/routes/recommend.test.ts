import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/test-app.ts";
import { testHost } from "../../../test/test-host.ts";

const VISION = "想做计算机视觉相关的项目，会 Python 和一点 PyTorch";

const JOBS = [
  { title: "Counting bicycles", description: "Computer vision with Python and PyTorch." },
  { title: "Bread", description: "Bakes bread at night." },
];

async function recommending() {
  const host = await testHost({ recommends: true });
  const { app } = testApp({ host });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const ids: string[] = [];
  for (const job of JOBS) {
    const { id, version } = await (await post("/api/jobs", { job })).json();
    const content = { kind: "publish_job", payload: { job_id: id, version } };
    expect((await post("/api/effects", { content })).status).toBe(200);
    ids.push(id);
  }
  return { post, ids, app };
}

describe("POST /api/recommend", () => {
  it("answers with the best first, why, how the list was made, and the run that made it", async () => {
    const { post, ids, app } = await recommending();
    const response = await post("/api/recommend", { user_input: VISION });
    const { profile_data, messages, funnel, run_id } = await response.json();
    expect(profile_data.recommendations[0]).toMatchObject({ id: ids[0], kind: "job" });
    expect(profile_data.recommendations[0].match_reason).not.toBe("");
    expect(messages.map(({ name }: { name: string }) => name)).toContain("semantic_rerank");
    expect(funnel).toMatchObject({ open: 2 });
    expect(await (await app.request(`/api/runs/${run_id}`)).json()).toMatchObject({
      status: "completed",
    });

    const missed = { user_input: VISION, limit: 1, item_id: ids[1] };
    const why = await (await post("/api/recommend/why-not", missed)).json();
    expect(why.verdict).toMatch(/^(outranked|not_found)$/);
    expect(why.message).toMatch(/\p{Script=Han}/u);
  });

  it("tells its nodes as they work to whoever wants a stream", async () => {
    const { post } = await recommending();
    const headers = { Accept: "text/event-stream" };
    const text = await (await post("/api/recommend", { user_input: VISION }, headers)).text();
    const events = Array.from(text.matchAll(/^event: (.+)$/gm), ([, name]) => name);
    expect(events[0]).toBe("run");
    expect(events).toContain("node");
    expect(events).toContain("message");
    expect(events.at(-1)).toBe("done");
    expect(text).toContain('"name":"profile_analysis"');
  });

  it.each<[string, object, number, string]>([
    ["nothing", {}, 422, "recommend-nothing-said"],
    ["blanks", { user_input: "  " }, 422, "recommend-nothing-said"],
    ["a person who is not there", { user_input: "x", student_id: 7 }, 404, "person-unknown"],
    [
      "a résumé that is not there",
      { user_input: "x", resume_id: "resume_0" },
      404,
      "resume-unknown",
    ],
    ["a job that is not there", { kind: "people", job_id: "job_0" }, 404, "job-unknown"],
    ["a whole book", { user_input: "x".repeat(100_000) }, 400, "invalid-request"],
    ["another kind", { user_input: "x", kind: "horses" }, 400, "invalid-request"],
    ["none at all", { user_input: "x", limit: 0 }, 400, "invalid-request"],
  ])("refuses %s", async (_what, body, status, code) => {
    const { app } = testApp({ host: await testHost({ recommends: true }) });
    const response = await app.request("/api/recommend", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });
});
