/** Values as they are compared, so that two ways to write one thing are one. */
import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** How only Americans write their numbers; the digits alone are good in China, too. */
const AMERICAN = /^\s*\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}\s*$/;

/** Tried in this order for a number without a country of its own. */
const COUNTRIES: readonly CountryCode[] = ["CN", "US", "GB", "DE"];

export function emailKey(email: string): string | null {
  const key = email.trim().normalize("NFKC").toLowerCase();
  return /^[^\s@]+@[^\s@]+$/.test(key) ? key : null;
}

/** With its country where that can be told (E.164), else its digits. */
export function phoneKey(phone: string): string | null {
  const text = phone.normalize("NFKC");
  const international = parsePhoneNumberFromString(text);
  if (international?.isValid()) return international.number;
  const countries = AMERICAN.test(text) ? (["US", ...COUNTRIES] as const) : COUNTRIES;
  for (const country of countries) {
    const number = parsePhoneNumberFromString(text, country);
    if (number?.isValid()) return number.number;
  }
  const digits = text.replaceAll(/\D/g, "");
  return digits.length >= 7 ? digits : null;
}

/** The words in any order: 李雷, or Lei Li and Li Lei. */
export function nameKey(name: string): string | null {
  const words = wordsOf(name);
  if (words.length === 0) return null;
  return isHan(name) ? words.join("") : words.toSorted().join(" ");
}

/** A company or a school without what its lawyers added. */
export function organisationKey(name: string): string | null {
  const text = name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, " ")
    .replace(/(股份|集团|科技)?(有限责任|有限)?公司$/u, "");
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "" && !LEGAL.has(word));
  const key = words.join(" ");
  return key.length < 2 ? null : key;
}

/**
 * Whether two names cannot be one person's: an address or a phone may be that of an agency or of a
 * family, so that a family name in common is not enough. 李雷 and Li Lei may be one; which letters
 * they are written in says nothing.
 */
export function namesContradict(a: string, b: string): boolean {
  if (nameKey(a) === null || nameKey(b) === null || isHan(a) !== isHan(b)) return false;
  if (isHan(a)) return nameKey(a) !== nameKey(b);
  const [words, others] = [wordsOf(bare(a)), wordsOf(bare(b))];
  return !isPartOf(words, others) && !isPartOf(others, words);
}

/** A name may be shorter elsewhere: without its middle, or with a letter for a word. */
const isPartOf = (words: readonly string[], of: readonly string[]): boolean =>
  words.every((word) => of.some((other) => word === other || isInitial(word, other)));

const isInitial = (a: string, b: string): boolean =>
  (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b));

const bare = (name: string): string => name.normalize("NFKD").replaceAll(/\p{M}/gu, "");

const LEGAL = new Set(
  "inc ltd limited llc llp corp corporation co company gmbh ag sa plc group the holdings".split(
    " ",
  ),
);

function wordsOf(name: string): string[] {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== "");
}

function isHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
