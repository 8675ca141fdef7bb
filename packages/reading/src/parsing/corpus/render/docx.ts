/** Word documents: one of paragraphs with tab stops, one that is a table of two columns. */
import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";
import type { Block, Sheet } from "../sheet.ts";
import { cellText, itemsOf, type Renderer } from "./renderer.ts";

const RIGHT = 9_000;
const pack = async (children: (Paragraph | Table)[]) =>
  new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));

function blockOf({ rows, lines }: Block): Paragraph[] {
  return [
    ...rows.map(
      ({ left, right }) =>
        new Paragraph({
          tabStops: [{ type: TabStopType.RIGHT, position: RIGHT }],
          children: [
            ...left.map(({ text, bold }) => new TextRun({ text, bold: bold ?? false })),
            ...(right ? [new TextRun({ text: `\t${right}` })] : []),
          ],
        }),
    ),
    ...itemsOf(lines).map(
      ({ item, text }) => new Paragraph(item ? { text, bullet: { level: 0 } } : { text }),
    ),
  ];
}

export const paragraphDocx: Renderer = {
  name: "Word paragraphs",
  format: "docx",
  render: (sheet) => pack(paragraphs(sheet)),
};

function paragraphs({ name, title, contact, sections }: Sheet): Paragraph[] {
  return [
    new Paragraph({ children: [new TextRun({ text: name, bold: true, size: 36 })] }),
    ...(title === "" ? [] : [new Paragraph({ text: title })]),
    ...contact.map((row) => new Paragraph({ text: row.map(cellText).join("  |  ") })),
    ...sections.flatMap(({ heading, blocks }) => [
      new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
      ...blocks.flatMap(blockOf),
    ]),
  ];
}

export const tableDocx: Renderer = {
  name: "Word table",
  format: "docx",
  render: (sheet) => pack(tables(sheet)),
};

/** The heading in the left column, what it is about in the right one. */
function tables({ name, title, contact, sections }: Sheet): (Paragraph | Table)[] {
  const cell = (children: Paragraph[], share: number) =>
    new TableCell({ width: { size: share, type: WidthType.PERCENTAGE }, children });
  const fields = contact.map((row) =>
    row.map((one) => cell([new Paragraph({ text: cellText(one) })], 100 / row.length)),
  );
  return [
    new Paragraph({ children: [new TextRun({ text: name, bold: true, size: 40 })] }),
    ...(title === "" ? [] : [new Paragraph({ text: title })]),
    ...fields.map((cells) => new Table({ rows: [new TableRow({ children: cells })] })),
    new Table({
      rows: sections.map(
        ({ heading, blocks }) =>
          new TableRow({
            children: [
              cell([new Paragraph({ children: [new TextRun({ text: heading, bold: true })] })], 22),
              cell(blocks.flatMap(blockOf), 78),
            ],
          }),
      ),
    }),
  ];
}
