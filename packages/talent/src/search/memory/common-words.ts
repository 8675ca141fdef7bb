/**
 * What is in so many of the entries says little and costs most: it is left out where rarer words are
 * sought as well. Below a number of entries nothing costs much.
 */
import type { Roster } from "./roster.ts";

const COMMON = 0.3;
const FEW_ENTRIES = 2_000;

export const isCommon = ({ size }: Roster, having: number): boolean =>
  size > FEW_ENTRIES && having > size * COMMON;

/** Whether it is somewhere, but not nearly everywhere. */
export const isTelling = (roster: Roster, having: number): boolean =>
  having > 0 && !isCommon(roster, having);

/** As many entries as there can be. */
export const ALL = 2 ** 31 - 1;

/** How many entries of a word are enough to know that it is common. */
export const fromWhereCommon = ({ size }: Roster): number =>
  size > FEW_ENTRIES ? Math.floor(size * COMMON) + 1 : ALL;
