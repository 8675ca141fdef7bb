import type { ImportedFile } from "@bole/server/contract";
import { describe, expect, it } from "vitest";
import { createImportQueue } from "./import-queue.ts";

const RESULT: ImportedFile = {
  name: "",
  status: "imported",
  person_id: "p",
  resume_id: "r",
  resume: null,
  confidence: {},
  warnings: [],
  findings: [],
  possible_duplicates: [],
  problem: null,
};
const file = (name: string) => new File(["x"], name);

/** A queue whose answers the test gives one by one. */
function openQueue() {
  const sent: { name: string; jobId: string | null; bulk: boolean }[] = [];
  const open = new Map<string, PromiseWithResolvers<ImportedFile>>();
  const queue = createImportQueue({
    parallel: 2,
    problemOf: ({ status }) => (status === "failed" ? new Error("bad file") : null),
    send: ({ file: given, jobId, bulk }, signal) => {
      sent.push({ name: given.name, jobId, bulk });
      const answer = Promise.withResolvers<ImportedFile>();
      signal.addEventListener("abort", () => answer.reject(signal.reason));
      open.set(given.name, answer);
      return answer.promise;
    },
  });
  const states = () => queue.get().map(({ name, state }) => `${name} ${state}`);
  /** Until the queue has taken in what was answered. */
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  const answer = async (name: string, result: ImportedFile | Error) => {
    if (result instanceof Error) open.get(name)?.reject(result);
    else open.get(name)?.resolve(result);
    await settled();
  };
  return { queue, sent, states, answer };
}

describe("files on their way in", () => {
  it("go two at a time, the next as soon as one is through", async () => {
    const { queue, states, answer } = openQueue();
    queue.add([file("a"), file("b"), file("c")], null);
    expect(states()).toEqual(["a sending", "b sending", "c waiting"]);
    await answer("b", RESULT);
    expect(states()).toEqual(["a sending", "b done", "c sending"]);
  });

  it("fail alone, whether the file is bad or nobody answers, and may be tried again", async () => {
    const { queue, sent, states, answer } = openQueue();
    queue.add([file("a"), file("b")], "job-1");
    await answer("a", { ...RESULT, status: "failed" });
    await answer("b", new Error("no answer"));
    expect(states()).toEqual(["a failed", "b failed"]);
    expect(queue.get().map(({ error }) => String(error))).toEqual([
      "Error: bad file",
      "Error: no answer",
    ]);
    queue.retry([2]);
    expect(states()).toEqual(["a failed", "b sending"]);
    await answer("b", RESULT);
    expect(states()).toEqual(["a failed", "b done"]);
    expect(sent.at(-1)).toEqual({ name: "b", jobId: "job-1", bulk: false });
  });

  it("stop where they are and go on from there, and nothing is sent twice", async () => {
    const { queue, sent, states, answer } = openQueue();
    queue.add(["a", "b", "c", "d", "e", "f"].map(file), null);
    await answer("a", RESULT);
    queue.stop();
    await answer("c", RESULT);
    expect(states().slice(0, 4)).toEqual(["a done", "b waiting", "c waiting", "d waiting"]);
    expect(queue.isStopped()).toBe(true);
    queue.goOn();
    expect(states().slice(0, 4)).toEqual(["a done", "b sending", "c sending", "d waiting"]);
    expect(sent.map(({ name }) => name)).toEqual(["a", "b", "c", "b", "c"]);
    expect(sent.every(({ bulk }) => bulk)).toBe(true);
  });

  it("are not sent twice by trying again what is through", async () => {
    const { queue, sent, answer } = openQueue();
    queue.add([file("a")], null);
    await answer("a", RESULT);
    queue.retry([1]);
    expect(sent).toHaveLength(1);
  });

  it("leave the list when they have ended, and not before", async () => {
    const { queue, states, answer } = openQueue();
    queue.add([file("a"), file("b"), file("c")], null);
    await answer("a", RESULT);
    queue.clear();
    expect(states()).toEqual(["b sending", "c sending"]);
  });
});
