/** What a concept's vector is made of: its names in both languages, and the first sure aliases. */
import { createHash } from "node:crypto";
import type { TableRow } from "../taxonomy/read-table.ts";

export interface WeightedText {
  readonly text: string;
  readonly weight: number;
}

/** More aliases, or heavier ones, find no more: measured on aliases that were left out. */
const ALIASES = 6;
const ALIAS_WEIGHT = 0.7;
/** Abbreviations of two letters mean too many things. */
const SHORTEST = 3;

export function embeddedTexts({ zh, en, aliases }: TableRow): WeightedText[] {
  const names = [...new Set([zh, en])];
  const others = aliases
    .filter(({ written, when }) => when.kind === "always" && written.length >= SHORTEST)
    .filter(({ written }) => !names.includes(written))
    .slice(0, ALIASES);
  return [
    ...names.map((text) => ({ text, weight: 1 })),
    ...others.map(({ written }) => ({ text: written, weight: ALIAS_WEIGHT })),
  ];
}

/** Changes whenever a vector would. */
export function hashOfTexts(rows: readonly TableRow[]): string {
  const hash = createHash("sha256");
  for (const row of rows) hash.update(JSON.stringify([row.id, embeddedTexts(row)]));
  return hash.digest("hex");
}
