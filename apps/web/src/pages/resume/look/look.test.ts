import type { ResumeTemplates } from "@bole/server/contract";
import { describe, expect, it } from "vitest";
import { sampleResume } from "../model/sample-resume.ts";
import { lookOf } from "./look.ts";

const both = { en: "", zh: "" };
const known: ResumeTemplates = {
  templates: [{ id: "modern", name: both, about: both, accent: "#000000", columns: 1 }],
  usual: { en: "modern", zh: "modern" },
  papers: ["a4", "letter"],
  formats: ["pdf"],
  fonts: ["inter"],
  densities: ["normal"],
};

describe("how a résumé is to look", () => {
  it("is what it says itself", () => {
    const look = { template: "modern", paper: "letter", accent: "#1f3A5f" };
    expect(lookOf({ ...sampleResume, look }, known)).toEqual(look);
  });

  it.each([
    undefined,
    null,
    "modern",
    { template: "neon", paper: "a0", accent: "red" },
    { template: 3, accent: "#12345" },
  ])("is as usual where it says %j", (look) => {
    expect(lookOf({ ...sampleResume, look }, known)).toEqual({});
  });
});
