import { temporaryFolder } from "@bole/testing";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { servedInside } from "../../../test/served-api.ts";
import { loadConfig } from "../../config/load-config.ts";
import { vaultSecret } from "../../guardrails/vault-secret.ts";
import type { AppEnv } from "../app-env.ts";
import { GuardrailLogs, RedactedText, RestoredText } from "../contract/guardrails.ts";
import { onError } from "../on-error.ts";
import { guardrailsRedactRoute } from "./guardrails-redact.ts";
import { guardrailsRestoreRoute } from "./guardrails-restore.ts";

const TEXT = "Call 138 1234 5678 or write to ann@example.com; again: 138 1234 5678.";
const MASKED = "Call *** **** ***1 or write to **2@*******.***; again: *** **** ***1.";
const PLAN = { steps: [{ id: "say", action: "echo", args: { text: "x" } }] };

/** The API, with a run to redact in. */
async function withRun(options: Parameters<typeof testApi>[0] = {}) {
  const api = await testApi(options);
  const { run_id } = await api.settle({ plan: PLAN });
  const redact = (text = TEXT) =>
    api.ask(RedactedText, "POST", "/guardrails/redact", { text, run_id });
  return { ...api, run_id, redact };
}

describe("redacting", () => {
  it("keeps the shape, says what was where without its value, and can be undone", async () => {
    const { ask, redact, run_id } = await withRun();
    const { text, found } = await redact();
    expect(text).toBe(MASKED);
    expect(found.map(({ kind, start, end }) => [kind, TEXT.slice(start, end)])).toEqual([
      ["cn_mobile", "138 1234 5678"],
      ["email", "ann@example.com"],
      ["cn_mobile", "138 1234 5678"],
    ]);
    const answer = { text: "I called *** **** ***1, not *** **** ***9.", run_id };
    expect(await ask(RestoredText, "POST", "/guardrails/restore", answer)).toEqual({
      text: "I called 138 1234 5678, not *** **** ***9.",
    });
    const all = { text, run_id };
    expect(await ask(RestoredText, "POST", "/guardrails/restore", all)).toEqual({ text: TEXT });
    const { items } = await ask(GuardrailLogs, "GET", "/guardrails/logs");
    expect(items).toEqual([]);
  });

  it("has a preview, without a run, that nothing is kept of", async () => {
    const { ask, redact, run_id } = await withRun();
    const preview = await ask(RedactedText, "POST", "/guardrails/redact", { text: TEXT });
    expect(preview.text).toBe(MASKED);
    const masked = { text: MASKED, run_id };
    expect(await ask(RestoredText, "POST", "/guardrails/restore", masked)).toEqual({
      text: MASKED,
    });
    expect((await redact("138 1234 5678")).text).toBe("*** **** ***1");
  });

  it("looks for what the policy says", async () => {
    const { host, redact } = await withRun();
    await host.guardrails.putPolicy("local", { pii: { kinds: ["email"] } }, { author: "ann" });
    expect((await redact("138 1234 5678, ann@example.com")).text).toBe(
      "138 1234 5678, **1@*******.***",
    );
  });

  it("needs a run that there is, and a text", async () => {
    const { refusal } = await withRun();
    for (const path of ["/guardrails/redact", "/guardrails/restore"]) {
      const unknown = await refusal("POST", path, { text: TEXT, run_id: "none" });
      expect(unknown).toMatchObject({ status: 404, code: "run-unknown" });
      const bad = await refusal("POST", path, { text: 1, run_id: "" });
      expect(bad.issues?.map((issue) => issue.path)).toEqual(["$.text", "$.run_id"]);
    }
  });
});

describe("what was redacted", () => {
  it("is given back to nobody else, whatever their role, and stays the first one's", async () => {
    const { host, redact, run_id } = await withRun();
    await redact();
    const deps = { config: loadConfig({}, "/nowhere"), host };
    const as = async (user: string, role: "owner" | "auditor", verb: string, text = MASKED) => {
      const app = new Hono<AppEnv>();
      app.onError(onError);
      app.use(async (c, next) => {
        c.set("principal", { tenant: "local", user, roles: [role] });
        await next();
      });
      app.route("/", guardrailsRedactRoute(deps)).route("/", guardrailsRestoreRoute(deps));
      const response = await app.request(`/guardrails/${verb}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ text, run_id }),
      });
      return [response.status, await response.json()];
    };
    const notTheirs = [403, { code: "vault-not-owner" }];
    expect(await as("boss", "owner", "restore")).toMatchObject(notTheirs);
    expect(await as("eve", "auditor", "restore")).toMatchObject(notTheirs);
    expect(await as("eve", "auditor", "redact")).toMatchObject([403, { code: "action-forbidden" }]);
    expect(await as("boss", "owner", "redact", TEXT)).toMatchObject(notTheirs);
    expect(await as("local", "owner", "restore")).toEqual([200, { text: TEXT }]);
  });

  it("is put away only where there is a secret that all processes have", async () => {
    const config = loadConfig({ BOLE_DATABASE_URL: "postgres://db/bole" }, "/nowhere");
    const { ask, refusal, run_id } = await withRun({ host: { secret: vaultSecret(config) } });
    const problem = await refusal("POST", "/guardrails/redact", { text: TEXT, run_id });
    expect(problem).toMatchObject({ status: 503, code: "secret-missing" });
    expect(problem.remedy).toContain("BOLE_SECRET");
    await ask(RedactedText, "POST", "/guardrails/redact", { text: TEXT });
  });

  it("can be restored after a restart, with the key of the data folder only", async () => {
    await using folder = await temporaryFolder();
    const plan = { steps: [{ id: "say", action: "say", args: { text: "x" } }] };
    let run_id: string;
    {
      await using bole = await servedInside({}, folder.path);
      run_id = await bole.start(plan);
      const body = { text: TEXT, run_id };
      expect((await bole.ask(RedactedText, "/guardrails/redact", body)).text).toBe(MASKED);
    }
    {
      await using bole = await servedInside({}, folder.path);
      const body = { text: MASKED, run_id };
      expect(await bole.ask(RestoredText, "/guardrails/restore", body)).toEqual({ text: TEXT });
    }
    await using bole = await servedInside({ BOLE_SECRET: "quite another secret" }, folder.path);
    const response = await fetch(`${bole.url}/api/guardrails/restore`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ text: MASKED, run_id }),
    });
    expect(await response.json()).toMatchObject({ status: 500, code: "vault-unreadable" });
  });
});
