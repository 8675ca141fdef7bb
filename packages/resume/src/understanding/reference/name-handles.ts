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
      if (isOfAnother(text, at, handle, folded)) continue;
      if (!hits.some((hit) => at < hit.end && hit.start < end)) hits.push({ start: at, end });
    }
  }
  return hits.length > 0 ? hits : squeezed(text, folded);
}

const KIND = /^(?:大?学(?!习|的|历|位|了)|学院|中学|医院|银行|研究院|证券)/;
/** What stands between a name and its kind, in names of which there are many. */
const BETWEEN =
  /^(?:师范|理工|科技|财经|医科|农业|工业|交通|政法|民族|外国语|石油|矿业|邮电|电子|工程|中医药?|传媒|体育|音乐|美术|语言|职业|技术|附属|人民|中心|工商|建设|商业|第[一二三四五六七八九十]){1,3}(?:大学|学院|中学|医院|银行)/;
const TO_KIND = /^\p{Script=Han}{0,6}?(?:大学|学院|中学|医院|银行)/u;

/**
 * Part of the name of something else: 华大 in 清华大学, 中山 in 中山医院, 华中 in 华中师范大学 where it
 * stands for 华中科技大学, 南师 in 云南师范大学 where it stands for 湖南师范大学.
 */
function isOfAnother(text: string, at: number, handle: string, name: string): boolean {
  if (!HAN.test(handle.at(-1) ?? "")) return false;
  const after = text.slice(at + handle.length);
  const kind = KIND.exec(after)?.[0] ?? BETWEEN.exec(after)?.[0];
  if (kind !== undefined && !name.includes(handle + kind)) return true;
  const start = name.indexOf(handle);
  const before = text.charAt(at - 1);
  return (
    start > 0 &&
    TO_KIND.test(text.slice(at)) &&
    TO_KIND.test(name.slice(start)) &&
    HAN.test(before) &&
    before !== name.charAt(start - 1) &&
    !/[在于从到读的我是去把将给那除掉改和与跟]/.test(before) &&
    !sharedSigns(name)
      .slice(start - 1, start + 1)
      .includes(true)
  );
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
    const shared = sharedSigns(run);
    for (let start = 0; start < run.length - 1; start += 1) {
      for (let end = start + 2; end <= run.length; end += 1) {
        const own = shared.slice(start, end).includes(false);
        if (own) parts.push(run.slice(start, end));
      }
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

/** Sign for sign, whether it belongs to a word that many names have: of 湖南师范大学 all but 湖南. */
function sharedSigns(run: string): boolean[] {
  const shared = [...run].map(() => false);
  for (let start = 0; start < run.length - 1; start += 1) {
    for (let end = start + 2; end <= run.length; end += 1)
      if (GENERIC.has(run.slice(start, end))) shared.fill(true, start, end);
  }
  return shared;
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
  const common = sharedSigns(run);
  const same = [...run].filter((sign, at) => sign === piece.charAt(at));
  const own = [...run].filter((sign, at) => sign === piece.charAt(at) && !common[at]);
  // 云南师范大学 is not 湖南师范大学, though only one sign differs.
  return own.length >= 2 && !isGenericRun(same.join("")) && !GENERIC.has(same.slice(-2).join(""));
}
