/** Finds whose résumé it is. */
import type { Line } from "../text/line.ts";
import { type Piece, trimPiece } from "../text/span.ts";
import { isChineseName, latinNameLength } from "../words/names.ts";
import { isPlace } from "../words/places.ts";
import { positionScore } from "../words/positions.ts";
import type { Cell } from "./cells.ts";

interface Candidate {
  readonly piece: Piece;
  readonly score: number;
}

export function findName(text: string, cells: readonly Cell[], email: string): Piece | undefined {
  const largest = Math.max(0, ...cells.map(({ line }) => line.size));
  const candidates = cells.flatMap((cell, index): Candidate[] => {
    const piece = nameIn(text, cell);
    if (piece === undefined || (cell.field !== undefined && cell.field !== "name")) return [];
    const score =
      (cell.field === "name" ? 10 : 0) +
      Math.max(0, 4 - index * 0.5) +
      (largest > 0 && cell.line.size >= largest - 0.1 ? 4 : 0) +
      (cell.line.marked ? 2 : 0) +
      (cell.first ? 1 : 0) +
      (cell.alone ? 1 : 0) +
      (isOwnerOf(piece.text, email) ? 4 : 0) -
      (isPlace(piece.text) ? 8 : 0) -
      positionScore(piece.text) * 2;
    return [{ piece, score }];
  });
  const best = candidates.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score > 0 ? best.piece : undefined;
}

/** The line of the first page whose letters are the largest, if it can be a name. */
export function nameLine(lines: readonly Line[]): Line | undefined {
  const sized = lines.filter(({ size }) => size > 0);
  const largest = Math.max(0, ...sized.map(({ size }) => size));
  const line = sized.find(({ size }) => size >= largest - 0.1);
  const body = sized.filter(({ size }) => size < largest - 1).length;
  if (line === undefined || body < sized.length / 2) return undefined;
  const bare = spacedName(line.text);
  return isChineseName(bare) || latinNameLength(bare) > 0 ? line : undefined;
}

function nameIn(text: string, cell: Cell): Piece | undefined {
  const told = /^(.{2,12}?)(?:的|\s*[-–_]?\s*)(?:个人)?(?:简历|求职简历)$/.exec(cell.text);
  const titled = /^(?:个人)?简历\s*[-–—_:：]\s*(.{2,6})$/.exec(cell.text);
  const heading = /^(?:resume|curriculum vitae|cv|résumé)(?:\s+of|\s*[-–—:])\s+(.+)$/i.exec(
    cell.text,
  );
  const inner = told?.[1] ?? titled?.[1] ?? heading?.[1] ?? cell.text;
  const from = cell.start + cell.text.indexOf(inner);
  const chinese = /^[\u4e00-\u9fff](?:\s*[\u4e00-\u9fff]){1,3}(?=$|[\s(/,·A-Za-z])/.exec(inner);
  if (chinese && isChineseName(chinese[0])) return trimPiece(text, from, from + chinese[0].length);
  const length =
    latinNameLength(spacedName(inner)) > 0
      ? bareLength(inner)
      : labelledLength(cell, inner) || nameBeforeTitle(cell, inner);
  return length > 0 ? trimPiece(text, from, from + length) : undefined;
}

/** What a form calls a name is one, if it is short. */
const labelledLength = (cell: Cell, inner: string) =>
  cell.field === "name" && inner.length <= 40 && /^\p{L}/u.test(inner) ? inner.length : 0;

/** "Jane Doe Software Engineer" on the first line: two or three words, then a position. */
function nameBeforeTitle(cell: Cell, inner: string): number {
  if (!cell.first || inner.length > 70) return 0;
  for (const { index } of [...inner.matchAll(/\s+/g)].slice(1, 3)) {
    const [before, behind] = [inner.slice(0, index), inner.slice(index)];
    const isName = latinNameLength(before) > 0 && positionScore(before) === 0;
    if (isName && positionScore(behind) > 0) return index;
  }
  return 0;
}

function bareLength(inner: string): number {
  const plain = latinNameLength(inner);
  return plain > 0 ? plain : inner.length;
}

/** "J O H N  S M I T H" as words. */
export function spacedName(text: string): string {
  const bare = text.replace(/[(（].*$/, "").trim();
  if (!/^(?:\p{L}\s){3,}\p{L}?/u.test(`${bare} `) || /\p{L}{2}/u.test(bare)) return bare;
  return bare
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ""))
    .join(" ");
}

function isOwnerOf(name: string, email: string): boolean {
  const local = (email.split("@")[0] ?? "").toLowerCase();
  const words = name
    .toLowerCase()
    .split(/[\s.]+/)
    .filter((word) => word.length > 2);
  return words.some((word) => local.includes(word));
}
