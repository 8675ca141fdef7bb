/** A part of a DOCX as paragraphs and tables, before it is known how they become lines. */
import type { HiddenReason } from "../../model/read-document.ts";

export interface Inline {
  /** "\t" and "\n" stand for themselves. */
  readonly text: string;
  readonly hidden: HiddenReason | null;
  readonly url: string | null;
}

export interface Paragraph {
  readonly type: "paragraph";
  readonly inlines: Inline[];
  isItem: boolean;
  isHeading: boolean;
  /** It shows the page's number. */
  isNumbered: boolean;
}

export interface Table {
  readonly type: "table";
  /** Rows of cells of blocks. */
  readonly rows: Block[][][];
}

export type Block = Paragraph | Table;

export const textOf = (paragraph: Paragraph): string =>
  paragraph.inlines
    .filter(({ hidden }) => hidden === null)
    .map(({ text }) => text)
    .join("")
    .trim();
