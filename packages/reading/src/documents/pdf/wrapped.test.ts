import { describe, expect, it } from "vitest";
import { readDocument } from "../read-document.ts";
import { line, minimalPdf } from "../testing/minimal-pdf.ts";

const at = (x: number, y: number, text: string, size = 12) =>
  line(x, y, text).replace(/\/F1 \d+ Tf/, `/F1 ${size} Tf`);

async function read(...lines: string[]): Promise<string> {
  const bytes = minimalPdf({ pages: [lines.join("\n")] });
  return (await readDocument({ name: "cv.pdf", bytes })).text;
}

describe("what was broken at the edge of its column", () => {
  it("is one: dates of two lines beside their entry", async () => {
    const text = await read(
      at(50, 700, "Mar 2019 -"),
      at(150, 700, "Acme Corporation, Leeds"),
      at(50, 685, "Present"),
      at(150, 685, "Engineer"),
      at(50, 660, "Jun 2014 -"),
      at(150, 660, "Beta Limited, York"),
      at(50, 645, "Feb 2019"),
      at(150, 645, "Analyst"),
    );
    expect(text).toContain("Mar 2019 - Present\tAcme Corporation, Leeds\nEngineer");
    expect(text).toContain("Jun 2014 - Feb 2019\tBeta Limited, York\nAnalyst");
  });

  it("is one: a label of a form", async () => {
    const rows = [0, 80, 160].flatMap((down) => [
      at(50, 700 - down, "Dates"),
      at(160, 700 - down, `201${down / 80} - 2019`),
      at(50, 680 - down, "Occupation or"),
      at(160, 680 - down, `Engineer number ${down}`),
      at(50, 665 - down, "position held"),
    ]);
    expect(await read(...rows)).toContain("Occupation or position held\tEngineer number 0");
  });

  it("is one: an address in the middle of a word", async () => {
    const text = await read(
      at(50, 700, "ann.example@department-of-exam"),
      at(50, 685, "ple.org"),
      at(50, 670, "+1 206 555 0147"),
    );
    expect(text).toContain("ann.example@department-of-example.org\n+1 206 555 0147");
  });

  it("is two: a whole address and a number", async () => {
    const text = await read(at(50, 700, "ann@example.org"), at(50, 685, "206-555-0147"));
    expect(text).toBe("ann@example.org\n206-555-0147");
  });

  it("is one: a name in large letters", async () => {
    const body = [600, 585, 570, 555].map((y) => at(50, y, "What somebody did, in small letters"));
    const text = await read(at(50, 700, "Dilnoza", 24), at(50, 674, "Rakhimova", 24), ...body);
    expect(text).toMatch(/^Dilnoza Rakhimova\n/);
  });
});

describe("the foot of a page", () => {
  it("is left out if it says again who this is, and kept if it says more", async () => {
    const page = [at(50, 740, "Ann Example"), at(50, 700, "Engineer at a firm, and at others")];
    expect(await read(...page, at(50, 30, "Ann Example | Curriculum Vitae", 8))).not.toContain(
      "Curr",
    );
    expect(await read(...page, at(50, 30, "References on request", 8))).toContain("References");
  });
});
