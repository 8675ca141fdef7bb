import { fromJsonResume, fromSeedResume, readDocument } from "@bole/reading";
import { ResumeData } from "@bole/talent";
import { describe, expect, it } from "vitest";
import { sample } from "../render/testing/sample.ts";
import { type ExportFormat, exportResume } from "./export-resume.ts";

const noPages = {
  pdf: () => Promise.reject(new Error("No page is wanted.")),
};
const exported = (data: ResumeData, format: ExportFormat, language: "en" | "zh" = "en") =>
  exportResume(noPages, { data, language }, { format });
const textOf = async (...asked: Parameters<typeof exported>) =>
  new TextDecoder().decode((await exported(...asked)).bytes);

describe("an exported résumé", () => {
  it("is Markdown that anybody can read", async () => {
    expect(await textOf(sample(), "md")).toBe(`# Maya Lindqvist

Frontend Engineer

+49 171 3920014 | maya@example.com | Berlin | <https://maya.example.com>

## Summary

Builds pages that people keep open all day.

## Experience

### Fjordline Booking GmbH

Frontend Engineer | Berlin | Mar 2021 – Present

- Moved 400 screens to React
- Cut the first load to 1.3 s

## Education

### Uppland University

M.Sc., HCI | 2018

## Skills

Languages: TypeScript, Go
Tools: Vite, Playwright

## Interests

Sailing
`);
  });

  it("says in Markdown what was written, whatever signs it has", async () => {
    const summary =
      "*not bold* _nor_ a_b `x` [y](z) <b> &amp; \\ C#\n# no heading\n1. no list\n> no quote";
    const text = await textOf(sample({ basic: { name: "Ada", summary } }), "md");
    const read = await readDocument({ name: "cv.md", bytes: new TextEncoder().encode(text) });
    for (const line of summary.split("\n")) expect(read.text).toContain(line);
  });

  it("is the very same when its own JSON or its JSON Resume is read again", async () => {
    const data = ResumeData.parse(sample({ more: { hobby: "sailing" } }));
    expect(JSON.parse(await textOf(data, "json"))).toEqual(data);
    const known = sample();
    expect(fromSeedResume(JSON.parse(await textOf(known, "json")))).toEqual(known);
    const { other, ...rest } = fromJsonResume(JSON.parse(await textOf(known, "jsonresume")));
    expect({
      ...rest,
      other: other.map(({ title, content }) => ({ title, content })),
    }).toMatchObject({
      basic: known.basic,
      skillContent: known.skillContent,
      other: [{ title: "Interests", content: "Sailing" }],
    });
  });

  it("has a name that every system takes", async () => {
    const nameOf = async (name: string, language: "en" | "zh") =>
      (await exported(sample({ basic: { name } }), "md", language)).name;
    expect(await nameOf("林雨桐", "zh")).toBe("林雨桐 - 个人简历.md");
    expect(await nameOf('../A/B\\C: "D"\u0000', "en")).toBe("A B C D - Résumé.md");
    expect(await nameOf("", "en")).toBe("Résumé.md");
  });

  it("is the letter that is kept with it, below the same name and addresses", async () => {
    const data = ResumeData.parse(sample({ letter: { text: "Dear team,\n\nI build pages." } }));
    const options = { format: "md", part: "letter" } as const;
    const file = await exportResume(noPages, { data, language: "en" }, options);
    expect(file.name).toBe("Maya Lindqvist - Cover letter.md");
    const text = new TextDecoder().decode(file.bytes);
    expect(text).toMatch(/^# Maya Lindqvist\n/);
    expect(text).toContain("Dear team,");
    expect(text).not.toContain("Fjordline");
  });
});
