import { describe, expect, it } from "vitest";
import { documentLines } from "./lines.ts";
import { readDocument } from "./read-document.ts";
import { typstPdf } from "./testing/typst-pdf.ts";

const lines = async (name: string, bytes: Uint8Array) =>
  documentLines(await readDocument({ name, bytes }));

describe("a document as lines", () => {
  it("has the place, the look and the column of each line of a page", async () => {
    const page = `
      #text(size: 20pt, weight: 700, fill: rgb("#1f2a44"))[Alice Smith]
      #v(2em)
      #grid(columns: (1fr, 1fr), gutter: 4em,
        [*Contact* \\ #lorem(24) \\ *Skills* \\ #lorem(30)],
        [*Experience* \\ #lorem(30) \\ *Education* \\ #lorem(40)])`;
    const read = await lines("cv.pdf", typstPdf(page));
    expect(read[0]).toMatchObject({
      text: "Alice Smith",
      page: 1,
      font_size: 20,
      bold: true,
      colour: "#1f2a44",
      column: 0,
    });
    const [contact, experience] = ["Contact", "Experience"].map((words) =>
      read.find(({ text }) => text === words),
    );
    expect(contact).toMatchObject({ column: 0, bold: true, colour: "#000000" });
    expect(experience).toMatchObject({ column: 1, y: contact?.y });
    expect(experience?.x).toBeGreaterThan(contact?.x ?? 0);
    expect(contact?.width).toBeGreaterThan(20);
  });

  it("has the words of a text without pages, and no places", async () => {
    const read = await lines("cv.txt", new TextEncoder().encode("Alice\n\nEngineer"));
    expect(read.map(({ text, start, page }) => [text, start, page])).toEqual([
      ["Alice", 0, null],
      ["Engineer", 7, null],
    ]);
  });
});
