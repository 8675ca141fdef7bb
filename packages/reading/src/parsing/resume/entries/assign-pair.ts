/** Gives two roles, such as company and position, to the pieces of a header that fit them best. */
import { hasCjk, textWidth } from "../text/characters.ts";
import { type Piece, trimPiece } from "../text/span.ts";
import type { HeaderPiece } from "./header-pieces.ts";

export type Score = (text: string) => number;

export interface Pair {
  readonly first: Piece | undefined;
  readonly second: Piece | undefined;
  /** How sure the words make it that the first stands before the second; below 0, after it. */
  readonly order: number;
}

interface Choice {
  readonly first: number;
  readonly second: number;
  readonly score: number;
}

/** @param order what the document's other entries say: above 0, the first role stands first */
export function assignPair(
  pieces: readonly HeaderPiece[],
  [first, second]: readonly [Score, Score],
  order: number,
): Pair {
  const [only, ...others] = pieces;
  if (only === undefined) return { first: undefined, second: undefined, order: 0 };
  if (others.length === 0) {
    const isSecond = second(only.text) > first(only.text);
    return isSecond
      ? { first: undefined, second: only, order: 0 }
      : { first: only, second: undefined, order: 0 };
  }
  const by = (extra: number): Choice[] =>
    pieces.flatMap((a, i) =>
      pieces.flatMap((b, j) => {
        if (i === j) return [];
        const words = suits(a, first, second) + suits(b, second, first);
        return [{ first: i, second: j, score: words - (i + j) * 0.3 + (i < j ? extra : -extra) }];
      }),
    );
  const best = (choices: readonly Choice[]) => choices.toSorted((a, b) => b.score - a.score)[0];
  const chosen = best(by(order));
  const plain = by(0);
  const before = best(plain.filter(({ first: i, second: j }) => i < j))?.score ?? 0;
  const after = best(plain.filter(({ first: i, second: j }) => i > j))?.score ?? 0;
  return {
    first: pieces[chosen?.first ?? 0],
    second: pieces[chosen?.second ?? 1],
    order: Math.max(-2, Math.min(2, before - after)),
  };
}

const suits = (piece: HeaderPiece, own: Score, other: Score) =>
  own(piece.text) - other(piece.text) * 0.5 - (textWidth(piece.text) > 70 ? 3 : 0);

/** Chinese words that only a blank divides, where one half says nothing: "Java 高级工程师". */
export function mergeLoose(
  text: string,
  pieces: readonly HeaderPiece[],
  scores: readonly [Score, Score],
): HeaderPiece[] {
  const says = (piece: HeaderPiece) => scores.some((score) => score(piece.text) > 0);
  const merged: HeaderPiece[] = [];
  for (const piece of pieces) {
    const before = merged.at(-1);
    const joins =
      before !== undefined &&
      piece.loose &&
      ((!hasCjk(before.text) && !says(before) && says(piece)) ||
        (!hasCjk(piece.text) && !says(piece) && before.row === piece.row && merged.length > 1));
    if (!joins) merged.push(piece);
    else
      merged[merged.length - 1] = {
        ...before,
        end: piece.end,
        text: text.slice(before.start, piece.end),
      };
  }
  return merged;
}

/** Where one piece may be two: commas, brackets, "at", and Chinese words without a blank. */
const CUTS: readonly RegExp[] = [
  /,\s+(?!(?:Inc|LLC|Ltd|Co|Corp)\b)|,(?=[\u3400-\u9fff])/g,
  /\s*\((?=[^()]+\)$)/g,
  /\s+at\s+(?=\p{Lu})/gu,
  /(?<=公司|集团|银行|医院|大学|学院|事务所|中学|小学|研究院|科技|网络|传媒)(?=[\u3400-\u9fffA-Z])/g,
  /(?<=[\u3400-\u9fff]{3})(?=(?:项目负责人|技术负责人|(?<!项目|技术)负责人|(?<!项目)组长|项目组长|项目经理|核心成员|开发者|总策划)$)/g,
];

/** A lone piece cut at the comma or bracket that divides the two roles best. */
export function splitLone(
  text: string,
  piece: HeaderPiece,
  [first, second]: readonly [Score, Score],
): HeaderPiece[] {
  const cuts = CUTS.flatMap((pattern) => [...piece.text.matchAll(pattern)]);
  const choices = cuts.map(({ index, 0: sign }) => {
    const [left, right] = [piece.text.slice(0, index), piece.text.slice(index + sign.length)];
    const score = Math.max(
      first(left) + second(right) - second(left) - first(right),
      second(left) + first(right) - first(left) - second(right),
    );
    return { at: index, to: index + sign.length, score };
  });
  const best = choices.toSorted((a, b) => b.score - a.score)[0];
  if (best === undefined || best.score < 2) return [piece];
  const halves = [
    trimPiece(text, piece.start, piece.start + best.at),
    trimPiece(text, piece.start + best.to, piece.end),
  ];
  return halves.flatMap((half) => (half ? [{ ...piece, ...half }] : []));
}
