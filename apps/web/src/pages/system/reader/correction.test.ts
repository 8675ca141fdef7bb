import type { MessageReading } from "@bole/server/contract";
import { describe, expect, it } from "vitest";
import { meantAsRead, withTool, withValue } from "./correction.ts";

const READING: MessageReading = {
  reader: "embedded",
  calls: [
    {
      ...{ tool: "write_mail", polarity: "do", values: { purpose: "outreach" } },
      mentions: [
        { name: "who", text: "Raj", place: [5, 8], ref: "name", confidence: 0.9 },
        { name: "wish", text: "soon", place: [9, 13], ref: "name", confidence: 0.4 },
      ],
      ...{ clause: [0, 13], confidence: 0.7, alternatives: [] },
    },
  ],
};
const TOOLS = [{ name: "move_stage", values: {}, spans: ["who", "stage"] }];

describe("a correction", () => {
  const [read] = meantAsRead(READING);
  if (read === undefined) throw new Error("there is a call");

  it("begins with what was read, and points at the same words", () => {
    expect(read).toEqual({
      ...{ tool: "write_mail", polarity: "do", values: { purpose: "outreach" }, clause: [0, 13] },
      spans: [
        { name: "who", span: [5, 8], ref: "name" },
        { name: "wish", span: [9, 13], ref: "name" },
      ],
    });
  });

  it("to another tool keeps only the words that this one takes", () => {
    expect(withTool(read, "move_stage", TOOLS)).toMatchObject({
      ...{ tool: "move_stage", values: {}, clause: [0, 13] },
      spans: [{ name: "who", span: [5, 8] }],
    });
  });

  it("sets a value, or takes it away", () => {
    expect(withValue(read, "purpose", "rejection").values).toEqual({ purpose: "rejection" });
    expect(withValue(read, "purpose", undefined).values).toEqual({});
  });
});
