/**
 * A résumé for Word: real headings, lists and links, in the order and with the headings of its pages.
 * Dates stand behind a tab at the end of their line, so that readers see them with their entry.
 */
import type { ResumeData, TextLanguage } from "@bole/talent";
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  TabStopType,
  TextRun,
} from "docx";
import { accentOf, type ResumeLook } from "../render/look.ts";
import { makeSheet } from "../render/sheet/make-sheet.ts";
import type { Line, Run, Sheet, SheetEntry } from "../render/sheet/sheet.ts";

/** In twentieths of a point, as Word counts. */
const PAPERS = {
  a4: { width: 11_906, height: 16_838 },
  letter: { width: 12_240, height: 15_840 },
} as const;
const MARGIN = 1_080;
const BULLETS = "bullets";
/** Fonts that Word and WPS bring along; nothing is embedded. */
const FONT = { ascii: "Calibri", hAnsi: "Calibri", eastAsia: "Microsoft YaHei", cs: "Calibri" };

export async function writeDocx(
  data: ResumeData,
  language: TextLanguage,
  look: ResumeLook,
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = makeSheet(data, language);
  const size = PAPERS[look.paper];
  const write = writer(sheet, size.width - 2 * MARGIN);
  const document = new Document({
    title: [data.basic.name, sheet.page.words.resume].filter((part) => part !== "").join(" - "),
    creator: data.basic.name,
    styles: stylesOf(language, accentOf(look).replace("#", "")),
    numbering: { config: [{ reference: BULLETS, levels: LEVELS }] },
    sections: [
      {
        properties: {
          page: {
            size,
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        children: write.page(),
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

/** Lists within lists go two deep. */
const LEVELS = ["•", "◦", "▪"].map((text, level) => ({
  level,
  text,
  format: LevelFormat.BULLET,
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 240 } } },
}));

function stylesOf(language: TextLanguage, color: string) {
  const bold = { font: FONT, bold: true };
  return {
    default: {
      document: {
        run: {
          font: FONT,
          size: 21,
          language: { value: language === "zh" ? "zh-CN" : "en-GB", eastAsia: "zh-CN" },
        },
        paragraph: { spacing: { after: 40 } },
      },
      title: { run: { ...bold, size: 36 }, paragraph: { spacing: { after: 40 } } },
      heading1: {
        run: { ...bold, size: 24, color },
        paragraph: { spacing: { before: 200, after: 80 } },
      },
      heading2: { run: { ...bold, size: 21 }, paragraph: { spacing: { before: 80, after: 20 } } },
    },
  };
}

function writer({ page, texts }: Sheet, width: number) {
  const say = (run: Run) => texts[run.id] ?? "";
  const linked = (run: Run): ParagraphChild =>
    run.href === undefined
      ? new TextRun(say(run))
      : new ExternalHyperlink({ link: run.href, children: [new TextRun(say(run))] });
  const joined = (runs: readonly Run[], sign: string): ParagraphChild[] =>
    runs.flatMap((run, at) => (at === 0 ? [linked(run)] : [new TextRun(sign), linked(run)]));
  const paragraph = (children: readonly ParagraphChild[], options: IParagraphOptions = {}) =>
    new Paragraph({ ...options, children: [...children] });

  const lineOf = ({ bullet, level, label, run }: Line) =>
    paragraph(
      [
        ...(label === undefined ? [] : [new TextRun({ text: `${say(label)} `, bold: true })]),
        linked(run),
      ],
      bullet ? { numbering: { reference: BULLETS, level: Math.min(level, 2) } } : {},
    );

  const entryOf = ({ main, roles, place, dates, lines }: SheetEntry) => {
    const when = dates.map(say).join(" – ");
    const facts = [...roles, ...(place === null ? [] : [place])];
    return [
      paragraph(
        [
          ...(main === null ? [] : [linked(main)]),
          ...(when === "" ? [] : [new TextRun({ text: `\t${when}`, bold: false })]),
        ],
        {
          heading: HeadingLevel.HEADING_2,
          keepNext: true,
          tabStops: [{ type: TabStopType.RIGHT, position: width }],
        },
      ),
      ...(facts.length === 0 ? [] : [paragraph(joined(facts, " · "))]),
      ...lines.map(lineOf),
    ];
  };

  return {
    page: (): Paragraph[] => [
      ...(page.name === null
        ? []
        : [paragraph([linked(page.name)], { heading: HeadingLevel.TITLE })]),
      ...(page.title === null ? [] : [paragraph([linked(page.title)])]),
      ...(page.contacts.length === 0
        ? []
        : [
            paragraph(
              joined(
                page.contacts.map(({ run }) => run),
                " | ",
              ),
            ),
          ]),
      ...page.sections.flatMap(({ heading, entries, lines }) => [
        paragraph([linked(heading)], {
          heading: HeadingLevel.HEADING_1,
          keepNext: true,
          border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 1, color: "BFBFBF" } },
        }),
        ...entries.flatMap(entryOf),
        ...lines.map(lineOf),
      ]),
    ],
  };
}
