import { describe, expect, it } from "vitest";
import { languageOf } from "./language-of.ts";

describe("the language of a text", () => {
  it.each([
    ["zh", "帮我约一下王小明"],
    ["zh", "把 Amy 推到下一轮面试，谢谢"],
    ["en", "Move Amy to the next stage, please"],
    ["en", "show me 王小明's profile and the notes from last week"],
    ["mixed", "这个 candidate 的 background 不错 let's move forward"],
    ["de", "Können Sie den Termin bitte auf Donnerstag verschieben?"],
    ["en", "Thursday"],
    ["other", "Здравствуйте, как дела"],
    ["other", "こんにちは"],
    ["other", "12:30 !"],
  ])("is %s: %s", (language, text) => {
    expect(languageOf(text)).toBe(language);
  });
});
