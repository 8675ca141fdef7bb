import { describe, expect, it } from "vitest";
import { placeText } from "../text/place-text.ts";
import { sampleResume } from "./sample-resume.ts";
import { valueWords } from "./value-words.ts";

describe("a value in words", () => {
  it("is a text as it is, and links one a line", () => {
    expect(valueWords(placeText.en, "basic", "Go, Java")).toBe("Go, Java");
    expect(valueWords(placeText.en, "basic", ["a", "b"])).toBe("a\nb");
    expect(valueWords(placeText.en, "basic", null)).toBe("");
    expect(valueWords(placeText.en, "look", ["skillContent", "other"])).toBe(
      "Skills\nMore sections",
    );
  });

  it("is an entry with the names of its fields, without what is empty", () => {
    expect(valueWords(placeText.zh, "workExperience", sampleResume.workExperience[0])).toBe(
      "公司：美团\n职位：后端工程师\n开始时间：2021-07\n结束时间：至今\n描述：\n- 负责订单系统\n- 带 3 人小组",
    );
    expect(valueWords(placeText.en, "education", sampleResume.education[0])).toContain(
      "School: 北京大学\nSubject: 计算机科学",
    );
  });
});
