import { describe, expect, it } from "vitest";
import { UNPLACED } from "../../model/resume-data.ts";
import { parseResume } from "./parse-resume.ts";
import { textDocument } from "./testing/text-document.ts";

const parse = (text: string) => parseResume(textDocument(text));
const unplaced = (text: string) =>
  parse(text).data.other.find(({ id }) => id === UNPLACED)?.content;

const RESUME = `Ann Example
Software Engineer
ann@example.org | +1 206 555 0147

Experience
Acme Corp, Engineer, Jan 2019 – Mar 2021
- Built the ledger.

Education
University of Kent, MSc, Physics, 2010 – 2012
`;

describe("words of a document", () => {
  it("all stand in fields where there is one for each", () => {
    expect(parse(RESUME).coverage).toBe(1);
    expect(unplaced(RESUME)).toBeUndefined();
  });

  it("are kept, with their places, where no field has taken them", () => {
    const text = RESUME.replace("Physics,", "Physics, Canterbury Hall,");
    const { data, sources, coverage } = parse(text);
    const index = data.other.findIndex(({ id }) => id === UNPLACED);
    expect(data.other[index]).toEqual({ id: UNPLACED, title: "", content: "Canterbury Hall" });
    const spans = sources[`other[${index}].content`];
    expect(spans?.map(({ start, end }) => text.slice(start, end))).toEqual(["Canterbury Hall"]);
    expect(coverage).toBeGreaterThan(0.9);
    expect(coverage).toBeLessThan(1);
  });

  it("keep the bracket that closes them", () => {
    const text = RESUME.replace("Physics,", "Physics, Canterbury Hall (East),");
    expect(unplaced(text)).toBe("Canterbury Hall (East)");
  });

  it.each([
    ["a title of the document", `Curriculum Vitae\n${RESUME}`],
    ["labels", RESUME.replace("ann@", "E-mail: ann@").replace("+1", "Phone: +1")],
    ["an age or a family", RESUME.replace("| +1", "| Born 1990-04-12 | married | +1")],
    ["labelled traits", RESUME.replace("ann@", "Gender: female\nAge: 31\nann@")],
  ])("need no field if they are %s", (_, text) => {
    expect(unplaced(text)).toBeUndefined();
    expect(parse(text).data.basic.email).toBe("ann@example.org");
  });

  it("are never lost: each stands in a field, a heading or among the unplaced", () => {
    const odd = "Zanzibar quilting brigade, treasurer emeritus of nothing in particular";
    for (const at of [1, 3, 5, 7, 9]) {
      const lines = RESUME.split("\n");
      const said = JSON.stringify(parse(lines.toSpliced(at, 0, odd).join("\n")).data);
      for (const word of ["Zanzibar", "brigade", "treasurer", "particular"])
        expect([at, word, said.includes(word)]).toEqual([at, word, true]);
    }
  });
});

describe("a phone number beside other digits", () => {
  it.each([
    ["Tacoma, WA 98402 (206) 555-0147", "(206) 555-0147"],
    ["Tacoma WA 98402 206.555.0147", "206.555.0147"],
    ["10115 Berlin 030 5550147", "030 5550147"],
    ["上海 200120 138 0055 0127", "138 0055 0127"],
    ["ID 4711 · +49 30 5550147", "+49 30 5550147"],
    ["SW1A 1AA 07700 900123", "07700 900123"],
  ])("is read out of %s", (line, phone) => {
    expect(parse(`Ann Example\n${line}\nann@example.org\n`).data.basic.phone).toBe(phone);
  });
});

describe("what stands where in the line above a list", () => {
  const [company, title, place] = [
    "Halyard Mutual Insurance",
    "Pricing Actuary",
    "London, United Kingdom",
  ];
  it.each([
    `${company}, ${title} – ${place}`,
    `${title}, ${company} – ${place}`,
    `${company} – ${title}, ${place}`,
    `${company}, ${place} – ${title}`,
    `${place} – ${company}, ${title}`,
    `${title} at ${company}, ${place}`,
    `${title} | ${company} | ${place}`,
  ])("is told by its words: %s", (header) => {
    for (const line of [`${header}, Sep 2020 – Present`, `${header} (09/2020 ‒ Present)`]) {
      const { data } = parse(RESUME.replace("Acme Corp, Engineer, Jan 2019 – Mar 2021", line));
      expect(data.workExperience).toMatchObject([
        { company, position: title, location: place, startDate: "2020-09", endDate: "present" },
      ]);
    }
  });
});
