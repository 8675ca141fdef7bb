/** Numbers as people write them: 35, 三十五, 两万五, 3万, 1.5k, "twenty-five", "two and a half", 10–15. */
import { beginsHan } from "./lexicon.ts";
import { has, type Read, readAll, sense, type Token, tokensOf } from "./tokens.ts";

export interface FoundNumber {
  readonly value: number;
  /** Of a range. */
  readonly to?: number;
  readonly place: [number, number];
}

export function numbersIn(text: string, language?: string): FoundNumber[] {
  return readAll(tokensOf(text, language), rangeAt, (value, place) => ({ ...value, place }));
}

/** The one number that a text has; undefined if it has none or several. */
export function readNumber(text: string, language?: string): number | undefined {
  const [first, ...more] = numbersIn(text, language);
  return more.length === 0 && first?.to === undefined ? first?.value : undefined;
}

/** The number that a text is from end to end; undefined if anything else is in it. */
export function numberOf(text: string, language?: string): number | undefined {
  const { list } = tokensOf(text, language);
  const read = numberAt(list, 0);
  if (read === null || read.next === list.length) return read?.value;
  // 三点五: the point is an hour in other places.
  const fraction = has(list[read.next], "marks hour") ? numberAt(list, read.next + 1) : null;
  const isFraction =
    fraction?.next === list.length && fraction.digits === list.length - read.next - 1;
  return isFraction ? Number(`${read.value}.${fraction.value}`) : undefined;
}

function rangeAt(list: readonly Token[], at: number): Read<Omit<FoundNumber, "place">> | null {
  const first = numberAt(list, at);
  if (first === null) return null;
  const second = has(list[first.next], "joiners") ? numberAt(list, first.next + 1) : null;
  // "12-18k": the unit is said once.
  const isShared =
    second !== null && first.scale === 1 && first.value < second.value / second.scale;
  const value = isShared ? exact(first.value * second.scale) : first.value;
  if (second === null || value >= second.value)
    return { value: { value: first.value }, next: first.next };
  return { value: { value, to: second.value }, next: second.next };
}

export interface ReadNumber {
  readonly value: number;
  readonly next: number;
  /** What it was multiplied with last: 10,000 in 3万. */
  readonly scale: number;
  /** How many digits were written, or read out one by one: 4 in 二零二一. */
  readonly digits: number;
}

/** Nobody writes longer ones; without an end, reading one again from each of its words would take too long. */
const MOST_TOKENS = 24;

export function numberAt(list: readonly Token[], at: number): ReadNumber | null {
  const first = list[at];
  if (has(first, "half")) return halfAt(list, at);
  const after = list[at + 1];
  const isArticle = has(first, "articles") && (has(after, "scales") || has(after, "groups"));
  const counted = new Counting(isArticle ? 1 : null);
  let next = isArticle ? at + 1 : at;
  while (next < Math.min(list.length, at + MOST_TOKENS)) {
    const taken = counted.take(list, next);
    if (taken === 0) break;
    next += taken;
  }
  const value = counted.value();
  if (value === null) return null;
  return withHalf(list, { value, next, scale: counted.scale, digits: counted.digits });
}

/** Digits or a small number in words, without decimals and thousands: what dates and clocks are made of. */
export function integerAt(list: readonly Token[], at: number): ReadNumber | null {
  const token = list[at];
  if (token === undefined) return null;
  if (!token.isDigits) {
    const read = numberAt(list, at);
    return read !== null && Number.isInteger(read.value) ? read : null;
  }
  const digits = token.text.length;
  return digits > 4 ? null : { value: Number(token.text), next: at + 1, scale: 1, digits };
}

class Counting {
  scale = 1;
  digits = 0;
  #total = 0;
  #section = 0;
  #pending: number | null;
  #last: Token | undefined;
  #hasZero = false;

  constructor(pending: number | null) {
    this.#pending = pending;
  }

  /** How many tokens from here on belong to the number. */
  take(list: readonly Token[], at: number): number {
    const token = list[at];
    if (token === undefined) return 0;
    const taken = token.isDigits
      ? this.#takeDigits(list, at)
      : this.#takeWord(token) || this.#takeJoint(list, at);
    if (taken > 0) this.#last = token;
    return taken;
  }

