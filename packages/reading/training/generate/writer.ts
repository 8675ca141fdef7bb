/** Writes a document as `readDocument` gives it, and keeps what each line and word of it is. */
import type { ReadDocument, TextLine } from "../../src/model/read-document.ts";
import { textWidth } from "../../src/parsing/resume/text/characters.ts";
import type { LineRole, LineSection, WordTag } from "../../src/parsing/resume/trained/labels.ts";

export type Piece = string | readonly [WordTag, string];
export type Row = readonly Piece[];

export interface Look {
  readonly size: number;
  readonly bold: boolean;
  readonly indent: number;
}

export interface Tagged {
  readonly start: number;
  readonly end: number;
  readonly tag: WordTag;
}

export interface LabelledLine {
  readonly start: number;
  readonly end: number;
  readonly section: LineSection;
  readonly role: LineRole;
}

export interface Written {
  readonly document: ReadDocument;
  readonly lines: readonly LabelledLine[];
  readonly tags: readonly Tagged[];
}

const LINE_HEIGHT = 1.35;
const PAGE = { width: 595, height: 842 };

export class Writer {
  /** Letters that fit on a line. */
  width = 95;
  left = 50;
  column = 0;
  #text = "";
  #y = 40;
  readonly #lines: LabelledLine[] = [];
  readonly #tags: Tagged[] = [];
  readonly #looks: TextLine[] = [];

  row(row: Row, section: LineSection, role: LineRole, look: Look, mark = ""): void {
    let text = mark;
    const tags: Tagged[] = [];
    for (const piece of row) {
      const [tag, words] = typeof piece === "string" ? (["none", piece] as const) : piece;
      if (tag !== "none" && words !== "")
        tags.push({ start: text.length, end: text.length + words.length, tag });
      text += words;
    }
    let from = 0;
    for (const to of breaks(text, this.width)) {
      const tagged = tags.some(({ start, end }) => start < to && end > from);
      this.#line(text, tags, from, to, section, from === 0 ? role : rest(role, tagged), look);
      from = to;
    }
  }

  blank(): void {
    if (this.#text !== "" && !this.#text.endsWith("\n\n")) this.#text += "\n";
    this.#y += 8;
  }

  #line(
    text: string,
    tags: readonly Tagged[],
    from: number,
    to: number,
    section: LineSection,
    role: LineRole,
    look: Look,
  ): void {
    const raw = text.slice(from, to);
    const words = raw.trim();
    if (words === "") return;
    const offset = this.#text.length - from - (raw.length - raw.trimStart().length);
    const [start, end] = [this.#text.length, this.#text.length + words.length];
    for (const { start: a, end: b, tag } of tags) {
      const [first, last] = [Math.max(a + offset, start), Math.min(b + offset, end)];
      if (first < last) this.#tags.push({ start: first, end: last, tag });
    }
    this.#lines.push({ start, end, section, role });
    this.#looks.push({
      start,
      end,
      box: {
        x: this.left + look.indent,
        y: this.#y,
        width: textWidth(words) * look.size * 0.5,
        height: look.size,
      },
      font_size: look.size,
      bold: look.bold,
      colour: null,
      column: this.column,
    });
    this.#text += `${words}\n`;
    this.#y += look.size * LINE_HEIGHT;
  }

  /** @param kind without pages, a document has no looks */
  written(kind: "pdf" | "docx" | "txt"): Written {
    return {
      document: {
        kind,
        text: this.#text,
        pages: kind === "pdf" ? [{ ...PAGE, lines: this.#looks }] : [],
        links: [],
        hidden: [],
        warnings: [],
      },
      lines: this.#lines,
      tags: this.#tags,
    };
  }
}

/** What a head is broken into; without any tag it tells something. */
const rest = (role: LineRole, tagged: boolean): LineRole =>
  role !== "start" && role !== "head" ? role : tagged ? "head" : "body";

/** Where lines end: behind a blank, or behind any Chinese character. */
function breaks(text: string, width: number): number[] {
  const ends: number[] = [];
  let [from, used, fit] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    used += textWidth(sign);
    if (used > width && fit > from) {
      ends.push(fit);
      used = textWidth(text.slice(fit, at + 1));
      from = fit;
    }
    if (/[\s\u3400-\u9fff，。；、]/.test(sign)) fit = at + 1;
  }
  return [...ends, text.length];
}
