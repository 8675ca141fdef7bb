// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how plans write placeholders.
import { describe, expect, it } from "vitest";
import type { Json } from "../../../json/json.ts";
import { insertPlaceholder, parseJson, parseNumber, showJson } from "./value-text.ts";

const meantBy = (parsed: ReturnType<typeof parseJson>) => (parsed.ok ? parsed.value : "unreadable");

describe("the text of a value", () => {
  it.each<[string, Json | undefined]>([
    ["", undefined],
    [" 7 ", 7],
    ["-1.5e3", -1500],
    ["$1.count", "$1.count"],
    ["1.", "1."],
    ["007", "007"],
  ])("in a field for a number, %j means %j", (text, value) => {
    expect(meantBy(parseNumber(text))).toBe(value);
  });

  it.each<[string, Json | undefined]>([
    ["", undefined],
    ["[1, 2]", [1, 2]],
    ['"text"', "text"],
    ["$1.points", "$1.points"],
    ["text", "unreadable"],
  ])("in a field for JSON, %j means %j", (text, value) => {
    expect(meantBy(parseJson(text))).toEqual(value);
  });

  it("shows JSON so that it reads back", () => {
    for (const value of [undefined, "$1", "text", 7, [1], { a: null }]) {
      expect(meantBy(parseJson(showJson(value)))).toEqual(value);
    }
  });

  it("takes a placeholder alone, or into the text at the caret", () => {
    expect(insertPlaceholder("", "$1.name", 0)).toEqual({ text: "$1.name", caret: 7 });
    expect(insertPlaceholder("$", "$1.name", 1).text).toBe("$1.name");
    expect(insertPlaceholder("Dear , hi", "$1.name", 5)).toEqual({
      text: "Dear ${1.name}, hi",
      caret: 14,
    });
  });
});
