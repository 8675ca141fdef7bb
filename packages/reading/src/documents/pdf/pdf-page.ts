/** A page as it was read, before its lines become text. */

import type { HiddenPiece, PageLine } from "./page-lines.ts";
import type { LinkArea } from "./page-links.ts";

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly PageLine[];
  readonly hidden: readonly HiddenPiece[];
  readonly links: readonly LinkArea[];
}
