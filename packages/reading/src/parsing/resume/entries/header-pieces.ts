/** The pieces that the lines above an entry's description are made of, dates apart. */
import type { FoundRange } from "../dates/find-ranges.ts";
import { rangesOf } from "../dates/ranges-of-line.ts";
import { hasCjk } from "../text/characters.ts";
import type { Line } from "../text/line.ts";
import { between, matchesIn, matchesOutside, type Piece, trimPiece } from "../text/span.ts";
import { toldIn } from "./told-line.ts";

export interface HeaderPiece extends Piece {
  /** Which of the lines it stands on, from 0. */
  readonly row: number;
  readonly bold: boolean;
  /** Only a blank between Chinese words divides it from the piece before. */
  readonly loose: boolean;
}

export interface Header {
  readonly pieces: readonly HeaderPiece[];
  readonly ranges: readonly FoundRange[];
  readonly lines: readonly Line[];
}

const STRONG =
  /\t+|\s{2,}|\s*[|¦│]\s*|\s+[·•∙▪◆●⋅]\s+|(?<=[\u3400-\u9fff)])[·•](?=[\u3400-\u9fff(])|\s+[-–—―]{1,3}\s+|\s*[—―]{1,2}\s*|\s+[@/]\s+|(?<=[\u3400-\u9fff])\s*[-–]\s*(?=[\u3400-\u9fff])|\s*;\s*|(?<=\*\*)\s*,?\s+|\s*,?\s+(?=\*\*)/gu;
const CJK_BLANK = /(?<=[\u3400-\u9fff)）])\s(?=\S)|(?<=\S)\s(?=[\u3400-\u9fff(（])/g;

export function readHeader(text: string, lines: readonly Line[]): Header {
  const ranges: FoundRange[] = [];
  const pieces: HeaderPiece[] = [];
  for (const [row, line] of lines.entries()) {
    const own = rangesOf(line);
    ranges.push(...own);
    const told = toldIn(line.text)?.parts ?? [];
    for (const { start, end } of told) {
      const piece = trimPiece(text, line.start + start, line.start + end);
      if (piece) pieces.push({ ...piece, row, bold: line.bold, loose: false });
    }
    if (told.length > 0) continue;
    for (const part of between(text, line, [...own, ...matchesOutside(text, line, STRONG)])) {
      const words = hasCjk(part.text)
        ? between(text, part, matchesIn(text, part, CJK_BLANK))
        : [part];
      for (const [index, piece] of words.entries()) {
        pieces.push({ ...piece, row, bold: line.bold, loose: index > 0 });
      }
    }
  }
  return { pieces: pieces.slice(0, MOST_PIECES), ranges, lines };
}

/** A header has fewer; more are looked at in vain. */
const MOST_PIECES = 12;
