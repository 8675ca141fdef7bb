/** Who answers in a play: somebody by hand, through files; a model that fails; or nobody, which leaves it to the embedded solvers. */
import { join } from "node:path";
import { createModels, hashedNgrams, type Models } from "@bole/models";
import { type Behaviour, type ModelServer, startModelServer } from "@bole/testing";

export type PlayedModels = Pick<Models, "run" | "converse">;

export interface Answering {
  /** The models of one conversation. */
  readonly modelsOf: (id: string) => Promise<PlayedModels>;
  readonly close: () => Promise<void>;
}

/** The ways in which a provider fails. */
export const FAILURES: Readonly<Record<string, Behaviour>> = {
  hang: { kind: "hang" },
  "hang-midway": { kind: "hang", after: "I will" },
  drop: { kind: "drop", after: "I will" },
  junk: { kind: "junk" },
  "wrong-shape": { kind: "wrong-shape" },
  "bad-request": { kind: "status", status: 400 },
  "rate-limit": { kind: "status", status: 429 },
  "server-error": { kind: "status", status: 500 },
  length: { kind: "answer", text: "I will", finish: "length" },
  filter: { kind: "answer", text: "", finish: "filter" },
  empty: { kind: "answer", text: " " },
};

/** People think longer than models. */
const PATIENCE_MS = 6 * 3_600_000;
/** Enough for a server on this machine to say something. */
const IMPATIENCE_MS = 1_000;

export function nobody(): Answering {
  const models = createModels({ embedder: hashedNgrams() });
  return { modelsOf: async () => models, close: async () => undefined };
}

/** @param hand where each conversation gets a folder with its requests */
export async function byHand(hand: string): Promise<Answering> {
  const server = await startModelServer();
  const modelsOf = async (id: string) => {
    const answered = { kind: "by-hand", folder: join(hand, id) } as const;
    await server.script({ ...answered, times: "always", when: `"model":"${id}"` });
    return modelsAt(server, id, PATIENCE_MS);
  };
  return { modelsOf, close: () => server.stop() };
}

export async function failing(kind: string): Promise<Answering> {
  const behaviour = FAILURES[kind];
  if (behaviour === undefined)
    throw new Error(`No such failure: ${kind}. There are ${Object.keys(FAILURES).join(", ")}.`);
  const server = await startModelServer();
  await server.script({ ...behaviour, times: "always" });
  const modelsOf = async (id: string) => modelsAt(server, id, IMPATIENCE_MS);
  return { modelsOf, close: () => server.stop() };
}

function modelsAt({ url }: ModelServer, name: string, timeout_ms: number): PlayedModels {
  const endpoint = { provider: "openai-compatible", name, url, key: "key-0123456789" } as const;
  // Every message is to meet the failure, not the rest that an endpoint is given after some.
  const rest = { failures: 1_000_000, ms: 1 };
  const models = createModels({ models: [endpoint], embedder: hashedNgrams(), retries: 0, rest });
  return {
    run: (task, input, ctx) => models.run({ ...task, timeout_ms }, input, ctx),
    converse: (one, ctx) => models.converse({ ...one, timeout_ms }, ctx),
  };
}
