import { describe, expect, it } from "vitest";
import { Channel } from "./channel.ts";
import type { Frame } from "./frame.ts";

const ids = (frames: Iterable<Frame>) => [...frames].map((frame) => frame.id);

describe("Channel", () => {
  it("numbers what is published 1, 2, 3 and lets it be read from any of them", () => {
    const channel = new Channel();
    for (const word of ["a", "b", "c"]) channel.publish("word", word);
    expect(ids(channel.readFrom(0))).toEqual([1, 2, 3]);
    expect(ids(channel.readFrom(2))).toEqual([3]);
    expect(ids(channel.readFrom(9))).toEqual([]);
    expect(channel.newestId()).toBe(3);
  });

  it("forgets the oldest frames beyond its count", () => {
    const channel = new Channel({ maxFrames: 2 });
    for (const word of ["a", "b", "c"]) channel.publish("word", word);
    expect(ids(channel.readFrom(0))).toEqual([2, 3]);
  });

  it("forgets the oldest frames beyond its bytes", () => {
    const channel = new Channel({ maxBytes: 250 });
    for (let i = 0; i < 5; i++) channel.publish("word", "x".repeat(60));
    expect(ids(channel.readFrom(0))).toEqual([4, 5]);
  });

  it("encodes a frame once: all listeners and later readers get the very same bytes", () => {
    const channel = new Channel();
    const seen: Uint8Array[] = [];
    for (let i = 0; i < 2; i++)
      channel.subscribe({ frame: (frame) => seen.push(frame.bytes), end: () => {} });
    channel.publish("word", "a");
    seen.push(...[...channel.readFrom(0)].map((frame) => frame.bytes));
    expect(seen).toHaveLength(3);
    expect(new Set(seen).size).toBe(1);
  });

  it("ends its listeners once when it closes, and those who come later at once", () => {
    const channel = new Channel();
    let ends = 0;
    const listener = { frame: () => {}, end: () => ends++ };
    channel.subscribe(listener);
    channel.close();
    channel.close();
    expect(ends).toBe(1);
    channel.subscribe(listener);
    expect(ends).toBe(2);
    expect(channel.listeners).toBe(0);
  });
});
