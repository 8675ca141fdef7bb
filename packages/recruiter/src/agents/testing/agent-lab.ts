/** Talent, the gate of effects and an engine with the recruiter's agents, on one database. */

import type { Principal } from "@bole/base";
import { inlineThreads } from "@bole/base/threads";
import {
  createEngine,
  createRegistry,
  engineMigrations,
  type JsonValue,
  openSqlMemory,
  type PlanDraft,
} from "@bole/engine";
import { createGuardrails, guardrailMigrations } from "@bole/guardrails";
import { createModels, type Models } from "@bole/models";
import { openStore } from "@bole/store";
import {
  createDigestPool,
  EffectKind,
  type JobDraftInput,
  openTalent,
  searchMigrations,
  talentMigrations,
} from "@bole/talent";
import { recruiterAgentMigrations } from "../../sql/agent-migrations.ts";
import { MailTemplates } from "../../templates/mail-templates.ts";
import { recruiterAgents } from "../index.ts";
import { SlotHolds } from "../scheduling/slot-holds.ts";

export const ROSA: Principal = { tenant: "acme", user: "rosa", roles: ["recruiter"] };
/** A Monday. */
const TODAY = new Date("2026-11-16T08:00:00Z");

export async function openAgentLab(models: Pick<Models, "run"> = createModels({})) {
  const store = await openStore({
    file: ":memory:",
    migrations: [
      talentMigrations,
      searchMigrations,
      engineMigrations,
      guardrailMigrations,
      recruiterAgentMigrations,
    ],
  });
  const now = () => TODAY;
  const digest = createDigestPool({ now, threads: 1 });
  const guardrails = createGuardrails({ store: store.only(guardrailMigrations), now });
  const talent = openTalent({ store, digest, guardrails, now });
  let count = 0;
  const newId = (prefix: string) => `${prefix}_${++count}`;
  const tables = store.only(recruiterAgentMigrations);
  const templates = new MailTemplates({ store: tables, now, newId });
  const holds = new SlotHolds({ store: tables, now });
  const all = recruiterAgents({
    talent,
    guardrails,
    models,
    templates,
    holds,
    threads: inlineThreads,
  });
  const memory = openSqlMemory(store.only(engineMigrations));
  const warnings: string[] = [];
  const engine = createEngine({
    memory,
    // Those that search need a recommendation, which is tested elsewhere.
    registry: createRegistry(all.filter(({ body }) => body.type === "code")),
    clock: { now: () => TODAY.getTime(), setTimer: () => () => undefined },
    effects: {
      request: async (
        { kind, payload, idempotency_key },
        { tenant, run_id, step_id, approval },
      ) => {
        const principal: Principal = { tenant, user: "agent", roles: ["owner"] };
        const by = { user: approval?.by ?? "", roles: ["recruiter" as const] };
        const given = approval && { gate_id: approval.gate_id, by };
        const { id, state, result } = await talent.effects.request(
          principal,
          { kind: EffectKind.parse(kind), payload },
          { run_id, step_id, idempotency_key, approval: given },
        );
        return { effect_id: id, state, result };
      },
    },
  });
  const close = async () => {
    await engine.close();
    await digest.close();
    await store.close();
  };
  /** Runs a plan; what it asks is answered with yes. */
  const run = async (steps: PlanDraft["steps"]) => {
    const { run_id } = await engine.start({ tenant: ROSA.tenant, plan: { steps } });
    let view = await engine.settled(ROSA.tenant, run_id);
    while (view.status === "waiting") {
      const [gate] = (await memory.gates.ofRun(ROSA.tenant, run_id)).filter(
        ({ status, phase }) => status === "pending" && phase !== "wait",
      );
      if (gate === undefined) break;
      const yes = { decision: "approve", by: "rosa", roles: ["recruiter"] } as const;
      await engine.answer({ tenant: ROSA.tenant, gate_id: gate.gate_id, ...yes });
      view = await engine.settled(ROSA.tenant, run_id);
    }
    for (const { type, data } of await memory.events.read(ROSA.tenant, run_id)) {
      if (type === "guardrail_warning") warnings.push(JSON.stringify(data));
    }
    return view;
  };
  return {
    talent,
    guardrails,
    templates,
    store,
    engine,
    close,
    warnings,
    run,
    /** One step: its result, or its error. */
    ask: async (
      action: string,
      args: { readonly [name: string]: JsonValue },
      more: object = {},
    ) => {
      const view = await run([{ id: "it", action, args, ...more }]);
      const { it } = (view.result ?? {}) as { readonly it?: unknown };
      return view.status === "completed" ? it : view.error;
    },
    addJob: (job: JobDraftInput) =>
      talent.jobs.create(ROSA, { status: "open", ...job }, { demo: true }),
    addPerson: async (name: string, resume: string) => {
      const file = { name: `${name}.md`, bytes: new TextEncoder().encode(resume) };
      const { person_id } = await talent.imports.import(ROSA, file);
      if (person_id === null) throw new Error(`${name} could not be read.`);
      return person_id;
    },
  };
}
