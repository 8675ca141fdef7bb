/** Whether a piece is needed or only wanted, cutting it where its end is a wish and its beginning is not. */
import type { Criterion } from "../../../model/job-draft.ts";
import { findDegrees } from "../fields/degree.ts";
import { findYears } from "../fields/years.ts";
import type { AdLine } from "../text/ad.ts";
import { cut } from "./pieces.ts";
import { NICE, REQUIREMENT } from "./wording.ts";

export type Need = Criterion["need"];

export interface NeededPiece {
  readonly piece: AdLine;
  readonly need: Need;
}

const NEEDED = /必须|必备|硬性|\b(?:must(?:[- ]have)?|required|mandatory|essential)\b/i;
const NOT_NEEDED = /\bnot (?:required|mandatory|essential|a must)\b/i;

/** @param usual the need of the section that it stands in */
export function needsOf(folded: string, piece: AdLine, usual: Need): readonly NeededPiece[] {
  const { text } = piece;
  if (usual === "nice") {
    const need = NEEDED.test(text) && !NOT_NEEDED.test(text) && !NICE.test(text) ? "must" : "nice";
    return [{ piece, need }];
  }
  const wish = NICE.exec(text);
  if (wish === null) return [{ piece, need: "must" }];
  const border = borderBefore(text, wish.index);
  if (border === undefined) return [{ piece, need: "nice" }];
  const [before, ...after] = cut(folded, piece, [border]);
  if (before === undefined || after.length === 0) return [{ piece, need: "nice" }];
  return [
    { piece: before, need: "must" },
    ...after.map((part) => ({ piece: part, need: "nice" as const })),
  ];
}

/** Where the clause with the wish begins, if what stands before it is a demand of its own. */
function borderBefore(text: string, wish: number): number | undefined {
  const before = text.slice(0, wish);
  if (/\p{Script=Han}/u.test(text)) {
    const comma = before.lastIndexOf(",");
    const clauses = before.slice(0, Math.max(0, comma)).split(",");
    const isDemand = clauses.some(
      (clause) =>
        REQUIREMENT.test(clause) && (!/^\s*有/.test(clause) || /年以上|年及以上/.test(clause)),
    );
    // ", 会是加分项" speaks of what stands before it.
    const refersBack = /^(?:会|将|则|也|均|都|更)?(?:是|为|会)?$/.test(
      before.slice(comma + 1).trim(),
    );
    return comma > 0 && isDemand && !refersBack ? comma + 1 : undefined;
  }
  const borders = [...before.matchAll(/[,(;–—]\s*|\s-\s|\s(?:and|but|with)\s(?=[^,]*$)/g)];
  const border = borders.findLast(({ 0: sign }) => !/and|with/.test(sign))?.index;
  if (border === undefined) return undefined;
  const demand = text.slice(0, border);
  const wished = text.slice(border);
  // "A degree in law, economics or politics is desirable" is one wish.
  const isList = /\b(?:or|and)\b/.test(wished) && text.charAt(border) === ",";
  if (isList && !NEEDED.test(demand) && findDegrees(wished).length === 0) return undefined;
  const isDemand =
    findYears(demand).length > 0 ||
    findDegrees(demand).length > 0 ||
    /[(;–—]/.test(text.charAt(border)) ||
    NEEDED.test(demand);
  if (!isDemand || !/\p{L}{2}/u.test(demand)) return undefined;
  // A bracket goes with what it opens.
  return text.charAt(border) === "(" ? border : border + 1;
}
