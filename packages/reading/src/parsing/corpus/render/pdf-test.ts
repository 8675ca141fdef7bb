/** The PDFs of the test half: a dense page, a form of boxes, and a bar at the right over two pages. */
import type { SheetSection } from "../sheet.ts";
import { cellText, type Renderer } from "./renderer.ts";
import { block, body, compilePdf, literal, runs, words } from "./typst.ts";

/** As much as fits: small letters, headings with a rule at their side, dates in a column of their own. */
export const dense: Renderer = {
  name: "dense page",
  format: "pdf",
  render: (sheet) =>
    compilePdf(`#set page("us-letter", margin: 1.1cm)
#set text(size: 8.5pt)
#set par(leading: 0.45em)
#grid(columns: (1fr, auto),
[#text(size: 16pt, weight: "bold", ${literal(sheet.name)}) #h(1em) ${words(sheet.title)}],
align(right)[${sheet.contact.flat().map(cellText).map(words).join(" \\\n")}])
${sheet.sections
  .map(
    ({ heading, blocks }) => `
#grid(columns: (auto, 1fr), gutter: 6pt, align: horizon, text(size: 9.5pt, weight: "bold", tracking: 1pt, ${literal(heading)}), line(length: 100%, stroke: 0.4pt))
${blocks.map((one) => block(one, "0.4em")).join("\n")}`,
  )
  .join("\n")}`),
};

/** All in boxes, headings in shaded rows, as forms of Chinese employers have it. */
export const form: Renderer = {
  name: "form of boxes",
  format: "pdf",
  render: (sheet) => {
    const zh = /[\u4e00-\u9fff]/.test(sheet.name);
    const fields = [
      { label: zh ? "姓名" : "Name", value: sheet.name },
      ...(sheet.title === "" ? [] : [{ label: zh ? "职位" : "Title", value: sheet.title }]),
      ...sheet.contact.flat(),
    ];
    const cells = fields.flatMap(({ label, value }) => [`[${words(label)}]`, `[${words(value)}]`]);
    const section = ({ heading, blocks }: SheetSection) =>
      `table.cell(colspan: 4, fill: rgb("#dddddd"))[#strong(${literal(heading)})],\ntable.cell(colspan: 4)[\n${blocks.map((one) => block(one)).join("\n")}\n],`;
    return compilePdf(`#set page("a4", margin: 1.5cm)
#set text(size: 10pt)
#align(center, text(size: 18pt, ${literal(zh ? "个人简历" : "Curriculum Vitae")}))
#table(columns: (auto, 1fr, auto, 1fr), inset: 6pt,
${cells.join(", ")}${cells.length % 4 === 0 ? "" : ", [], []"},
${sheet.sections.map(section).join("\n")}
)`);
  },
};

/** Large letters, so that it takes two pages, with a header and numbers at the bottom. */
export const rightBar: Renderer = {
  name: "bar at the right, two pages",
  format: "pdf",
  render: (sheet) => {
    const side = sheet.sections.filter(({ aside }) => aside);
    const main = sheet.sections.filter(({ aside }) => !aside);
    const head = (heading: string) =>
      `#text(size: 13pt, fill: rgb("#993311"), ${literal(heading)})\n\n`;
    const entry = (one: SheetSection["blocks"][number]) =>
      `#block(below: 1.1em)[\n${one.rows.map(({ left, right }) => `${runs(left)}${right ? ` \\\n#text(fill: gray, ${literal(right)})` : ""} \\`).join("\n")}\n${body(one)}\n]`;
    return compilePdf(`#set page("a4", margin: 2cm, header: align(right, text(size: 8pt, ${literal(`${sheet.name} – CV`)})), footer: align(center, context text(size: 8pt)[#counter(page).display() / #counter(page).final().first()]))
#set text(size: 12.5pt)
#text(size: 26pt, ${literal(sheet.name)})

#text(size: 14pt, ${literal(sheet.title)})
#grid(columns: (1fr, 5.6cm), gutter: 0.9cm,
[
${main.map(({ heading, blocks }) => head(heading) + blocks.map(entry).join("\n")).join("\n#v(0.5em)\n")}
],
[
${sheet.contact.flat().map(cellText).map(words).join(" \\\n")}

${side.map(({ heading, blocks }) => head(heading) + blocks.map(entry).join("\n")).join("\n#v(0.5em)\n")}
])`);
  },
};
