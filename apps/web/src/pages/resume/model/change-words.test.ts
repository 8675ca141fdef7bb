import { describe, expect, it } from "vitest";
import { placeText } from "../text/place-text.ts";
import { changeTitle } from "./change-words.ts";
import { sampleResume } from "./sample-resume.ts";

const change = (section: string, entry_id: string | null = null, field: string | null = null) => ({
  section,
  entry_id,
  field,
  entry_label: entry_id === null ? "" : "阿里 · 实习",
});

describe("a change in the words of people", () => {
  it.each([
    [
      change("workExperience", "w1", "description"),
      "Work at 美团: description",
      "美团的工作经历：描述",
    ],
    [
      change("education", "e1", "degree"),
      "Education at 北京大学: degree",
      "北京大学的教育经历：学位",
    ],
    [change("projects", "p1"), "Project Bole", "项目「Bole」"],
    [change("other", "o1", "content"), "Section “奖项”: text", "栏目「奖项」：内容"],
    [change("basic", null, "email"), "E-mail", "邮箱"],
    [change("skillContent"), "Skills", "技能"],
    [change("workExperience", "gone"), "Work at 阿里 · 实习", "阿里 · 实习的工作经历"],
    [change("look", null, "template"), "Look: template", "版式：模板"],
    [change("languages"), "languages", "languages"],
    [change("basic", null, "wechat"), "wechat", "wechat"],
  ])("%j is %s and %s", (given, english, chinese) => {
    expect(changeTitle(placeText.en, given, sampleResume)).toBe(english);
    expect(changeTitle(placeText.zh, given, sampleResume)).toBe(chinese);
  });

  it("names an entry that is still to be added by what it says", () => {
    const added = { ...change("workExperience", "new"), before: null, after: { company: "百度" } };
    expect(changeTitle(placeText.zh, added, sampleResume)).toBe("百度的工作经历");
  });

  it("names an entry that says nothing yet by what it lacks", () => {
    const blank = { ...change("workExperience", "gone", "company"), entry_label: "" };
    expect(changeTitle(placeText.en, blank, sampleResume)).toBe("Work without a company: company");
  });
});
