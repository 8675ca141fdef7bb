/**
 * Who or what is meant by a name as it was said: people, jobs, entries of a résumé. Each match says how good it is
 * and why. Where two are equally good, or none is good enough, nothing is chosen: the caller asks.
 */
import { editDistance } from "@bole/base";
import {
  bare,
  isNickname,
  type NameForm,
  nameForm,
  type SaidName,
  saidName,
} from "./name-forms.ts";

/** How a name was recognised, the surest first. */
export type NameMatchKind =
  | "exact"
  | "pinyin"
  | "order"
  | "part"
  | "nickname"
  | "surname"
  | "sound"
  | "initials"
  | "short"
  | "typo"
  | "weak";

/** Closer than this two are equally good. */
const APART = 0.04;

const SCORES: Readonly<Record<NameMatchKind, number>> = {
  exact: 1,
  pinyin: 0.97,
  order: 0.97,
  part: 0.9,
  nickname: 0.88,
  surname: 0.85,
  sound: 0.8,
  initials: 0.75,
  short: 0.7,
  typo: 0.65,
  weak: 0.3,
};

export interface Named {
  readonly label: string;
  readonly aliases?: readonly string[];
}

export interface NameMatch<Item extends Named> {
  readonly item: Item;
  readonly score: number;
  readonly why: NameMatchKind;
}

export interface NameMatches<Item extends Named> {
  /** The one that is meant; null if there is none or several are equally good. */
  readonly best: NameMatch<Item> | null;
  /** Those between which the words don't decide. */
  readonly equal: readonly NameMatch<Item>[];
  /** All that come into question, also those that are only similar. */
  readonly ranked: readonly NameMatch<Item>[];
}

/** Below this a name is similar, not meant. */
const ENOUGH = 0.5;

export function matchNames<Item extends Named>(
  words: string,
  items: readonly Item[],
): NameMatches<Item> {
  const said = saidName(words);
  const whole = bare(words);
  const ranked = items
    .flatMap((item) => {
      const labels = [item.label, ...(item.aliases ?? [])];
      const found = labels.map((label) => ({ label, why: kindOf(said, whole, label) }));
      const scored = found.flatMap(({ label, why }) =>
        why === null ? [] : [{ item, score: scoreOf(why, said, label), why }],
      );
      return scored.toSorted((a, b) => b.score - a.score).slice(0, 1);
    })
    .toSorted((a, b) => b.score - a.score);
  const [first] = ranked;
  if (first === undefined || first.score < ENOUGH) return { best: null, equal: [], ranked };
  const near = ranked.filter(({ score }) => first.score - score < APART);
  return near.length === 1
    ? { best: first, equal: [], ranked }
    : { best: null, equal: near, ranked };
}

/** With a slip in it, too, a whole name is better than a part of a longer one. */
function scoreOf(kind: NameMatchKind, said: SaidName, label: string): number {
  const isWhole = said.words.length > 1 && said.words.length === nameForm(label).words.length;
  return SCORES[kind] + (isWhole && SCORES[kind] < SCORES.part ? APART : 0);
}

const surest = (kinds: readonly (NameMatchKind | null)[]): NameMatchKind | null =>
  kinds.filter((kind) => kind !== null).toSorted((a, b) => SCORES[b] - SCORES[a])[0] ?? null;

function kindOf(said: SaidName, whole: string, label: string): NameMatchKind | null {
  if (whole !== "" && whole === bare(label)) return "exact";
  const name = nameForm(label);
  return surest([
    said.han !== "" && name.han !== "" ? hanKind(said, name) : null,
    said.words.length > 0 && name.words.length > 0 ? latinKind(said, name) : null,
    said.words.length > 0 && name.han !== "" ? pinyinKind(said, name) : null,
    said.han !== "" && said.words.length === 0 && name.words.length > 0
      ? spelledKind(said, name)
      : null,
  ]);
}

