/** What becomes a fact where the reader says two things about the same words. */
import type { ReadCall } from "@bole/language";
import { describe, expect, it } from "vitest";
import { sentencesIn } from "./sentences.ts";
import { settleReadings } from "./settle-readings.ts";

const call = (words: string, text: string, kind: string, confidence = 0.9): ReadCall => ({
  ...{ tool: "note_fact", polarity: "do", values: { kind }, mentions: [], alternatives: [] },
  clause: [text.indexOf(words), text.indexOf(words) + words.length],
  confidence,
});
const settle = (text: string, within: string, alone: string | null) => {
  const [sentence] = sentencesIn(text);
  if (sentence === undefined) throw new Error("There is a sentence.");
  const words = sentence.text.replace(/[.?]$/, "");
  return settleReadings(
    sentence,
    [call(words, text, within)],
    alone === null ? [] : [call(words, text, alone)],
    null,
  ).map(({ kind }) => kind);
};

describe("two readings of a sentence", () => {
  it("that agree are a fact", () => {
    expect(settle("I am a nurse in Leeds.", "experience", "situation")).toEqual(["experience"]);
  });

  it("that differ are a quotation", () => {
    expect(settle("TS/SCI current.", "health", null)).toEqual(["note"]);
    expect(settle("My salary stopped.", "money", "skill")).toEqual(["note"]);
  });

  it("of which one is a limit are a limit", () => {
    expect(settle("I speak no English.", "skill", "limit")).toEqual(["limit"]);
  });

  it("of a question tell nothing that is so", () => {
    expect(settle("Can I only sell online?", "skill", "skill")).toEqual(["note"]);
  });
});
