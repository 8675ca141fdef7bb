import { describe, expect, it } from "vitest";
import { recogniseHeading } from "./recognise-heading.ts";

describe("a heading's words", () => {
  it.each([
    ["E D U C A T I O N", "education"],
    ["W O R K  E X P E R I E N C E", "work"],
    ["教 育 背 景", "education"],
    ["【教育背景】", "education"],
    ["一、工作经历", "work"],
    ["工作及实习经历", "work"],
    ["EDUCATION 教育背景", "education"],
    ["Professional Experience & Internships", "work"],
    ["Academic Projects", "projects"],
    ["★ 专业技能", "skills"],
    ["Summary of Qualifications", "summary"],
    ["求职意向", "intent"],
    ["3. Languages:", "other"],
    ["Volunteer Experience", "other"],
    ["校园经历", "other"],
  ])("%s begins %s", (text, kind) => {
    expect(recogniseHeading(text)).toBe(kind);
  });

  it.each([
    "项目经理",
    "项目描述",
    "工作职责",
    "Software Engineer",
    "University of Leeds",
    "Google",
    "专业",
  ])("%s is none", (text) => {
    expect(recogniseHeading(text)).toBeUndefined();
  });
});
