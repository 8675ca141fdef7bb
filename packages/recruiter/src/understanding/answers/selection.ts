/**
 * Which of the items that wait an answer keeps, where every word of it is known: for each clause what
 * it names and whether it is for or against it. Null where anything is left over, or is not clear: a
 * word that nobody knows may turn all others round.
 */
import type { Pending } from "../pending.ts";
import { ITEM_SIGN, idsOf, markItems } from "./items.ts";
import {
  AGAINST,
  ALL,
  EXCEPT,
  FILLER,
  FOR,
  ONLY,
  PRAISED,
  REST,
  wordsOf,
} from "./selection-words.ts";

interface Clause {
  readonly ids: readonly string[];
  readonly except: readonly string[];
  readonly all: boolean;
  readonly rest: boolean;
  readonly only: boolean;
  /** Null where it says neither. */
  readonly keeps: boolean | null;
  /** Whether it is for them in mere praise. */
  readonly praises: boolean;
}

export function selectedItems(cues: string, { kind, items }: Pending): readonly string[] | null {
  if (kind === "plan" || items.length === 0) return null;
  const marked = markItems(withoutReasons(cues), items);
  if (marked.ids.length === 0) return null;
  const text = wordsOf(kind, marked.text).reduce(
    (rest, [sign, pattern]) => rest.replaceAll(pattern, sign),
    marked.text,
  );
  const clauses: Clause[] = [];
  const parts = text.split(CLAUSE_END);
  for (const [at, part] of parts.entries()) {
    const isLeft = part.replaceAll(FILLER, "").replaceAll(SIGNS, "").trim() !== "";
    if (isLeft && !isIntroduced(part, parts[at + 1])) return null;
    const clause = clauseOf(part, (sign) => idsOf(sign, marked));
    if (clause === null) return null;
    clauses.push(clause);
  }
  return keptOf(
    joined(clauses),
    items.map(({ id }) => id),
  );
}

const CLAUSE_END = new RegExp(
  `[,，。.!！;；:：~…\\n]+|\\bbut\\b|但是?|不过|可是|然后|\\band(?= ?${AGAINST})|\\band(?= ?${FOR} )|(?<=${FOR} )and(?= ${AGAINST})`,
  "u",
);
const SIGNS = /[\ue000-\ue1ff、&+/()（）"“”'\s👍🙏]/gu;

/** Why somebody is left out, or taken: nothing that would be changed. */
const withoutReasons = (cues: string) =>
  cues
    .replaceAll(/\b(?:because|since|cause|coz|as (?:he|she|they|i|we))\b[^,.;!]*/gu, "")
    .replaceAll(/(?:因为|由于)[^,，。;；!！]*/gu, "");

function clauseOf(part: string, idsFor: (sign: string) => readonly string[]): Clause | null {
  const has = (sign: string) => part.includes(sign);
  const except = new RegExp(
    `${EXCEPT}((?:[^${EXCEPT}${FOR}${AGAINST}${PRAISED}${ALL}${REST}])*)`,
    "u",
  ).exec(part);
  const inside = except?.[1] ?? "";
  const outside = except === null ? part : part.replace(except[0], "");
  const named = (text: string) =>
    [...text.matchAll(new RegExp(ITEM_SIGN, "gu"))].flatMap(([sign]) => idsFor(sign));
  if (except !== null && named(inside).length === 0) return null;
  const isFor = has(FOR) || has(PRAISED);
  if (isFor && has(AGAINST)) return null;
  return {
    ids: named(outside),
    except: named(inside),
    all: has(ALL) || except !== null,
    rest: has(REST),
    only: has(ONLY),
    keeps: has(AGAINST) ? false : isFor ? true : null,
    praises: has(PRAISED) && !has(FOR),
  };
}

/** "张伟我认识，不用发给他": what is told of somebody, before it is said what is to become of them. */
const isIntroduced = (part: string, next: string | undefined) =>
  ONE_NAMED.test(part) && next !== undefined && OF_THEM.test(next);
const ONE_NAMED = new RegExp(`^[^\\ue000-\\ue006]*${ITEM_SIGN}[^\\ue000-\\ue1ff]*$`, "u");
const OF_THEM = new RegExp(
  `^[^\\ue000-\\ue1ff]*[${AGAINST}${FOR}][^\\ue000-\\ue1ff]*(?:[他她它]|\\b(?:him|her|it|them)\\b)[^\\ue000-\\ue1ff]*$`,
  "u",
);

const isBare = ({ ids, except, rest, all }: Clause) =>
  ids.length + except.length === 0 && !rest && !all;

/** "李雷和张伟，去掉": what is said of nobody is said of those before. */
function joined(clauses: readonly Clause[]): Clause[] {
  const found: Clause[] = [];
  for (const clause of clauses) {
    const before = found.at(-1);
    const takes = before !== undefined && before.keeps === null && !isBare(before);
    if (takes && isBare(clause)) {
      found[found.length - 1] = {
        ...before,
        keeps: clause.keeps,
        praises: clause.praises,
        only: before.only || clause.only,
      };
    } else found.push(clause);
  }
  return found;
}

/** Null where it contradicts itself, or says too little. */
function keptOf(clauses: readonly Clause[], all: readonly string[]): string[] | null {
  const keep = new Set<string>();
  const drop = new Set<string>();
  let others: boolean | null = null;
  let isPraise = true;
  let isOrdered = false;
  for (const clause of clauses) {
    const { ids, except, only, rest, keeps, praises } = clause;
    if (isBare(clause)) {
      // "No" alone, behind or before those that are named, may be said of all.
      if (keeps === true && !praises) isOrdered = true;
      if (keeps === false && clauses.indexOf(clause) > 0) return null;
      continue;
    }
    if (!praises) isPraise = false;
    if (clause.all || rest) {
      if (rest && only) return null;
      const value = keeps ?? (clause.all && except.length > 0 ? true : null);
      if (value === null || (others !== null && others !== value)) return null;
      others = value;
      for (const id of except) (value ? drop : keep).add(id);
      for (const id of ids) (value ? keep : drop).add(id);
      continue;
    }
    const value = keeps ?? (only ? true : null);
    if (value === null) return null;
    for (const id of ids) (value ? keep : drop).add(id);
    if (only) others ??= !value;
  }
  if ([...keep].some((id) => drop.has(id)) || keep.size + drop.size === 0) return null;
  if (isPraise && !isOrdered && others === null && drop.size === 0) return null;
  if (isPraise && drop.size === 0 && others === null) return null;
  const isKept = others ?? drop.size > 0;
  return all.filter((id) => keep.has(id) || (isKept && !drop.has(id)));
}
