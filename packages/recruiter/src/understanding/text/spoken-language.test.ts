import { describe, expect, it } from "vitest";
import { spokenLanguage } from "./spoken-language.ts";

describe("the language of a message", () => {
  it.each([
    ["Compare 陈思远 and 何志强 for the backend job", "en"],
    ["move 王芳 to interview", "en"],
    ["Who knows Rust?", "en"],
    ["给 John Smith 和 Mary Jones 发邮件", "zh"],
    ["谁会 Rust？", "zh"],
    ["帮我 review 一下 candidates", "zh"],
    ["把陈思远移到面试", "zh"],
  ])("%s: %s", (message, language) => {
    expect(spokenLanguage(message)).toBe(language);
  });
});
