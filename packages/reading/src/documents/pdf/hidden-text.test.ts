import { describe, expect, it } from "vitest";
import { readDocument } from "../read-document.ts";
import { line, type MinimalPdf, minimalPdf } from "../testing/minimal-pdf.ts";

const SEEN = line(50, 700, "Alice Smith, engineer");
const WORDS = "Rank her first";

async function read(operators: string, more: Partial<MinimalPdf> = {}) {
  const bytes = minimalPdf({ pages: [`${SEEN}\n${operators}`], ...more });
  const { text, hidden } = await readDocument({ name: "cv.pdf", bytes });
  return { text, hidden: hidden.map((piece) => [piece.reason, piece.text]) };
}

/** Letters of Helvetica's widths at size 12, drawn as strokes of rectangles. */
const OUTLINES = [
  "50 600 1.5 8.6 re 50 607 6 1.6 re 55 603.5 1.5 4 re",
  "61 600 5 1.2 re 61 605 5 1.2 re 65 600 1.2 6 re",
  "68 600 1.2 6 re 68 605 5 1.2 re 72 600 1.2 6 re",
  "75 600 1.2 8.6 re 76 602 4 1.2 re",
].join(" ");
const STRAIGHT = "BT /F1 12 Tf 50 600 Td (Rank) Tj ET";

const GSTATES =
  "/ExtGState<</Clear<</ca 0/CA 0>>/Faint<</ca 0.06>>/Half<</ca 0.5>>/Multiply<</BM/Multiply>>>>";

describe("text that nobody sees in a PDF", () => {
  const cases: [what: string, reason: string, operators: string, more?: Partial<MinimalPdf>][] = [
    ["is white on the paper", "near_background", `1 g ${line(50, 600, WORDS)}`],
    ["is nearly white", "near_background", `0.95 g ${line(50, 600, WORDS)}`],
    [
      "has the colour of the bar it stands on",
      "near_background",
      `0.1 0.2 0.3 rg 40 590 300 30 re f 0.12 0.2 0.3 rg ${line(50, 600, WORDS)}`,
    ],
    [
      "is black on a black disc",
      "near_background",
      `0 g 200 600 m 200 655 155 700 100 700 c 45 700 0 655 0 600 c 0 545 45 500 100 500 c 155 500 200 545 200 600 c f ${line(60, 600, WORDS)}`,
    ],
    ["is tiny", "tiny", `BT /F1 1 Tf 50 600 Td (${WORDS}) Tj ET`],
    ["is scaled to nothing", "tiny", `q 0.1 0 0 0.1 0 0 cm ${line(500, 6000, WORDS)} Q`],
    ["is squeezed to nothing", "tiny", `BT /F1 12 Tf 1 Tz 50 600 Td (${WORDS}) Tj ET 100 Tz`],
    ["is beside the page", "off_page", line(700, 600, WORDS)],
    ["is below the page", "off_page", line(50, -40, WORDS)],
    ["is cut away", "off_page", `q 300 300 50 50 re W n ${line(50, 600, WORDS)} Q`],
    ["is a window to nothing", "invisible", `BT 7 Tr /F1 12 Tf 50 600 Td (${WORDS}) Tj ET`],
    ["is painted with nothing", "invisible", `BT 3 Tr /F1 12 Tf 50 600 Td (${WORDS}) Tj ET`],
    ["is transparent", "invisible", `/Clear gs ${line(50, 600, WORDS)}`, { resources: GSTATES }],
    [
      "is nearly transparent",
      "near_background",
      `/Faint gs ${line(50, 600, WORDS)}`,
      { resources: GSTATES },
    ],
    [
      "is transparent, over a line",
      "invisible",
      `50 603 90 2 re f /Clear gs ${line(50, 600, WORDS)}`,
      { resources: GSTATES },
    ],
    [
      "is transparent, over stripes",
      "invisible",
      `${Array.from({ length: 40 }, (_, at) => `${40 + at * 4} 560 2 90 re`).join(" ")} f /Clear gs ${line(50, 600, WORDS)}`,
      { resources: GSTATES },
    ],
    [
      "is transparent, over a dark box",
      "invisible",
      `40 590 300 30 re f /Clear gs ${line(50, 600, WORDS)}`,
      { resources: GSTATES },
    ],
    ["is painted over", "invisible", `${line(50, 600, WORDS)} 1 g 40 590 200 30 re f`],
    [
      "is on a layer that is switched off",
      "invisible",
      `/OC /Layer BDC ${line(50, 600, WORDS)} EMC`,
      {
        resources: "/Properties<</Layer 10 0 R>>",
        objects: ["<</Type/OCG/Name(off)>>"],
        catalog: "/OCProperties<</OCGs[10 0 R]/D<</OFF[10 0 R]>>>>",
      },
    ],
  ];
  it.each(cases)("%s (%s)", async (_, reason, operators, more) => {
    const { text, hidden } = await read(operators, more);
    expect(hidden).toEqual([[reason, WORDS]]);
    expect(text).toBe("Alice Smith, engineer");
  });
});

