import { EffectKind } from "@bole/talent";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { ChatAction } from "../../model/chat-action.ts";
import { NOTHING_KNOWN, type SessionMemory } from "../../reading/memory.ts";
import { waitingProposals } from "../../reading/proposals.ts";
import { type DemoLab, openDemoLab, ROSA } from "../../testing/demo-lab.ts";
import { fillSmall } from "../../testing/small-workspace.ts";
import type { ChatParts } from "../parts.ts";
import type { Acting } from "./acting.ts";
import { performAction } from "./perform.ts";

let lab: DemoLab;
beforeEach(async () => {
  lab = await openDemoLab({ fill: fillSmall });
});
afterEach(() => lab.close());

let memory: SessionMemory;
beforeEach(() => {
  memory = NOTHING_KNOWN;
});

/** As the chat does it for one message: an agent asks the gate, and the conversation keeps what came of it. */
async function act(run_id: string, ...actions: ChatAction[]): Promise<string> {
  const texts: string[] = [];
  let count = 0;
  for (const action of actions) {
    const ctx: Acting["ctx"] = {
      ...{ tenant: ROSA.tenant, run_id, signal: new AbortController().signal },
      ids: { next: (prefix) => `${prefix}-${run_id}-${++count}` },
      logger: { debug() {}, info() {}, warn() {}, error() {} },
      effects: {
        request: async ({ kind, payload, idempotency_key }) => {
          const { id, state, result } = await lab.talent.effects.request(
            { ...ROSA, user: "agent" },
            { kind: EffectKind.parse(kind), payload },
            { run_id, step_id: "s", ...(idempotency_key !== undefined && { idempotency_key }) },
          );
          return { effect_id: id, state, result };
        },
      },
    };
    const parts: ChatParts = {
      ...lab.parts,
      ...{ talent: lab.talent, guardrails: lab.guardrails },
      sessions: {
        memory: async () => memory,
        history: async () => [],
        save: async () => undefined,
      },
      interrupts: { pending: async () => [], found: async () => [] },
      attachments: { read: () => Promise.reject(new Error("There are no files.")) },
    };
    const acting: Acting = { parts, language: "en", principal: ROSA, ctx, memory };
    const { text, proposals, done, undone } = await performAction(action, acting);
    texts.push(text);
    memory = {
      ...memory,
      proposals: [...memory.proposals, ...proposals],
      done: [...memory.done, ...done].filter(({ id }) => !undone.includes(id)),
    };
  }
  return texts.join("\n");
}

const cards = () => waitingProposals(lab.talent, memory, ROSA.tenant, "en");
const undoLast = (run: string) => act(run, { kind: "undo", id: memory.done.at(-1)?.id ?? "" });
const move = (name: string) =>
  ({ kind: "move_stage", person_id: lab.idOf(name), job_id: "", to: "offer", reason: "" }) as const;
const stageOf = async (name: string) =>
  (await lab.talent.people.candidate(ROSA, lab.idOf(name))).applications[0]?.application.stage;

it("answers what one message has proposed together, and undoes one after the other", async () => {
  await act("r1", move("Maya Lindqvist"), move("Tomasz Wróbelski"));
  await act("r2", { kind: "close_job", job_id: lab.jobOf("大模型") });
  const [moves, close, ...more] = await cards();
  expect(moves).toMatchObject({ kind: "move_stage", count: 2 });
  expect(close).toMatchObject({ kind: "close_job", title: "Close “大模型算法工程师”" });
  expect(more).toEqual([]);

  const effect_id = moves?.effect_id ?? "";
  await act("r3", { kind: "answer_proposal", effect_id, approve: true });
  expect([await stageOf("Maya Lindqvist"), await stageOf("Tomasz Wróbelski")]).toEqual([
    "offer",
    "offer",
  ]);
  expect((await cards()).map(({ kind }) => kind)).toEqual(["close_job"]);

  expect(await undoLast("r4")).toContain("Tomasz");
  expect([await stageOf("Maya Lindqvist"), await stageOf("Tomasz Wróbelski")]).toEqual([
    "offer",
    "interview",
  ]);
});

it("leaves everything as it was where the answer is no", async () => {
  await act("r1", move("Maya Lindqvist"));
  const [card] = await cards();
  const effect_id = card?.effect_id ?? "";
  const said = await act("r2", { kind: "answer_proposal", effect_id, approve: false });
  expect(said).toContain("left as it is");
  expect(await stageOf("Maya Lindqvist")).toBe("interview");
  expect(await cards()).toEqual([]);
});

it("closes, reopens, creates and deletes jobs after a yes, and takes it back", async () => {
  const job_id = lab.jobOf("大模型");
  const status = async () => (await lab.talent.jobs.get(ROSA, job_id)).status;
  const yes = async (run: string) => {
    const [card] = await cards();
    return act(run, { kind: "answer_proposal", effect_id: card?.effect_id ?? "", approve: true });
  };
  await act("r1", { kind: "close_job", job_id });
  await yes("r2");
  expect(await status()).toBe("closed");
  await undoLast("r3");
  expect(await status()).toBe("open");

  await act("r4", { kind: "delete_job", job_id });
  await yes("r5");
  await expect(status()).rejects.toMatchObject({ code: "job-unknown" });
  await undoLast("r6");
  expect(await status()).toBe("open");

  const draft = { title: "Barista", description: "", places: 2 };
  await act("r7", { kind: "create_job", draft });
  const there = async () => (await lab.talent.jobs.list(ROSA, { q: "Barista" })).total;
  expect(await there()).toBe(0);
  expect(await yes("r8")).toContain("Created a draft");
  expect(await there()).toBe(1);
  await undoLast("r9");
  expect(await there()).toBe(0);
});

it("changes a job that waits: the changed draft waits in its place", async () => {
  const description = "Dock Planner\nLocation: Kiel\nSalary: EUR 41,000–45,000 a year";
  const draft = { title: "Dock Planner", description, places: null };
  await act("r1", { kind: "create_job", draft });
  const [card] = await cards();
  const set = (value: string) => ({ action: "set", field: null, value, old: "" }) as const;
  const changes = [set("43 to 47"), set("Hamburg"), { ...set("forklift licence"), action: "add" }];
  const effect_id = card?.effect_id ?? "";
  const said = await act("r2", {
    ...{ kind: "change_proposal", effect_id },
    changes: changes.map((one) => ({ ...one, action: one.action === "add" ? "add" : "set" })),
  });
  expect(said).toContain("Hamburg");
  expect(said).toContain("€43,000–47,000 a year");
  const [changed, ...more] = await cards();
  expect([changed?.kind, more]).toEqual(["create_job", []]);
  expect(changed?.effect_id).not.toBe(effect_id);
  await act("r3", {
    kind: "answer_proposal",
    effect_id: changed?.effect_id ?? "",
    approve: true,
  });
  const { items } = await lab.talent.jobs.list(ROSA, { limit: 50 });
  const { id = "" } = items.find(({ title }) => title === "Dock Planner") ?? {};
  const job = await lab.talent.jobs.get(ROSA, id);
  expect(job).toMatchObject({ location: "Hamburg", salary: { min: 43_000, per: "year" } });
  expect(job.criteria.map(({ text }) => text).join()).toContain("forklift licence");
});
