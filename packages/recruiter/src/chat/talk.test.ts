import { createGuardrails, guardrailMigrations } from "@bole/guardrails";
import type { Models, TaskCtx } from "@bole/models";
import { openStore } from "@bole/store";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Speaker } from "../router/speak.ts";
import type { ChatContext } from "./chat-state.ts";
import { talk } from "./talk.ts";

const open = () => openStore({ file: ":memory:", migrations: [guardrailMigrations] });
let store: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  store = await open();
});
afterAll(() => store.close());

const speaker: Speaker = { user: "rosa", roles: ["recruiter"], session_id: "s", language: "en" };
const context: ChatContext = {
  history: [],
  records: [
    { link: { kind: "person", id: "p1", title: "Maya Lindqvist" }, text: "8 years of React" },
  ],
};

/** A model that says these pieces, one after the other, and may begin anew. */
function modelSaying(pieces: readonly (string | "RESTART")[]): Pick<Models, "run"> {
  return {
    run: async (task, _input, ctx: TaskCtx) => {
      for (const piece of pieces) {
        if (piece === "RESTART") ctx.onRestart?.();
        else ctx.onToken?.(piece);
      }
      const text = pieces.filter((piece) => piece !== "RESTART").join("");
      return {
        ...{ value: task.output.parse({ text, actions: [] }), solver: "model", model: "test:one" },
        ...{
          tokens: { input: 1, output: 1, cached: 0 },
          cost: 0,
          ms: 1,
          attempts: 1,
          cached: false,
          embedded_because: null,
        },
      };
    },
  };
}

async function hear(pieces: readonly string[]) {
  const left: string[] = [];
  const warned: string[] = [];
  const ctx = {
    ...{ tenant: "acme", run_id: "run", signal: new AbortController().signal },
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    budget: { spend: () => undefined, remaining: () => ({ tokens: null, cost: null }) },
    progress: (text: string) => left.push(text),
    warn: (text: string) => warned.push(text),
  };
  const guardrails = createGuardrails({ store });
  const parts = { models: modelSaying(pieces), guardrails };
  const reply = await talk(
    parts,
    { message: "Who knows React?", language: "en", context, about: "" },
    speaker,
    ctx,
  );
  return { left, warned, reply };
}

describe("talk with a model", () => {
  it("leaves sentence by sentence, and links whom it names", async () => {
    const { left, reply } = await hear([
      "Maya Lind",
      "qvist knows React! She ha",
      "s 8 years of it.",
    ]);
    expect(left).toEqual(["Maya Lindqvist knows React!", " She has 8 years of it."]);
    expect(reply.links.map(({ id }) => id)).toEqual(["p1"]);
  });

  it("never leaves what no record says", async () => {
    const { left, warned } = await hear([
      "Maya Lindqvist knows React! She has 25 years of experience at Google.\\n",
    ]);
    expect(left.join("")).not.toContain("25 years");
    expect(warned.length).toBeGreaterThan(0);
  });
});
