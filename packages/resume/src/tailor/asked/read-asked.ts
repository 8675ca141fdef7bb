/**
 * What an advertisement asks for, in lists and in prose: a linear model over its pieces (`model/asked.json`, made by
 * `bench/resume/tailoring/train-asked.ts` of labelled advertisements).
 */
import { readFileSync } from "node:fs";
import { linearFile, scoresOf, softmax } from "@bole/language/linear";
import type { z } from "zod";
import { type AdPiece, adPieces } from "./ad-pieces.ts";
import { PIECE_FEATURES, pieceFeatures } from "./piece-features.ts";

/** What a piece may be; "none" is first. */
export const PIECE_KINDS = ["none", "must", "nice", "duty"] as const;
type AskedKind = Exclude<(typeof PIECE_KINDS)[number], "none">;

export interface AskedPiece {
  readonly text: string;
  readonly need: AskedKind;
}

export const AskedFile = linearFile(PIECE_KINDS.length, PIECE_FEATURES);

/** What it says of nothing at all is taken for a requirement below this: one that is missed is never looked at again. */
const LIKELY_NONE = 0.8;
/** How much the other pieces of the same list or paragraph count. */
const NEIGHBOURS = 0.4;
const MOST = 60;
/** What goes on for longer is a story. */
const LONGEST = 400;

export function readAsked(ad: string): AskedPiece[] {
  const pieces = adPieces(ad);
  const { scale, weights } = model();
  const likely = pieces.map((piece, at) =>
    softmax(
      scoresOf(pieceFeatures(piece, pieces[at - 1], pieces[at + 1]), weights).map(
        (score) => score * scale,
      ),
    ),
  );
  const found = pieces.flatMap((piece, at): AskedPiece[] => {
    const need = askedAs(mixed(piece, likely[at] ?? [], pieces, likely));
    return need === undefined || piece.text.length > LONGEST ? [] : [{ text: piece.text, need }];
  });
  return [...new Map(found.map((one) => [one.text.toLowerCase(), one])).values()].slice(0, MOST);
}

/** With the mean of what stands beside it under the same heading. */
export function mixed(
  piece: AdPiece,
  likely: readonly number[],
  pieces: readonly AdPiece[],
  all: readonly (readonly number[])[],
): number[] {
  if (piece.heading === "") return [...likely];
  const beside = all.filter(
    (_, at) => pieces[at]?.section === piece.section && pieces[at].isListed === piece.isListed,
  );
  return likely.map((value, kind) => {
    const mean = beside.reduce((sum, one) => sum + (one[kind] ?? 0), 0) / beside.length;
    return (1 - NEIGHBOURS) * value + NEIGHBOURS * mean;
  });
}

/** @returns undefined where it asks for nothing */
export function askedAs([none = 1, ...kinds]: readonly number[]): AskedKind | undefined {
  if (none > LIKELY_NONE) return undefined;
  return ASKED_KINDS[kinds.indexOf(Math.max(...kinds))];
}

const ASKED_KINDS = ["must", "nice", "duty"] as const satisfies readonly AskedKind[];

let loaded: z.output<typeof AskedFile> | undefined;

function model(): z.output<typeof AskedFile> {
  const file = new URL("../../../model/asked.json", import.meta.url);
  loaded ??= AskedFile.parse(JSON.parse(readFileSync(file, "utf8")));
  return loaded;
}