function hanKind({ han, titled, syllables }: SaidName, name: NameForm): NameMatchKind | null {
  const surname = name.han.slice(0, name.surname);
  if (han === name.han) return "order";
  if (han === surname && !(titled.length > 1 && name.han.endsWith(titled))) return "surname";
  if (titled.length > 1 && name.han.includes(titled)) return "part";
  if (han.length > 1 && name.han.includes(han)) return "part";
  // 张伟明 is not 张伟.
  if (name.han.length === 2 && han.length === 3 && han.startsWith(name.han)) return "weak";
  if (name.han.length > 1 && han.includes(name.han)) return "part";
  if (han.length > 1 && syllables.join(" ") === name.syllables.join(" ")) return "sound";
  if (han.length > 1 && han.length < name.han.length && isShort(han, name.han)) return "short";
  const isLong = name.han.length > 4;
  const edits = Math.abs(han.length - name.han.length) > 1 ? 9 : editDistance(han, name.han);
  // Of two names of three characters that differ in one, each belongs to somebody else.
  if (edits === 1 && han.length > 2) return isLong ? "typo" : "weak";
  return null;
}

/** 北大 for 北京大学: its characters in order, from the first. */
function isShort(short: string, whole: string): boolean {
  if (short.charAt(0) !== whole.charAt(0)) return false;
  let at = 0;
  for (const sign of whole) if (sign === short.charAt(at)) at += 1;
  return at === short.length;
}

function latinKind(said: SaidName, { words }: NameForm): NameMatchKind | null {
  const joined = said.words.join("");
  if (joined === words.join("")) return "order";
  const free = [...words];
  const kinds = said.words.map((word) => {
    const found = free
      .map((other, at) => ({ at, kind: wordKind(word, other) }))
      .filter((one) => one.kind !== null)
      .toSorted((a, b) => SCORES[b.kind ?? "weak"] - SCORES[a.kind ?? "weak"])[0];
    if (found !== undefined) free.splice(found.at, 1);
    return found?.kind ?? null;
  });
  const known = kinds.filter((kind) => kind !== null);
  if (known.length === 0) return initialsKind(joined, words);
  if (known.length < kinds.length) return initialsKind(joined, words) ?? "weak";
  const worst = known.toSorted((a, b) => SCORES[a] - SCORES[b])[0] ?? "weak";
  if (worst === "exact") return free.length === 0 ? "order" : partKind(said, words);
  return worst;
}

/** After a title it is the surname that is meant. */
const partKind = ({ words, hasTitle }: SaidName, name: readonly string[]): NameMatchKind =>
  hasTitle && !words.includes(name.at(-1) ?? "") ? "surname" : "part";

/** "JS", "wxm". */
const initialsKind = (said: string, parts: readonly string[]): NameMatchKind | null =>
  parts.length > 1 && said === parts.map((part) => part.charAt(0)).join("") ? "initials" : null;

function wordKind(said: string, word: string): NameMatchKind | null {
  if (said === word) return "exact";
  if (isNickname(said, word) || isNickname(word, said)) return "nickname";
  if (said.length === 1) return word.startsWith(said) ? "initials" : null;
  if (said.length > 2 && word.startsWith(said)) return "short";
  return isTypo(said, word) ? "typo" : null;
}

/** One slip in four letters or more, two in eight or more. */
function isTypo(said: string, word: string): boolean {
  const most = said.length >= 8 ? 2 : said.length >= 4 ? 1 : 0;
  if (most === 0 || Math.abs(said.length - word.length) > most || word.length > 40) return false;
  return editDistance(said, word) <= most;
}

/** Xiaoming Wang, wangxiaoming, Xiaoming, Mr Wang, wxm for 王小明. */
function pinyinKind({ words }: Pick<SaidName, "words">, name: NameForm): NameMatchKind | null {
  const said = words.join("");
  const surname = name.syllables.slice(0, name.surname).join("");
  const given = name.syllables.slice(name.surname).join("");
  const orders = [surname + given, given + surname];
  if (orders.includes(said)) return "pinyin";
  if (given !== "" && said === given) return "part";
  if (said === surname) return "surname";
  return (
    initialsKind(said, name.syllables) ??
    initialsKind(said, [...name.syllables.slice(name.surname), surname]) ??
    (orders.some((order) => isTypo(said, order)) ? "typo" : null)
  );
}

/** 王小明 for "Wang Xiaoming". */
function spelledKind(said: SaidName, { words }: NameForm): NameMatchKind | null {
  if (pinyinKind({ words }, said) === "pinyin") return "pinyin";
  const surname = said.syllables.join("");
  return said.hasTitle && (words[0] === surname || words.at(-1) === surname) ? "surname" : null;
}