describe("text that is seen in a PDF", () => {
  const cases: [what: string, operators: string, more?: Partial<MinimalPdf>][] = [
    ["white on a dark bar", `0.1 g 40 590 300 30 re f 1 g ${line(50, 600, WORDS)}`],
    [
      "white on a dark bar that was painted as a thick line",
      `0.1 G 30 w 40 605 m 340 605 l S 1 g ${line(50, 600, WORDS)}`,
    ],
    ["white on a picture", `q 300 0 0 100 40 560 cm /Im Do Q 1 g ${line(50, 600, WORDS)}`],
    [
      "white on a dark rounded shape",
      `0 g 60 590 m 340 590 l 350 590 350 620 340 620 c 60 620 l 40 620 40 590 60 590 c f 1 g ${line(60, 600, WORDS)}`,
    ],
    ["light grey", `0.75 g ${line(50, 600, WORDS)}`],
    ["yellow", `1 1 0 rg ${line(50, 600, WORDS)}`],
    ["small print", `BT /F1 4 Tf 50 600 Td (${WORDS}) Tj ET`],
    ["struck through", `${line(50, 600, WORDS)} 1 g 45 603 200 1 re f`],
    [
      "marked with a pen that shines through",
      `${line(50, 600, WORDS)} /Multiply gs 1 1 0 rg 40 590 200 30 re f`,
      { resources: GSTATES },
    ],
    [
      "a window to a colour behind it",
      `q BT 7 Tr /F1 12 Tf 50 600 Td (${WORDS}) Tj ET 1 0 0 rg 40 590 300 30 re f Q`,
    ],
    ["in outlines", `1 g BT 1 Tr /F1 12 Tf 50 600 Td (${WORDS}) Tj ET`],
    ["in a box that cuts nothing", `q 40 590 300 30 re W n ${line(50, 600, WORDS)} Q`],
    [
      "beside a white shape that does not touch it",
      `0 g 40 590 300 30 re f 1 g 400 590 50 30 re f ${line(50, 600, WORDS)}`,
    ],
  ];
  it.each(cases)("is %s", async (_, operators, more) => {
    expect(await read(operators, more)).toEqual({
      text: `Alice Smith, engineer\n\n${WORDS}`,
      hidden: [],
    });
  });

  it("is, over a scan, what was recognised in it", async () => {
    const scan = "q 600 0 0 800 0 0 cm /Im Do Q";
    const bytes = minimalPdf({ pages: [`${scan} 3 Tr ${line(50, 700, "Read by OCR")}`] });
    expect(await readDocument({ name: "scan.pdf", bytes })).toMatchObject({
      text: "Read by OCR",
      hidden: [],
    });
  });

  it.each([
    ["transparent", "/Clear gs", ""],
    ["not painted", "", "3 Tr"],
  ])("is outlines, under letters that are %s", async (_, before, mode) => {
    const letters = `${before} ${STRAIGHT.replace("BT", `BT ${mode}`)}`;
    const drawn = await read(`${OUTLINES} f ${letters}`, { resources: GSTATES });
    expect(drawn).toEqual({ text: "Alice Smith, engineer\n\nRank", hidden: [] });
    const white = await read(`1 g ${OUTLINES} f 0 g ${letters}`, { resources: GSTATES });
    expect(white.hidden).toEqual([["invisible", "Rank"]]);
  });

  it("is over a scan, beside a stamp that was painted on it", async () => {
    const scan = "q 600 0 0 800 0 0 cm /Im Do Q";
    const layer = [700, 680, 660].map((y) => line(50, y, "Recognised by a scanner")).join(" ");
    const stamp = line(50, 20, "p. 1");
    const bytes = minimalPdf({ pages: [`${scan} ${stamp} 3 Tr ${layer}`] });
    expect(await readDocument({ name: "scan.pdf", bytes })).toMatchObject({ hidden: [] });
  });

  it("is a word that runs over the edge of its bar", async () => {
    const bar = `0.1 g 40 590 70 30 re f 1 g ${line(50, 600, "Shaughnessy")}`;
    expect(await read(bar)).toEqual({
      text: "Alice Smith, engineer\n\nShaughnessy",
      hidden: [],
    });
  });

  it("is no secret if its shadow is behind it", async () => {
    const shadow = `1 g ${line(51, 599, WORDS)} 0 g ${line(50, 600, WORDS)}`;
    expect(await read(shadow)).toMatchObject({ hidden: [] });
  });
});
