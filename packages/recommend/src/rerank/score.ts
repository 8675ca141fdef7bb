import { Parts } from "../state/ranked.ts";

/** Tag match 40 %, semantic fit 40 %, keyword hits 20 %, whoever judged them. */
export function scoreOf({ tag, semantic, keyword }: Parts): number {
  return rounded(0.4 * tag + 0.4 * semantic + 0.2 * keyword);
}

/** Shares from 0 to 1 as parts from 0 to 100, with one digit behind the point. */
export function partsOf(shares: Parts): Parts {
  const part = (share: number) => rounded(Math.min(1, Math.max(0, share)) * 100);
  return Parts.parse({
    tag: part(shares.tag),
    semantic: part(shares.semantic),
    keyword: part(shares.keyword),
  });
}

export const rounded = (value: number): number => Math.round(value * 10) / 10;
