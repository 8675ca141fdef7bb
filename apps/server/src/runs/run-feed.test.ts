import type { RunEvent } from "@bole/engine";
import { describe, expect, it } from "vitest";
import type { Frame } from "../http/sse/frame.ts";
import { frameStream } from "../http/sse/frame-stream.ts";
import { RunFeed } from "./run-feed.ts";

const event = (seq: number): RunEvent => ({
  seq,
  at: "2030-01-01T00:00:00.000Z",
  type: "step_started",
  key: `${seq}`,
  data: {},
});

/** A run whose log a test writes by hand, and whose memory answers when the test lets it. */
function slowRun() {
  const log: RunEvent[] = [];
  const reads: number[] = [];
  let lastSeqAnswers = Promise.resolve();
  let wake = () => {};
  const options = {
    engine: {
      async *events(_tenant: string, _run: string, after = 0): AsyncGenerator<RunEvent> {
        for (let seq = after; ; ) {
          const next = log[seq];
          if (next === undefined) {
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
          } else {
            yield next;
            seq = next.seq;
          }
        }
      },
    },
    memory: {
      events: {
        read: async (_tenant: string, _run: string, after = 0) => {
          reads.push(after);
          return log.slice(after);
        },
        lastSeq: async () => {
          await lastSeqAnswers;
          return log.length;
        },
        watch: () => () => {},
      },
    },
    tenant: "acme",
    runId: "run",
    onIdle: () => {},
    onError: (error: unknown) => expect.unreachable(String(error)),
  };
  return {
    reads,
    options,
    holdLastSeq: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      lastSeqAnswers = promise;
      return resolve;
    },
    write: () => {
      log.push(event(log.length + 1));
      wake();
    },
  };
}

async function firstIds(feed: RunFeed, count: number): Promise<number[]> {
  const stream = frameStream(feed, { lastSeenId: 0, timers: { every: () => () => {} } });
  const reader = stream.getReader();
  const ids: number[] = [];
  while (ids.length < count) {
    const { value } = await reader.read();
    const text = new TextDecoder().decode(value);
    ids.push(...[...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id)));
  }
  await reader.cancel();
  return ids;
}

describe("RunFeed", () => {
  it("loses nothing that is written while it begins to follow", async () => {
    const run = slowRun();
    run.write();
    const letGo = run.holdLastSeq();
    const feed = new RunFeed(run.options);
    const reading = firstIds(feed, 3);
    run.write();
    letGo();
    await Promise.resolve();
    run.write();
    expect(await reading).toEqual([1, 2, 3]);
  });

  it("encodes an event once, for those who wait for it and for those who come later", async () => {
    const run = slowRun();
    run.write();
    const feed = new RunFeed(run.options);
    const heard: Frame[] = [];
    const leave = [1, 2].map(() =>
      feed.subscribe({ frame: (frame) => heard.push(frame), end: () => {} }),
    );
    await feed.newestId();
    run.write();
    while (heard.length < 2) await new Promise((resolve) => setImmediate(resolve));
    const reads = run.reads.length;
    for await (const frame of feed.readFrom(1)) {
      heard.push(frame);
      break;
    }
    expect(run.reads).toHaveLength(reads);
    expect(heard).toHaveLength(3);
    expect(new Set(heard).size).toBe(1);
    for (const undo of leave) undo();
  });

  it("ends its readers where the memory cannot be read, so that they come back", async () => {
    const run = slowRun();
    const errors: unknown[] = [];
    const feed = new RunFeed({
      ...run.options,
      engine: {
        async *events() {
          yield await Promise.reject<RunEvent>(new Error("away"));
        },
      },
      onError: (error) => errors.push(error),
    });
    const ended = new Promise<void>((resolve) => {
      feed.subscribe({ frame: () => {}, end: resolve });
    });
    await ended;
    expect(errors).toEqual([new Error("away")]);
  });
});
