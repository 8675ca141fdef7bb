import { expect, it } from "vitest";
import { guessKind } from "./guess-kind.ts";

it.each([
  ["JD_backend.pdf", "job"],
  ["高级后端工程师-职位描述.docx", "job"],
  ["job description.md", "job"],
  ["张伟 简历.pdf", "resume"],
  ["Jobs, Steve CV.pdf", "resume"],
  ["Eleanor Whitcombe.pdf", "resume"],
])("%s is taken for a %s", (name, kind) => {
  expect(guessKind(name)).toBe(kind);
});
