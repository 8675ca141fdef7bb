import { ResumeData } from "@bole/talent";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keepsSource } from "./keeps-source.ts";

const resume = (description: string, skillContent = "") =>
  ResumeData.parse({
    workExperience: [{ id: "w", company: "Plumb & Co", position: "Seller", description }],
    skillContent,
  });

describe("what a proposal may say", () => {
  it("is what the résumé says, in any order", () => {
    const data = resume("- Sold 1,200 pumps\n- Opened 3 shops");
    const before = "- Sold 1,200 pumps\n- Opened 3 shops";
    const said = (after: string) => keepsSource(data, { before, after });
    expect(said("- Opened 3 shops\n- Sold 1,200 pumps")).toBe(true);
    expect(said("- Opened 3 shops")).toBe(false);
    expect(said("- Opened 4 shops\n- Sold 1,200 pumps")).toBe(false);
    expect(said(`${before}\n- Managed a team`)).toBe(false);
  });

  it("is no word that stands in a longer one, and no short form that was not written out", () => {
    const data = resume("- 用富勒FLUX系统做收货", "SAP MM");
    expect(keepsSource(data, { before: "SAP MM", after: "SAP MM, FL" })).toBe(false);
    const written = { before: "SAP MM", after: "Materials Management (SAP MM)" };
    expect(keepsSource(data, written)).toBe(false);
    expect(keepsSource(data, written, ["Materials Management"])).toBe(true);
  });

  it("holds for every order of lines, and for no line less or more", () => {
    const word = fc.stringMatching(/^[a-z]{3,9}$/u);
    const line = fc
      .tuple(word, fc.integer({ min: 1, max: 9_999 }), word)
      .map(([verb, figure, thing]) => `- ${verb} ${figure} ${thing}`);
    const lines = fc.uniqueArray(line, { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(lines, fc.nat(), line, (said, turn, another) => {
        const before = said.join("\n");
        const data = resume(before);
        const at = turn % said.length;
        const turned = [...said.slice(at), ...said.slice(0, at)];
        expect(keepsSource(data, { before, after: turned.join("\n") })).toBe(true);
        expect(keepsSource(data, { before, after: turned.slice(1).join("\n") })).toBe(false);
        fc.pre(!before.includes(another.slice(2)));
        expect(keepsSource(data, { before, after: [...turned, another].join("\n") })).toBe(false);
      }),
    );
  });
});
