import { describe, expect, it } from "vitest";
import { readEvents, type ServerEvent } from "./server-events.ts";

const bytes = new TextEncoder().encode(
  [
    'id: 1\nevent: tool_call\ndata: {"type": "tool_call", "content": {"name": "CVEditor"}}\n\n',
    ": still here\n\n",
    'id: 2\nevent: reply\ndata: {"type": "reply", "content": "好的，已改为「张三」"}\n\n',
    'event: done\ndata: {"type": "done", "content": null}\n\n',
    'event: torn\ndata: {"type": "to',
  ].join(""),
);

/** In pieces of some bytes, as a network may deliver it. */
function streamOf(size: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

describe("a streamed answer", () => {
  it.each([1, 7, 64, 4_096])("is the same events in pieces of %i bytes", async (size) => {
    const events: ServerEvent[] = [];
    for await (const event of readEvents(streamOf(size))) events.push(event);
    expect(events).toEqual([
      { type: "tool_call", content: { name: "CVEditor" } },
      { type: "reply", content: "好的，已改为「张三」" },
      { type: "done", content: null },
    ]);
  });
});
