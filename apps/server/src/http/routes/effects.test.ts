/** The board, the gate of effects and the audit log over HTTP; what they promise is tested beside them. */
import type { Principal } from "@bole/base";
import { Effect } from "@bole/talent";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { testApi } from "../../../test/api.ts";
import { loadConfig } from "../../config/load-config.ts";
import type { AppEnv } from "../app-env.ts";
import { AuditList, EffectList, ErasePreview } from "../contract/effects.ts";
import { Board } from "../contract/pipeline.ts";
import { onError } from "../on-error.ts";
import { auditRoute } from "./audit.ts";
import { effectRoutes } from "./effect.ts";
import { effectsRoutes } from "./effects.ts";
import { jobBoardRoute } from "./job-board.ts";

const api = await testApi();
const { talent } = api.host;
let tenants = 0;

/** A job with one candidate, in a tenant of its own. */
async function start() {
  tenants += 1;
  const tenant = `effects-${tenants}`;
  const rosa = { tenant, user: "rosa", roles: ["recruiter" as const] };
  const person = await talent.people.add(rosa, { name: "Ada Palmer" });
  const job = await talent.jobs.create(rosa, { title: "Engineer" });
  const { id } = await talent.applications.add(rosa, { person_id: person.id, job_id: job.id });
  const move = (to: string, version = 1, more: object = {}) => ({
    content: { kind: "move_stage" as const, payload: { application_id: id, to, version } },
    tenant,
    ...more,
  });
  const erase = {
    content: { kind: "erase_person", payload: { person_id: person.id, version: 1 } },
    tenant,
  };
  const board = () => api.ask(Board, "GET", `/jobs/${job.id}/board?tenant=${tenant}`);
  return { tenant, rosa, person, job, id, move, erase, board };
}

describe("a board", () => {
  it("has everybody by stage, empty stages too, and says what to do next", async () => {
    const { board, id } = await start();
    const { columns, next_steps, job_title } = await board();
    expect(job_title).toBe("Engineer");
    expect(columns.length).toBeGreaterThan(5);
    expect(columns.filter(({ cards }) => cards.length > 0)).toMatchObject([
      { stage: "sourced", cards: [{ name: "Ada Palmer", application: { id, version: 1 } }] },
    ]);
    expect(next_steps).toEqual([{ kind: "screen_new", application_ids: [id] }]);
  });

  it("shows what waits for an approval, and where a card went", async () => {
    const { board, rosa, move, id } = await start();
    await talent.effects.request(rosa, move("screening").content, { run_id: "run_1" });
    const waiting = await board();
    expect(waiting.columns[0]?.cards).toMatchObject([{ waiting: 1 }]);
    expect(waiting.next_steps[0]).toEqual({ kind: "approve_effects", application_ids: [id] });
    await api.ask(Effect, "POST", "/effects", move("interview"));
    const { columns } = await board();
    expect(columns.find(({ stage }) => stage === "interview")?.cards).toHaveLength(1);
  });

  it("is of a job that is there", async () => {
    const problem = await api.refusal("GET", "/jobs/none/board");
    expect(problem).toMatchObject({ status: 404, code: "job-unknown" });
  });
});

