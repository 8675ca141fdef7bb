/** Lines that were too long for their column. They have looks, so these are real PDFs. */
import { describe, expect, it } from "vitest";
import { readDocument } from "../../documents/index.ts";
import { typstPdf } from "../../documents/testing/typst-pdf.ts";
import { parseResume } from "./parse-resume.ts";

const read = async (source: string) =>
  parseResume(await readDocument({ name: "cv.pdf", bytes: typstPdf(source) })).data;

describe("a header that was broken", () => {
  // ┌──────────────────────────────┐
  // │ Engineer, Brightpay Inc., San│
  // │ Francisco, CA                │
  // │ March 2019 to Present        │
  // └──────────────────────────────┘
  it("is read to its end before its dates", async () => {
    const { workExperience } = await read(`#set page(width: 300pt, margin: 20pt)
#text(size: 20pt)[Maria Lopez]

*Employment History*

Senior Backend Engineer, Brightpay Incorporated Inc., San Francisco, CA \\
March 2019 to Present
- Designed a double-entry ledger that settles four million transactions a day.

Software Engineer, Corelane Technologies, Austin, TX \\
July 2015 to February 2019
- Built the webhook delivery service, which signs ninety million events a month.`);
    expect(workExperience).toMatchObject([
      { position: "Senior Backend Engineer", location: "San Francisco, CA", endDate: "present" },
      { company: "Corelane Technologies", location: "Austin, TX", startDate: "2015-07" },
    ]);
  });

  // ┌───────────┬───────────────────────────┐
  // │ RELEVANT  │ Nurse, Harbor   2020–2022 │   so were the heading
  // │ EXPERIENCE│ Hospital                  │   and the words before the dates
  // └───────────┴───────────────────────────┘
  it("goes on below its heading and its dates", async () => {
    const section = (heading: string, words: string) =>
      `#grid(columns: (90pt, 1fr), gutter: 24pt, text(fill: blue)[${heading}], [${words}])\n`;
    const entry = (words: string, years: string) =>
      `#grid(columns: (1fr, auto), gutter: 8pt, [${words}], [${years}])`;
    const { workExperience, education, skillContent } =
      await read(`#set page(width: 360pt, margin: 20pt)
#align(right, text(size: 20pt)[Grace Connor])
${section("EDUCATION", entry("Northeastern University, Bachelor of Science", "2013 – 2017"))}
${section("RELEVANT EXPERIENCE", `${entry("ICU Nurse, Harbor General", "2020 – 2022")}\nHelped patients in need of it and their families, day and night.`)}
${section("SKILLS", "Ventilator management, triage")}
${section("LANGUAGES", "English")}`);
    expect(education).toMatchObject([
      { school: "Northeastern University", degree: "Bachelor of Science", startDate: "2013" },
    ]);
    expect(workExperience).toMatchObject([
      { position: "ICU Nurse", company: "Harbor General", endDate: "2022" },
    ]);
    expect(skillContent).toBe("Ventilator management, triage");
  });
});

describe("a list of skills that was broken", () => {
  it("has no item where a bracket is closed", async () => {
    const { skillContent } = await read(`#set page(width: 300pt, margin: 20pt)
#text(size: 20pt)[Maria Lopez]

*Skills*

IGCSE, curriculum design, GeoGebra, safeguarding (Level \\
2), mentoring`);
    expect(skillContent).toBe(
      "IGCSE, curriculum design, GeoGebra, safeguarding (Level\n2), mentoring",
    );
  });
});

describe("an address that is written without its beginning", () => {
  it("is the one that a click on it leads to", async () => {
    const { basic } = await read(`#text(size: 20pt)[Maria Lopez]

maria\\@example.com | #link("https://www.lopez.dev/")[lopez.dev] | #link("https://elsewhere.org")[corelane.com/maria]`);
    expect(basic.links).toEqual(["https://www.lopez.dev/", "corelane.com/maria"]);
  });
});