  value(): number | null {
    if (this.#last === undefined) return null;
    const pending = this.#pending ?? 0;
    // 两万五 is 25,000, 一百零五 is 105.
    const isTenth = this.scale >= 100 && pending < 10 && !this.#hasZero && isEastern(this.#last);
    return exact(this.#total + this.#section + pending * (isTenth ? this.scale / 10 : 1));
  }

  #takeDigits(list: readonly Token[], at: number): number {
    if (this.#pending !== null) return 0;
    const { text, next } = digitsAt(list, at);
    // 3万 5 are two numbers, 3万5 is one.
    if (this.#last !== undefined && !list[at]?.isJoined) return 0;
    this.#pending = Number(text);
    this.digits = text.length;
    return next - at;
  }

  #takeWord(token: Token): number {
    const number = sense(token, "words");
    if (number !== undefined) return this.#count(number, token);
    const scale = sense(token, "scales");
    const group = sense(token, "groups");
    const isBare = this.#pending === null && this.#section === 0 && this.#total === 0;
    if (scale === undefined && group === undefined) return 0;
    // 十五 begins with a scale; 万一 and 百 are words.
    if (isBare && scale !== 10 && beginsHan(token.text)) return 0;
    if (isBare && token.text.length === 1 && !beginsHan(token.text)) return 0;
    if (token.text.length === 1 && !beginsHan(token.text) && !token.isJoined) return 0;
    if (this.#pending === null && this.#section > 0 && (scale ?? 0) >= this.scale) return 0;
    if (scale !== undefined) this.#section += (this.#pending ?? 1) * scale;
    else if (group !== undefined) {
      const section = this.#section + (this.#pending ?? 0);
      this.#total =
        section === 0 ? Math.max(1, this.#total) * group : this.#total + section * group;
      this.#section = 0;
    }
    this.#pending = null;
    this.#hasZero = false;
    this.scale = scale ?? group ?? 1;
    return 1;
  }

  #count(number: number, token: Token): number {
    const pending = this.#pending;
    const isDigit = number < 10 && beginsHan(token.text);
    if (number === 0 && pending === null) this.#hasZero = true;
    if (pending === null) {
      if (this.#last !== undefined && beginsHan(this.#last.text) !== beginsHan(token.text))
        return 0;
      this.#pending = number;
      this.digits = isDigit ? 1 : 0;
    } else if (isDigit && token.isJoined && this.digits > 0 && !this.#last?.isDigits) {
      // Read out digit by digit: 二零二一.
      if (this.digits > 11) return 0;
      this.#pending = pending * 10 + number;
      this.digits += 1;
      if (this.#hasZero && this.scale > 1) this.digits -= 1;
    } else if (!isDigit && pending >= 20 && pending % 10 === 0 && number > 0 && number < 10) {
      this.#pending = pending + number;
    } else return 0;
    return 1;
  }

  /** The hyphen of "twenty-five", the "and" of "a hundred and five". */
  #takeJoint(list: readonly Token[], at: number): number {
    const next = sense(list[at + 1], "words");
    if (this.#last === undefined || next === undefined || beginsHan(this.#last.text)) return 0;
    const isHyphen =
      list[at]?.text === "-" && (this.#pending ?? 0) >= 20 && next < 10 && !this.#last.isDigits;
    const isAnd = has(list[at], "and") && this.#pending === null && this.scale > 1;
    return isHyphen || isAnd ? 1 : 0;
  }
}

const isEastern = ({ text, isDigits }: Token) => beginsHan(text) || isDigits;

/** "1,250.5" as one text. */
function digitsAt(list: readonly Token[], at: number): { text: string; next: number } {
  let text = list[at]?.text ?? "";
  let next = at + 1;
  const follows = (sign: string, length?: number) => {
    const [mark, digits] = [list[next], list[next + 1]];
    return (
      mark?.text === sign &&
      mark.isJoined &&
      digits?.isDigits === true &&
      digits.isJoined &&
      (length === undefined || digits.text.length === length)
    );
  };
  while (text.length < 15 && follows(",", 3)) {
    text += list[next + 1]?.text;
    next += 2;
  }
  if (follows(".")) {
    text += `.${list[next + 1]?.text}`;
    next += 2;
  }
  return { text: text.slice(0, 20), next };
}

/** "Half", "half a dozen", 半. */
function halfAt(list: readonly Token[], at: number): ReadNumber {
  const article = has(list[at + 1], "articles") ? 1 : 0;
  const scale = article === 1 ? sense(list[at + 2], "scales") : undefined;
  const next = scale === undefined ? at + 1 : at + 3;
  return { value: 0.5 * (scale ?? 1), next, scale: 1, digits: 0 };
}

/** "Two and a half", 一个半, 三点五. */
function withHalf(list: readonly Token[], read: ReadNumber): ReadNumber {
  const { value, next } = read;
  const and = has(list[next], "and") ? 1 : 0;
  const article = and === 1 && has(list[next + 1], "articles") ? 1 : 0;
  const counter = and === 0 && has(list[next], "counters") ? 1 : 0;
  const at = next + and + article + counter;
  if (at > next && has(list[at], "half")) return { ...read, value: value + 0.5, next: at + 1 };
  return read;
}

/** 1.2 × 10,000 must be 12,000, whatever floating point makes of it. */
const exact = (value: number): number => Number(value.toPrecision(12));
