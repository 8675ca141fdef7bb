/** Plain text and Markdown. */
import { textWidth } from "../../resume/text/characters.ts";
import type { Row, Sheet } from "../sheet.ts";
import { cellText, encode, itemsOf, type Renderer, rowText } from "./renderer.ts";

const WIDTH = 92;

/** One line for one line, dates at the right edge by blanks. */
export const plainText: Renderer = {
  name: "plain text",
  format: "txt",
  render: (sheet) =>
    encode(textOf(sheet, { bullet: "• ", rule: "", wrap: Number.POSITIVE_INFINITY })),
};

/** Broken at 80 columns, as mail programs do it, and with rules below the headings. */
export const wrappedText: Renderer = {
  name: "wrapped text",
  format: "txt",
  render: (sheet) => encode(textOf(sheet, { bullet: "* ", rule: "-", wrap: 80 })),
};

function textOf(sheet: Sheet, style: { bullet: string; rule: string; wrap: number }): string {
  const lines = [
    sheet.name,
    sheet.title,
    ...sheet.contact.map((row) => row.map(cellText).join(" | ")),
  ];
  for (const { heading, blocks } of sheet.sections) {
    lines.push("", heading, ...(style.rule === "" ? [] : [style.rule.repeat(textWidth(heading))]));
    for (const [index, block] of blocks.entries()) {
      if (index > 0 && style.rule !== "") lines.push("");
      lines.push(...block.rows.map((row) => spaced(row, Math.min(style.wrap, WIDTH))));
      for (const { item, text } of itemsOf(block.lines)) {
        lines.push(...wrap(text, style.wrap, item ? style.bullet : ""));
      }
    }
  }
  return `${lines.filter((line, index) => line !== "" || index > 2).join("\n")}\n`;
}

function spaced({ left, right }: Row, width: number): string {
  const text = rowText(left);
  if (!right) return text;
  return text + " ".repeat(Math.max(4, width - textWidth(text) - textWidth(right))) + right;
}

function wrap(text: string, width: number, bullet: string): string[] {
  const lines = [bullet];
  const words = /[\u4e00-\u9fff]/.test(text) ? [...text] : text.split(/(?<= )/);
  for (const word of words) {
    const line = lines.at(-1) ?? "";
    if (textWidth(line + word.trimEnd()) > width) lines.push(" ".repeat(bullet.length) + word);
    else lines[lines.length - 1] = line + word;
  }
  return lines.map((line) => line.trimEnd());
}

/** Headings by "#", entries by "###". */
export const markdown: Renderer = {
  name: "Markdown",
  format: "md",
  render: (sheet) => encode(markdownOf(sheet, (heading) => `## ${heading}`, "### ")),
};

/** Bold lines instead of headings. */
export const boldMarkdown: Renderer = {
  name: "Markdown with bold headings",
  format: "md",
  render: (sheet) => encode(markdownOf(sheet, (heading) => `**${heading}**`, "")),
};

function markdownOf(sheet: Sheet, head: (heading: string) => string, entry: string): string {
  const lines = [`# ${sheet.name}`, "", ...(sheet.title === "" ? [] : [sheet.title, ""])];
  lines.push(...sheet.contact.map((row) => `${row.map(cellText).join(" · ")}  `));
  for (const { heading, blocks } of sheet.sections) {
    lines.push("", head(heading), "");
    for (const block of blocks) {
      for (const [index, { left, right }] of block.rows.entries()) {
        const words = left
          .map(({ text, bold }) => (bold && entry === "" ? `**${text}**` : text))
          .join("");
        lines.push(`${index === 0 ? entry : ""}${words}${right ? ` | ${right}` : ""}`);
        if (index === 0 && entry !== "") lines.push("");
      }
      if (block.rows.length > 0) lines.push("");
      lines.push(...block.lines, "");
    }
  }
  return `${lines.join("\n")}\n`;
}