describe("an effect", () => {
  it("is done at once where that is allowed, once for a key, and is in the audit log", async () => {
    const { move, tenant, person } = await start();
    const body = move("screening", 1, { idempotency_key: "drag" });
    const effect = await api.ask(Effect, "POST", "/effects", body);
    expect(effect).toMatchObject({ state: "done", person_id: person.id });
    expect(await api.ask(Effect, "POST", "/effects", body)).toEqual(effect);
    const other = move("interview", 2, { idempotency_key: "drag" });
    expect((await api.refusal("POST", "/effects", other)).code).toBe("effect-key-reused");
    const { items } = await api.ask(AuditList, "GET", `/audit?tenant=${tenant}&action=stage-moved`);
    expect(items).toMatchObject([
      { actor: "local", effect_id: effect.id, person_name: "Ada Palmer", job_title: "Engineer" },
    ]);
  });

  it("is approved as it was seen, and only once", async () => {
    const { erase, tenant, person } = await start();
    const preview = await api.ask(
      ErasePreview,
      "GET",
      `/candidates/${person.id}/erase-preview?tenant=${tenant}`,
    );
    expect(preview).toMatchObject({ applications: 1, resumes: 0 });
    const { id, content_hash, state } = await api.ask(Effect, "POST", "/effects", erase);
    expect(state).toBe("awaiting_approval");
    const approve = (hash: string) =>
      [`/effects/${id}/approve`, { content_hash: hash, tenant }] as const;
    const mismatch = await api.refusal("POST", ...approve("another"));
    expect(mismatch).toMatchObject({ status: 409, code: "approval-mismatch" });
    expect(await api.ask(Effect, "POST", ...approve(content_hash))).toMatchObject({
      state: "done",
    });
    const again = await api.refusal("POST", ...approve(content_hash));
    expect(again).toMatchObject({ status: 409, code: "effect-decided" });
    expect(await api.refusal("GET", `/candidates/${person.id}?tenant=${tenant}`)).toMatchObject({
      code: "person-unknown",
    });
  });

  it("is rejected with a reason, and stays undone", async () => {
    const { erase, tenant, rosa, person } = await start();
    const { id } = await api.ask(Effect, "POST", "/effects", erase);
    const body = { reason: "not asked for", tenant };
    const rejected = await api.ask(Effect, "POST", `/effects/${id}/reject`, body);
    expect(rejected).toMatchObject({ state: "rejected", reason: "not asked for" });
    const { items } = await api.ask(EffectList, "GET", `/effects?tenant=${tenant}&state=rejected`);
    expect(items).toMatchObject([{ id, person_name: "Ada Palmer" }]);
    expect((await talent.people.get(rosa, person.id)).name).toBe("Ada Palmer");
  });

  it("shows who comes too late what the card is now", async () => {
    const { move } = await start();
    await api.ask(Effect, "POST", "/effects", move("screening"));
    const conflict = await api.refusal("POST", "/effects", move("interview"));
    expect(conflict).toMatchObject({ status: 409, code: "version-conflict" });
    expect(conflict.data).toMatchObject({ current: { stage: "screening", version: 2 } });
  });

  it.each([
    ["of no kind", { content: { kind: "send_mail", payload: {} } }, "invalid-request"],
    [
      "about nobody",
      { content: { kind: "erase_person", payload: { person_id: "x", version: 1 } } },
      "person-unknown",
    ],
  ])("%s is refused", async (_, body, code) => {
    expect((await api.refusal("POST", "/effects", body)).code).toBe(code);
  });

  it("that is not there cannot be approved; a page that is not there cannot be read", async () => {
    const body = { content_hash: "x" };
    expect((await api.refusal("POST", "/effects/none/approve", body)).code).toBe("effect-unknown");
    expect((await api.refusal("GET", "/effects?after=x")).code).toBe("talent-request-invalid");
    expect((await api.refusal("GET", "/effects?state=lost")).code).toBe("invalid-request");
  });
});

describe("a role", () => {
  /** A problem has a code, and nothing else has. */
  const Answer = z.object({ code: z.string().nullable().default(null) });

  function as(role: Principal["roles"][number], tenant: string) {
    const deps = { config: loadConfig({}, "/nowhere"), host: api.host };
    const app = new Hono<AppEnv>();
    app.onError(onError);
    app.use(async (c, next) => {
      c.set("principal", { tenant, user: role, roles: [role] });
      await next();
    });
    app.route("/", effectsRoutes(deps)).route("/", effectRoutes(deps));
    app.route("/", auditRoute({ ...deps, accounts: undefined })).route("/", jobBoardRoute(deps));
    const send = async (path: string, body?: object) => {
      const headers = { "Content-Type": "application/json" };
      const init = body && { method: "POST", headers, body: JSON.stringify(body) };
      const response = await app.request(path, init);
      const { code } = Answer.parse(await response.json());
      return [response.status, code];
    };
    return send;
  }

  it("reads, moves, approves and erases only what it may", async () => {
    const { tenant, move, erase, job } = await start();
    const { id, content_hash } = await api.ask(Effect, "POST", "/effects", erase);
    const approve = [`/effects/${id}/approve`, { content_hash, tenant }] as const;
    const forbidden = [403, "effect-forbidden"];
    expect(await as("auditor", tenant)("/effects", move("screening"))).toEqual(forbidden);
    expect(await as("recruiter", tenant)("/effects", erase)).toEqual(forbidden);
    expect(await as("recruiter", tenant)(...approve)).toEqual(forbidden);
    expect(await as("recruiter", tenant)(`/effects/${id}/reject`, { tenant })).toEqual(forbidden);
    expect(await as("auditor", tenant)(`/audit?tenant=${tenant}`)).toEqual([200, null]);
    for (const path of ["/audit", "/effects", `/jobs/${job.id}/board`]) {
      expect(await as("candidate", tenant)(path)).toEqual([403, "action-forbidden"]);
    }
    expect(await as("recruiter", tenant)("/effects", move("screening"))).toEqual([200, null]);
    expect(await as("owner", tenant)(...approve)).toEqual([200, null]);
  });
});
