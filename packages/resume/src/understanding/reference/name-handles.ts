/**
 * By what a name can be called: by itself, by a part that says which one it is, by its initials, by
 * another name of the same organisation, and, where nothing else fits, with a slip of the hand.
 */
import { editDistance } from "@bole/base";
import { ALIASES } from "../lexicon/aliases.ts";
import { GENERIC } from "../lexicon/generic-names.ts";
import { fold } from "../text/said.ts";

export interface Hit {
  readonly start: number;
  readonly end: number;
}

const HAN = /\p{Script=Han}/u;
const LETTER = /[\p{Script=Latin}\d]/u;

/** Where a folded text calls this name, each time by the longest way to say it. */
export function findName(text: string, name: string): Hit[] {
  const folded = fold(name).trim();
  if (folded === "") return [];
  const hits: Hit[] = [];
  for (const handle of handlesOf(folded)) {
    for (let at = indexOfWord(text, handle); at >= 0; at = indexOfWord(text, handle, at + 1)) {
      const end = at + handle.length;
      if (isOfAnother(text, end, handle, folded)) continue;
      if (!hits.some((hit) => at < hit.end && hit.start < end)) hits.push({ start: at, end });
    }
  }
  return hits.length > 0 ? hits : squeezed(text, folded);
}

const KIND = /^(?:大?学(?!习|的|历|位|了)|学院|中学|医院|银行|研究院|证券)/;

/** 华大 in 清华大学, 中山 in 中山医院: part of the name of something else. */
function isOfAnother(text: string, end: number, handle: string, name: string): boolean {
  if (!HAN.test(handle.at(-1) ?? "")) return false;
  const kind = KIND.exec(text.slice(end))?.[0];
  return kind !== undefined && !name.includes(handle + kind);
}

/** From the most to the least telling; cached, since a résumé's names are asked for again and again. */
function handlesOf(name: string): readonly string[] {
  const known = cache.get(name);
  if (known !== undefined) return known;
  const handles = [...new Set([name, ...otherNames(name), ...partsOf(name), ...initialsOf(name)])]
    .filter((handle) => handle.length >= 2 && !GENERIC.has(handle))
    .toSorted((a, b) => b.length - a.length);
  if (cache.size < 2_000) cache.set(name, handles);
  return handles;
}
const cache = new Map<string, readonly string[]>();

function otherNames(name: string): string[] {
  return ALIASES.filter((row) =>
    row.some((alias) => alias === name || (alias.length >= 2 && indexOfWord(name, alias) >= 0)),
  ).flat();
}

/** Runs of Han of at least two signs, and words of letters with what follows them. */
function partsOf(name: string): string[] {
  const parts: string[] = [];
  for (const run of name.match(/\p{Script=Han}+/gu) ?? []) {
    for (let start = 0; start < run.length - 1; start += 1) {
      for (let end = start + 2; end <= run.length; end += 1) parts.push(run.slice(start, end));
    }
  }
  const words = name.match(/[\p{Script=Latin}\d][\p{Script=Latin}\d&.'+#-]*/gu) ?? [];
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 1; end <= words.length; end += 1) {
      const row = words.slice(start, end);
      if (row.every((word) => GENERIC.has(word) || word.length < 2)) continue;
      if (row.length === 1 && (row[0] ?? "").length < 3) continue;
      parts.push(row.join(" "));
    }
  }
  return parts.filter((part) => !isGenericRun(part));
}

/** "科技有限" is made of nothing but what all companies are called. */
function isGenericRun(part: string): boolean {
  if (GENERIC.has(part)) return true;
  if (!HAN.test(part)) return false;
  for (let cut = 2; cut <= part.length - 2; cut += 1) {
    if (GENERIC.has(part.slice(0, cut)) && isGenericRun(part.slice(cut))) return true;
  }
  return false;
}

function initialsOf(name: string): string[] {
  const words =
    name
      .match(/\p{Script=Latin}+/gu)
      ?.filter((word) => !["of", "the", "and", "at", "for"].includes(word)) ?? [];
  const initials = words.map((word) => word.charAt(0)).join("");
  const short = /^(\p{Script=Han}).*大学$/u.exec(name)?.[1];
  return [
    ...(initials.length >= 3 ? [initials] : []),
    ...(short === undefined ? [] : [`${short}大`]),
  ];
}

/** Letters are found as words of their own; Han anywhere. */
export function indexOfWord(text: string, word: string, from = 0): number {
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + word.length);
    const cutBefore = LETTER.test(word.charAt(0)) && LETTER.test(before) && before !== "";
    const cutAfter = LETTER.test(word.at(-1) ?? "") && LETTER.test(after) && after !== "";
    if (!cutBefore && !cutAfter) return at;
  }
  return -1;
}

/** "PhotoVault" for "Photo Vault". */
function squeezed(text: string, name: string): Hit[] {
  const bare = name.replace(/[\s._-]+/g, "");
  if (bare.length < 5 || HAN.test(bare)) return [];
  // Only what has a meaning there may be escaped: "&" may not.
  const pattern = [...bare]
    .map((sign) => sign.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&"))
    .join("[\\s._-]?");
  const match = new RegExp(`(?<![a-z\\d])${pattern}(?![a-z\\d])`, "u").exec(text);
  return match === null ? [] : [{ start: match.index, end: match.index + match[0].length }];
}

/** With one slip (two in long words): "Gogle", "字节条动". */
export function findMisspelt(text: string, name: string): Hit | undefined {
  const folded = fold(name).trim();
  const wanted = (folded.match(/[a-z]{4,}/g) ?? []).filter((word) => !GENERIC.has(word));
  for (const match of text.matchAll(/[a-z]{4,}/g)) {
    const word = match[0];
    if (GENERIC.has(word)) continue;
    const near = wanted.some(
      (right) =>
        right.charAt(0) === word.charAt(0) &&
        editDistance(word, right) <= (right.length >= 8 ? 2 : 1),
    );
    if (near) return { start: match.index, end: match.index + word.length };
  }
  const han = folded.match(/\p{Script=Han}{3,}/gu) ?? [];
  for (const run of han) {
    for (let at = 0; at + run.length <= text.length; at += 1) {
      const piece = text.slice(at, at + run.length);
      const different = [...run].filter((sign, index) => sign !== piece.charAt(index)).length;
      if (
        different === 1 &&
        run.length >= 3 &&
        /^\p{Script=Han}+$/u.test(piece) &&
        sharesTelling(run, piece)
      )
        return { start: at, end: at + run.length };
    }
  }
  return undefined;
}

/** What they share must not be what all such names share. */
function sharesTelling(run: string, piece: string): boolean {
  const shared = [...run].filter((sign, at) => sign === piece.charAt(at)).join("");
  return shared.length >= 2 && !isGenericRun(shared) && !GENERIC.has(shared.slice(-2));
}
