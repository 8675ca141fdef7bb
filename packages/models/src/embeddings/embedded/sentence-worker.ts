/** The thread that holds the sentence models, so that reading texts never stops the event loop. */
import { parentPort } from "node:worker_threads";
import { embedTexts } from "./embed-texts.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { readProjections } from "./projection.ts";

const port = parentPort;
if (!port) throw new Error("This file is a worker thread.");
const say = (message: FromWorker) => port.postMessage(message);
const why = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function load() {
  // The runtime is an optional dependency: without it this, and only this, does not work.
  const { loadSentenceModels } = await import("./sentence-models.ts");
  const [models, projections] = await Promise.all([loadSentenceModels(1), readProjections()]);
  return { models, projections };
}

const wanted = new Set<number>();
let turn: Promise<void> = Promise.resolve();

const loaded = load();
loaded.then(
  () => say({ type: "ready" }),
  (error: unknown) => say({ type: "unavailable", why: why(error) }),
);

port.on("message", (message: ToWorker) => {
  if (message.type === "end") {
    wanted.clear();
    void end();
    return;
  }
  if (message.type === "forget") {
    wanted.delete(message.id);
    return;
  }
  const { id, texts } = message;
  wanted.add(id);
  turn = turn.then(() => answer(id, texts));
});

/** Not while the runtime loads or works: whoever ends a thread then ends the whole process. */
async function end(): Promise<void> {
  await loaded.catch(() => undefined);
  await turn;
  process.exit();
}

async function answer(id: number, texts: readonly string[]): Promise<void> {
  try {
    const { models, projections } = await loaded;
    const vectors = await embedTexts(texts, models, projections, () => wanted.has(id));
    say({ type: "embedded", id, vectors });
  } catch (error) {
    say({ type: "failed", id, why: why(error) });
  } finally {
    wanted.delete(id);
  }
}
