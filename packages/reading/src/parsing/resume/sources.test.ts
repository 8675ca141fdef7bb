import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ParsedResume } from "../../model/parsed-resume.ts";
import { parseResume } from "./parse-resume.ts";
import { textDocument } from "./testing/text-document.ts";
import { unsupported } from "./testing/unsupported.ts";

const PIECES = [
  "EXPERIENCE",
  "Education:",
  "工作经历",
  "【项目经验】",
  "Skills: Go, Java",
  "张 三",
  "Jane Q. Doe, PhD",
  "J A N E  D O E",
  "姓名：李四  性别：男  电话：138 1234 5678",
  "jane . doe @ example . com",
  "Acme Inc.\tMar 2019 – Present",
  "Senior Engineer at Acme (Summer 2020)",
  "2019.03-至今　腾讯科技　产品经理",
  "University of Leeds, BSc in Physics, GPA 3.9/4.0",
  "复旦大学 软件工程专业 硕士 Expected May 2025",
  "- Did this and that,",
  "and that, too",
  "• 负责订单系统；",
  "**Bold Company** | *Role*",
  "### Project X – Maintainer",
  "linkedin.com/in/",
  "jane-doe",
  "Boston, MA | www.example.com",
  "",
  "   ",
  "项目名称：订单中台　项目角色：负责人",
  "“Quotes” and ’s",
];

describe("the places of values", () => {
  it("are in the text and say the value, whatever the lines and their order", () => {
    const line = fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 30 }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const document = textDocument(lines.join("\n"));
        const parsed = parseResume(document);
        expect(unsupported(document, parsed)).toEqual([]);
        expect(ParsedResume.parse(parsed)).toEqual(parsed);
      }),
      { numRuns: 400 },
    );
  });
});
