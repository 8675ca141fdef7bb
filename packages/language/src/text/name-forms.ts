/** Names as they are compared: without case, accents, titles and filler words; Chinese ones in pinyin, too. */
import { pinyin } from "pinyin-pro";
import { LOCALES } from "../locales/index.ts";
import { folded } from "./fold.ts";

export interface NameForm {
  /** Its Chinese characters, together. */
  readonly han: string;
  /** Syllables of the characters, the surname first. */
  readonly syllables: readonly string[];
  /** How many of the syllables are the surname. */
  readonly surname: number;
  /** Its words with Latin letters. */
  readonly words: readonly string[];
}

export interface SaidName extends NameForm {
  /** "Dr. O'Brien", 王姐: a title was there, so that what is left is likely a surname. */
  readonly hasTitle: boolean;
  /** With what was taken for a title: 小明 may be somebody's given name. */
  readonly titled: string;
}

/** Names are no longer than this; what is beyond is not looked at. */
const MOST = 120;

const all = (pick: (names: (typeof LOCALES)[number]["names"]) => readonly string[]): string[] =>
  LOCALES.flatMap(({ names }) => pick(names)).map(bare);
const PREFIXES = all(({ titles }) => titles.prefix).toSorted((a, b) => b.length - a.length);
const SUFFIXES = all(({ titles }) => titles.suffix).toSorted((a, b) => b.length - a.length);
const FILLERS = new Set(all(({ fillers }) => fillers));
const LONGEST_FILLER = 4;
const LONG_SURNAMES = new Set(all(({ long_surnames }) => long_surnames));
const NICKNAMES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  LOCALES.flatMap(({ names }) => Object.entries(names.nicknames)).map(([name, short]) => [
    bare(name),
    new Set(short.map(bare)),
  ]),
);

const WORD = /[\p{L}\p{N}]+/gu;
const HAN = /\p{Script=Han}+/gu;

/** Folded, without accents, apostrophes and dots within words: "O’Brien" is "obrien". */
export function bare(text: string): string {
  return folded(text.slice(0, MOST))
    .normalize("NFD")
    .replace(/[\p{M}'.]/gu, "")
    .normalize("NFC")
    .replaceAll("ß", "ss");
}

export const isNickname = (short: string, name: string): boolean =>
  NICKNAMES.get(name)?.has(short) === true;

/** A Chinese name as it is written in Latin letters, the surname first and last; empty for any other. */
export function latinNames(label: string): string[] {
  const { han, syllables, surname } = nameForm(label);
  if (han === "") return [];
  const [family, given] = [syllables.slice(0, surname), syllables.slice(surname)].map((part) => {
    const word = part.join("");
    return word.charAt(0).toUpperCase() + word.slice(1);
  });
  return [`${family} ${given}`, `${given} ${family}`];
}

const MOST_KNOWN = 20_000;
const known = new Map<string, NameForm>();

/** Of somebody or something that exists. */
export function nameForm(label: string): NameForm {
  const there = known.get(label);
  if (there !== undefined) return there;
  const form = formOf(bare(label));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(label, form);
  return form;
}

/** Of what somebody said: titles and fillers are taken off unless nothing else is left. */
export function saidName(words: string): SaidName {
  const { han, words: latin } = formOf(bare(words));
  const plain = latin.filter((word) => !FILLERS.has(word));
  const named = (plain.length > 0 ? plain : latin).filter(
    (word) => !PREFIXES.includes(word) && !SUFFIXES.includes(word),
  );
  const titled = withoutFillers(han);
  const rest = withoutTitle(titled);
  const isTitled = named.length > 0 && named.length < plain.length;
  const kept = named.length > 0 ? named : latin;
  return { ...formOf([rest.name, ...kept].join(" ")), titled, hasTitle: rest.hasTitle || isTitled };
}

/** The words that say which one is meant: "backend" of "the backend role", 杉桥 and 支付 of 杉桥那个支付岗. */
export function tellingWords(words: string): string[] {
  const text = bare(words);
  const han = (text.match(HAN) ?? []).flatMap(betweenFillers).map(withoutFillers);
  const { words: latin } = formOf(text.replaceAll(HAN, " "));
  return [...han, ...latin].filter((word) => !FILLERS.has(word));
}

/** One character alone may be part of a word: 岗 of 门岗. */
const LONG_FILLERS = [...FILLERS].filter((filler) => filler.length > 1 && filler.match(HAN));

function betweenFillers(han: string): string[] {
  const cut = LONG_FILLERS.reduce((rest, filler) => rest.replaceAll(filler, " "), han);
  return cut.split(" ").filter(Boolean);
}

function formOf(text: string): NameForm {
  const han = (text.match(HAN) ?? []).join("");
  const words = (text.replaceAll(HAN, " ").match(WORD) ?? []).slice(0, 16);
  return { han, syllables: syllablesOf(han), surname: surnameLength(han), words };
}

const surnameLength = (han: string): number =>
  han.length > 2 && LONG_SURNAMES.has(han.slice(0, 2)) ? 2 : 1;

function syllablesOf(han: string): string[] {
  if (han === "") return [];
  return pinyin(han, { toneType: "none", type: "array", surname: "head", v: true });
}

function withoutFillers(han: string): string {
  const isFiller = (part: string) => part !== "" && part.length < han.length && FILLERS.has(part);
  for (let length = LONGEST_FILLER; length > 0; length -= 1) {
    if (isFiller(han.slice(0, length))) return withoutFillers(han.slice(length));
    if (isFiller(han.slice(-length))) return withoutFillers(han.slice(0, -length));
  }
  return han;
}

/** 王姐, 小李, 李工, 欧阳老师, 王小明经理. */
function withoutTitle(han: string): { readonly name: string; readonly hasTitle: boolean } {
  const suffix = SUFFIXES.find((title) => han.length > title.length && han.endsWith(title));
  if (suffix !== undefined) return { name: han.slice(0, -suffix.length), hasTitle: true };
  const prefix = PREFIXES.find((title) => han.length === title.length + 1 && han.startsWith(title));
  return prefix === undefined
    ? { name: han, hasTitle: false }
    : { name: han.slice(prefix.length), hasTitle: true };
}
