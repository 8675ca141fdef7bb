import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { Channel } from "./channel.ts";
import { encodeFrame, type Frame } from "./frame.ts";
import type { FrameListener, FrameSource } from "./frame-source.ts";
import { type FrameStreamOptions, frameStream, type Timers } from "./frame-stream.ts";

/** Timers that a test moves by hand. */
function handTimers() {
  const ticks = new Set<() => void>();
  const timers: Timers = {
    every: (_, callback) => {
      ticks.add(callback);
      return () => ticks.delete(callback);
    },
  };
  return { timers, ticks, tick: () => [...ticks].forEach((callback) => void callback()) };
}

function open(source: FrameSource, options: Partial<FrameStreamOptions> = {}) {
  const stream = frameStream(source, {
    lastSeenId: undefined,
    timers: handTimers().timers,
    ...options,
  });
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  return {
    cancel: () => reader.cancel(),
    /** The next frame as text, or "end". */
    next: async () => {
      const { done, value } = await reader.read();
      return done ? "end" : decoder.decode(value);
    },
    closed: reader.closed,
  };
}

const word = (id: number, text: string) =>
  `id: ${id}\nevent: word\ndata: {"type":"word","content":"${text}"}\n\n`;
const reset = (from: number) =>
  `id: ${from - 1}\nevent: reset\ndata: {"type":"reset","content":{"from":${from}}}\n\n`;

describe("frameStream", () => {
  it("gives a new reader what is still there, and then what comes", async () => {
    const channel = new Channel();
    channel.publish("word", "a");
    const reader = open(channel);
    expect(await reader.next()).toBe(word(1, "a"));
    channel.publish("word", "b");
    expect(await reader.next()).toBe(word(2, "b"));
  });

  it("continues after the id that the reader has seen", async () => {
    const channel = new Channel();
    for (const text of ["a", "b", "c"]) channel.publish("word", text);
    const reader = open(channel, { lastSeenId: 2 });
    expect(await reader.next()).toBe(word(3, "c"));
  });

  it("says from where it continues when what the reader misses is gone", async () => {
    const channel = new Channel({ maxFrames: 1 });
    for (const text of ["a", "b", "c"]) channel.publish("word", text);
    const reader = open(channel, { lastSeenId: 1 });
    expect(await reader.next()).toBe(reset(3));
    expect(await reader.next()).toBe(word(3, "c"));
  });

  it("begins anew for a reader that knows ids from before a restart", async () => {
    const channel = new Channel();
    channel.publish("word", "a");
    const reader = open(channel, { lastSeenId: 500 });
    expect(await reader.next()).toBe(reset(1));
    expect(await reader.next()).toBe(word(1, "a"));
  });

  it("loses and doubles nothing that is published while a slow source is being read", async () => {
    const frames: Frame[] = [encodeFrame(1, "word", "a"), encodeFrame(2, "word", "b")];
    const listeners = new Set<FrameListener>();
    const source: FrameSource = {
      newestId: async () => frames.length,
      async *readFrom(afterId) {
        for (const frame of frames.slice(afterId)) {
          await Promise.resolve();
          yield frame;
        }
      },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const publish = (text: string) => {
      const frame = encodeFrame(frames.length + 1, "word", text);
      frames.push(frame);
      for (const listener of listeners) listener.frame(frame);
    };
    const reader = open(source);
    publish("c");
    expect(await reader.next()).toBe(word(1, "a"));
    publish("d");
    for (const expected of [word(2, "b"), word(3, "c"), word(4, "d")])
      expect(await reader.next()).toBe(expected);
    publish("e");
    expect(await reader.next()).toBe(word(5, "e"));
  });

  it("sends a heartbeat when the timer asks for one", async () => {
    const { timers, tick } = handTimers();
    const reader = open(new Channel(), { timers });
    tick();
    expect(await reader.next()).toBe(": heartbeat\n\n");
  });

  it("drops a live reader that does not keep up, without harm to the others", async () => {
    const channel = new Channel();
    let dropped = 0;
    channel.publish("word", "first");
    const slow = open(channel, { maxQueuedBytes: 200, onDrop: () => dropped++ });
    const quick = open(channel);
    expect(await slow.next()).toBe(word(1, "first"));
    expect(await quick.next()).toBe(word(1, "first"));
    for (let id = 2; id < 12; id++) {
      channel.publish("word", "x".repeat(20));
      expect(await quick.next()).toBe(word(id, "x".repeat(20)));
    }
    expect(dropped).toBe(1);
    expect(channel.listeners).toBe(1);
  });

  it("holds no more than the limit for a reader that is still catching up", async () => {
    const channel = new Channel();
    let dropped = 0;
    for (let i = 0; i < 100; i++) channel.publish("word", `n${i + 1}`);
    const { timers, tick } = handTimers();
    const reader = open(channel, { maxQueuedBytes: 200, timers, onDrop: () => dropped++ });
    for (let i = 0; i < 100; i++) expect(await reader.next()).toBe(word(i + 1, `n${i + 1}`));
    tick();
    expect(await reader.next()).toBe(": heartbeat\n\n");
    expect(dropped).toBe(0);
  });

  it("drops a reader that takes nothing between two heartbeats while catching up", async () => {
    const channel = new Channel();
    let dropped = 0;
    for (let i = 0; i < 100; i++) channel.publish("word", "x".repeat(50));
    const { timers, tick } = handTimers();
    const reader = open(channel, { maxQueuedBytes: 200, timers, onDrop: () => dropped++ });
    await reader.next();
    await setImmediate();
    tick();
    expect(dropped).toBe(0);
    tick();
    expect(dropped).toBe(1);
    expect(channel.listeners).toBe(0);
  });

  it("ends after the last frame when the channel closes", async () => {
    const channel = new Channel();
    channel.publish("word", "a");
    const reader = open(channel);
    channel.close();
    expect(await reader.next()).toBe(word(1, "a"));
    expect(await reader.next()).toBe("end");
  });

  it("ends when the server stops", async () => {
    const channel = new Channel();
    const stopping = new AbortController();
    const reader = open(channel, { signal: stopping.signal });
    stopping.abort();
    expect(await reader.next()).toBe("end");
    expect(await open(channel, { signal: stopping.signal }).next()).toBe("end");
    expect(channel.listeners).toBe(0);
  });

  it("leaves nothing behind when the client goes", async () => {
    const channel = new Channel();
    const { timers, ticks } = handTimers();
    const reader = open(channel, { timers });
    expect([channel.listeners, ticks.size]).toEqual([1, 1]);
    await reader.cancel();
    expect([channel.listeners, ticks.size]).toEqual([0, 0]);
    channel.publish("word", "nobody hears this");
  });

  it("ends and tells when the source cannot be read", async () => {
    const errors: unknown[] = [];
    const broken: FrameSource = {
      newestId: () => Promise.reject(new Error("disk gone")),
      readFrom: () => [],
      subscribe: () => () => {},
    };
    const reader = open(broken, { onError: (error) => errors.push(error) });
    expect(await reader.next()).toBe("end");
    expect(errors).toEqual([new Error("disk gone")]);
  });
});
