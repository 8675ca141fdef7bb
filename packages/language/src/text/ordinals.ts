/** Which of a list is meant: 第二个, "the second one", "last", 前两个, "#2", "the first and third", 倒数第二. */
import { numberAt } from "./numbers.ts";
import { has, type Read, readAll, sense, type Token, tokensOf } from "./tokens.ts";

/** Places in a list, counted from 1; from its end if negative. */
interface Places {
  readonly places: readonly number[] | "middle";
  /** A number alone: "three". */
  readonly isBare: boolean;
}

/**
 * The places that words point at, in a list of that length, counted from 0. Null where they name no place; a
 * place that the list doesn't have is left out, so that nothing is taken in its stead.
 */
export function ordinalsIn(words: string, length: number, language?: string): number[] | null {
  const named = readAll(tokensOf(words, language), placesAt, (value) => value);
  // In "the second one" only "second" is a place.
  const marked = named.filter(({ isBare }) => !isBare);
  const meant = marked.length > 0 ? marked : named;
  if (meant.length === 0) return null;
  const indexes = meant.flatMap(({ places }) => indexesOf(places, length));
  return [...new Set(indexes)].filter((index) => index >= 0 && index < length);
}

/** Whether words mean the one that goes on or was last: "my current job", 最近那段. */
export const isRecent = (words: string, language?: string): boolean =>
  tokensOf(words, language).list.some((token) => has(token, "recent"));

function indexesOf(places: Places["places"], length: number): number[] {
  if (places === "middle") return length % 2 === 1 ? [(length - 1) / 2] : [];
  return places.map((place) => (place < 0 ? length + place : place - 1));
}

function placesAt(list: readonly Token[], at: number): Read<Places> | null {
  const token = list[at];
  if (has(token, "middle")) return { value: { places: "middle", isBare: false }, next: at + 1 };
  if (has(token, "from_end")) {
    const number = numberAt(list, at + 1);
    return number && marked([-number.value], number.next);
  }
  if (has(token, "first") || has(token, "last")) return edgeAt(list, at);
  const ordinal = sense(token, "ordinals");
  if (ordinal !== undefined) return fromEnd(list, ordinal, at + 1);
  const isSigned = has(token, "ordinal prefix") || has(token, "number_sign");
  const number = numberAt(list, isSigned ? at + (list[at + 1]?.text === "." ? 2 : 1) : at);
  if (number === null || !Number.isInteger(number.value) || number.value < 1) return null;
  const { value, next } = number;
  const suffix = list[next];
  if (!isSigned && has(suffix, "ordinal suffix") && suffix?.isJoined)
    return fromEnd(list, value, next + 1);
  const to = isSigned && has(suffix, "joiners") ? numberAt(list, next + 1) : null;
  if (to !== null) return marked(range(value, to.value), to.next);
  const places = list[at]?.isDigits || number.scale > 1 ? [value] : spelled(value);
  // "Bullets two and three": both are of the same kind.
  const isListed = joins(list[at - 1]) || (joins(suffix) && numberAt(list, next + 1) !== null);
  const isBare = !isSigned && !isListed;
  return { value: { places, isBare }, next };
}

const joins = (token: Token | undefined): boolean => has(token, "and") || token?.text === ",";

const marked = (places: readonly number[], next: number): Read<Places> => ({
  value: { places, isBare: false },
  next,
});

/** A list has no more places than this. */
const MOST = 1_000;
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.min(MOST, Math.max(0, to - from + 1)) }, (_, at) => from + at);

/** 一三 are the first and the third; in 四五两条 the last number only counts them. */
function spelled(value: number): number[] {
  const digits = [...String(value)].map(Number);
  const isGrowing = digits.every((digit, at) => at === 0 || digit > (digits[at - 1] ?? 0));
  if (digits.length > 2 && digits.at(-1) === digits.length - 1) return digits.slice(0, -1);
  return isGrowing ? digits : [value];
}

/** "The first", "the first two", 最后三条. */
function edgeAt(list: readonly Token[], at: number): Read<Places> | null {
  const number = numberAt(list, at + 1);
  const isCount = number !== null && Number.isInteger(number.value) && number.value >= 1;
  // 前 and 后 count (前两个); alone they begin other words (前端, 后勤).
  if (!isCount && /^\p{Script=Han}$/u.test(list[at]?.text ?? "")) return null;
  const count = isCount ? number.value : 1;
  const places = has(list[at], "first") ? range(1, count) : range(-count, -1);
  return marked(places, isCount ? number.next : at + 1);
}

/** "Second to last", "2nd last". */
function fromEnd(list: readonly Token[], place: number, next: number): Read<Places> {
  const last = [next, next + 1].find((at) => has(list[at], "last"));
  return last === undefined ? marked([place], next) : marked([-place], last + 1);
}
