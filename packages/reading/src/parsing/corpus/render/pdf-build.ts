/** The PDFs of the build half: one column, a centred head, and a bar at the left. */
import type { Sheet, SheetSection } from "../sheet.ts";
import { cellText, type Renderer } from "./renderer.ts";
import { block, compilePdf, literal, words } from "./typst.ts";

export const oneColumn: Renderer = {
  name: "one column",
  format: "pdf",
  render: (sheet) =>
    compilePdf(`#set page("a4", margin: 2cm)
#set text(size: 10pt)
#text(size: 22pt, weight: "bold", ${literal(sheet.name)})

${titleOf(sheet, 12)}
${sheet.contact.map((cells) => cells.map(cellText).map(words).join(" #h(0.6em) | #h(0.6em) ")).join(" \\\n")}

${sheet.sections.map((section) => ruled(section, section.heading)).join("\n\n")}`),
};

const titleOf = ({ title }: Sheet, size: number) =>
  title === "" ? "" : `#text(size: ${size}pt, ${literal(title)})\n`;

const ruled = ({ blocks }: SheetSection, heading: string) => `
#v(0.4em)
#text(size: 13pt, weight: "bold", ${literal(heading)})
#v(-0.7em)
#line(length: 100%, stroke: 0.5pt)
${blocks.map((one) => block(one)).join("\n")}`;

/** Name and addresses in the middle, headings in capitals of the body's size. */
export const centred: Renderer = {
  name: "centred head",
  format: "pdf",
  render: (sheet) =>
    compilePdf(`#set page("us-letter", margin: (x: 1.6cm, y: 1.4cm))
#set text(size: 9.5pt)
#align(center)[
#text(size: 18pt, weight: "bold", ${literal(sheet.name)})

${titleOf(sheet, 10)}
${sheet.contact.map((cells) => cells.map(cellText).map(words).join(" • ")).join(" \\\n")}
]
${sheet.sections
  .map(
    ({ heading, blocks }) => `
#v(0.3em)
#text(weight: "bold", upper(${literal(heading)}))
${blocks.map((one) => block(one, "0.5em")).join("\n")}`,
  )
  .join("\n")}`),
};

/** A grey bar with addresses, skills and languages beside the rest. */
export const leftBar: Renderer = {
  name: "bar at the left",
  format: "pdf",
  render: (sheet) => {
    const side = sheet.sections.filter(({ aside }) => aside);
    const main = sheet.sections.filter(({ aside }) => !aside);
    const small = ({ heading, blocks }: SheetSection) =>
      `#text(size: 11pt, weight: "bold", fill: rgb("#225588"), ${literal(heading)})\n\n${blocks.map((one) => block(one)).join("\n")}\n#v(0.5em)`;
    const cells = sheet.contact.flat().map(cellText).map(words).join(" \\\n");
    return compilePdf(`#set page("a4", margin: 1.2cm)
#set text(size: 9.5pt)
#grid(columns: (5.4cm, 1fr), gutter: 0.8cm,
block(fill: rgb("#eef2f6"), inset: 8pt, height: 100%, width: 100%)[
#text(size: 11pt, weight: "bold", fill: rgb("#225588"), ${literal(/[\u4e00-\u9fff]/.test(sheet.name) ? "联系方式" : "Contact")})

${cells}
#v(0.5em)
${side.map(small).join("\n")}
],
[
#text(size: 24pt, weight: "bold", ${literal(sheet.name)})

${titleOf(sheet, 12)}
${main.map((section) => ruled(section, section.heading)).join("\n")}
])`);
  },
};

/** Headings in the margin, on the line that their section begins with. */
export const marginHeads: Renderer = {
  name: "headings in the margin",
  format: "pdf",
  render: (sheet) =>
    compilePdf(`#set page("a4", margin: 1.8cm)
#set text(size: 10pt)
#align(right)[
#text(size: 20pt, ${literal(sheet.name)})

${titleOf(sheet, 11)}
${sheet.contact.map((cells) => cells.map(cellText).map(words).join(" · ")).join(" \\\n")}
]
${sheet.sections
  .map(
    ({ heading, blocks }) => `
#grid(columns: (3.2cm, 1fr), gutter: 0.6cm,
text(fill: rgb("#336699"), ${literal(heading)}),
[${blocks.map((one) => block(one, "0.6em")).join("\n")}])
#v(0.4em)`,
  )
  .join("\n")}`),
};
