import { ResumeData } from "@bole/talent";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sample } from "../testing/sample.ts";
import { makeSheet } from "./make-sheet.ts";
import { wordParts } from "./word-parts.ts";

/** What the page says, as `path: text`; our own words have no path. */
const said = (data: ResumeData, language: "en" | "zh" = "en") => {
  const { fields, texts } = makeSheet(data, language);
  return texts.map((text, id) => {
    const field = fields[id];
    return field
      ? `${field.path}${field.line === undefined ? "" : `:${field.line}`} ${text}`
      : text;
  });
};

describe("a sheet", () => {
  it("has each text with the field, and the line of it, that it came from", () => {
    expect(said(sample())).toEqual(
      expect.arrayContaining([
        "basic.name Maya Lindqvist",
        "workExperience[0].company Fjordline Booking GmbH",
        "workExperience[0].description:1 Cut the first load to 1.3 s",
        "skillContent:1 Tools:",
        "skillContent:1 Vite, Playwright",
        "basic.links[0] maya.example.com",
      ]),
    );
  });

  it("writes headings and dates in the language of the résumé", () => {
    expect(said(sample(), "en")).toEqual(
      expect.arrayContaining([
        "Experience",
        "workExperience[0].startDate Mar 2021",
        "workExperience[0].endDate Present",
      ]),
    );
    expect(said(sample(), "zh")).toEqual(
      expect.arrayContaining([
        "工作经历",
        "workExperience[0].startDate 2021.03",
        "workExperience[0].endDate 至今",
      ]),
    );
  });

  it("has its sections in the order that the résumé asks for, and as usual where it does not", () => {
    const kinds = (look: unknown) =>
      makeSheet({ ...sample(), look }, "en").page.sections.map(({ kind }) => kind);
    const usual = kinds(undefined);
    expect(kinds({ sections: ["skillContent", "education"] })).toEqual([
      "summary",
      "skillContent",
      "education",
      ...usual.filter((kind) => !["summary", "skillContent", "education"].includes(kind)),
    ]);
    for (const look of [null, "x", { sections: "skillContent" }, { sections: [3, "poems"] }]) {
      expect(kinds(look)).toEqual(usual);
    }
  });

  it("leaves out what is empty, headings included", () => {
    const blank = { id: "b", company: " ", position: "", startDate: "", endDate: "" };
    const { page } = makeSheet(sample({ workExperience: [blank], education: [] }), "en");
    expect(page.sections.map(({ kind }) => kind)).toEqual(["summary", "skillContent", "other"]);
    expect(makeSheet(ResumeData.parse({}), "en").page).toMatchObject({
      name: null,
      contacts: [],
      sections: [],
    });
  });

  it("puts studies first where there is no work yet", () => {
    const { page } = makeSheet(sample({ workExperience: [] }), "en");
    expect(page.sections.map(({ kind }) => kind).slice(0, 2)).toEqual(["summary", "education"]);
  });

  it("leads to pages and mail boxes only", () => {
    const links = ["javascript:alert(1)", "file:///etc/passwd", "jane.dev", "https://a.example/x"];
    const { contacts } = makeSheet(
      ResumeData.parse({ basic: { email: "a@b.c", links } }),
      "en",
    ).page;
    expect(contacts.map(({ run }) => run.href)).toEqual([
      "mailto:a@b.c",
      undefined,
      undefined,
      "https://jane.dev",
      "https://a.example/x",
    ]);
  });

  it("shows none of the characters that cannot be seen, or that turn a text around", () => {
    const name = "A\u0000d\u200ba\u202e Pal\u00admer\ufeff";
    expect(said(ResumeData.parse({ basic: { name } }))).toContain("basic.name Ada Palmer");
  });
});

describe("a long word", () => {
  it("may break after the signs of an address", () => {
    expect(wordParts("see https://example.com/a-b/c?d=e now")).toEqual([
      "see https://",
      "example.",
      "com/",
      "a-",
      "b/",
      "c?",
      "d=",
      "e now",
    ]);
  });

  it("is whole if no line is too short for it", () => {
    expect(wordParts("internationalisation of things")).toEqual(["internationalisation of things"]);
  });

  it("says the same in parts", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (text) => {
        expect(wordParts(text).join("")).toBe(text);
      }),
    );
  });
});
