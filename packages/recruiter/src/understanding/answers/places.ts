/**
 * Where a text names items by their place: "2号", "the last two", "第一到第三个", "倒数第二个". Each
 * place is found once, the longer way of saying it first.
 */
import { NUMBER, numberOf, ORDINAL, ordinalOf } from "../text/numbers.ts";

/** Puts something in the place of what was named, from 0; what it cannot be stays as it was said. */
type Replace = (places: readonly number[]) => string;

const UNIT_ZH = "(?:个人|个|位|名|封|条|项|号|人|步|场)";
const UNIT_EN =
  "(?:ones?|mails?|e-?mails?|people|persons?|candidates?|names?|drafts?|messages?|slots?|times?|interviews?|invites?|changes?|entries|entry|rows?)";
const ONE_ZH = "[\\d一二两三四五六七八九十]{1,3}";
/** A time or an amount is no place. */
const NO_PLACE =
  "(?!\\d|\\s*(?::|：|\\.\\d|%|[ap]\\.?m\\b|点|年|月|日|天|周|小时|分|岁|k\\b|days?\\b|weeks?\\b|hours?\\b|minutes?\\b|months?\\b|years?\\b|o'clock|more\\b|other\\b|people\\b|of\\b))";
const DAY_PART = "(?!\\s*(?:上午|下午|晚|早|中午|之前|之后|以前|以后|那天|当天|点))";
const AND = "(?:\\s*(?:,|，|、|and|和|跟|与|及|&|/|\\+)\\s*)";

interface Way {
  readonly pattern: RegExp;
  /** From 1; below 0 from the end. Null where it is none of `count`. */
  readonly places: (groups: readonly (string | undefined)[], count: number) => number[] | null;
}

const way = (pattern: string, places: Way["places"]): Way => ({
  pattern: new RegExp(pattern, "gu"),
  places,
});
const span = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
const each = (list: string | undefined) =>
  (list ?? "")
    .split(/[^\d一二两三四五六七八九十]+/u)
    .filter((one) => one !== "")
    .map((one) => numberOf(one) ?? 0);

const WAYS: readonly Way[] = [
  // 第一到第三个, 2-4号, first to third, numbers 2 to 4, 1 through 4
  way(
    `(?:第|\\b(?:numbers?|nos?\\.?|items?|#)\\s*)?(${ONE_ZH})${UNIT_ZH}?\\s*(?:到|至|~|-|–|—|through|thru|to|until|till)\\s*(?:第|#)?(${ONE_ZH})${NO_PLACE}${UNIT_ZH}?${DAY_PART}`,
    ([, from = "", to = ""]) => span(numberOf(from) ?? 0, numberOf(to) ?? 0),
  ),
  way(
    `\\b(${ORDINAL}) (?:ones? )?(?:to|through|thru|until|till) (?:the )?(${ORDINAL})\\b`,
    ([, from = "", to = ""], count) =>
      span(ordinalOf(from) ?? 0, to === "last" ? count : (ordinalOf(to) ?? 0)),
  ),
  way(`倒数第\\s*(${ONE_ZH})\\s*${UNIT_ZH}?`, ([, from = ""]) => [-(numberOf(from) ?? 0)]),
  way(
    `\\b(?:(second|third)[- ](?:to |from )?(?:the )?last|next[- ]to[- ]last|penultimate|last but one)\\b(?: ${UNIT_EN}\\b)?`,
    ([, from]) => [from === "third" ? -3 : -2],
  ),
  way(
    `(?:前面?|头|最?后面?|最后面?|末尾|最末|倒数|\\b(?:first|top|last|bottom|final))(?:的|那)?\\s*(${NUMBER})${NO_PLACE}(?:\\s*(?:${UNIT_ZH}|${UNIT_EN}\\b))?`,
    (groups, count) => {
      const many = Math.min(count, numberOf(groups[1] ?? "") ?? 0);
      return /^(?:前|头|first|top)/u.test(groups[0] ?? "")
        ? span(1, many)
        : span(count - many + 1, count);
    },
  ),
  way(
    `(?:最后|末尾|最末)(?:面)?(?:的|那)?(?:一)?${UNIT_ZH}|\\b(?:the )?(?:last|bottom|final) ${UNIT_EN}\\b`,
    () => [-1],
  ),
  way(
    `(?:最?中间|当中)(?:的|那|这)?(?:一)?${UNIT_ZH}|\\b(?:the )?middle ${UNIT_EN}\\b`,
    (_, count) => (count % 2 === 1 ? [(count + 1) / 2] : null),
  ),
  way(
    `第(${ONE_ZH}(?:(?:${UNIT_ZH}?${AND}第?)${ONE_ZH}(?!第))*)\\s*(?:${UNIT_ZH})?${DAY_PART}`,
    ([, list]) => each(list),
  ),
  way(
    `(?<![\\d月.:：])(${ONE_ZH}号?(?:${AND}${ONE_ZH}号?)*)号(?:候选人|邮件|那封|那个|那位)?${DAY_PART}`,
    ([, list]) => each(list),
  ),
  way(
    `(?:#|\\b(?:numbers?|nos?\\.?|items?|candidates?|options?|drafts?)\\s+#?)(\\d{1,2}(?:${AND}#?\\d{1,2})*)${NO_PLACE}`,
    ([, list]) => each(list),
  ),
  way(
    `\\b(?:numbers?|nos?\\.?) (one|two|three|four|five|six|seven|eight|nine|ten)\\b`,
    ([, said = ""]) => [numberOf(said) ?? 0],
  ),
  way(
    `(?<!\\bat )\\b(${ORDINAL})\\b(?! (?:of all|thing|time|step|round))(?: ${UNIT_EN}\\b)?`,
    ([, said = ""]) => [ordinalOf(said) ?? 0],
  ),
  way(
    "(?<![\\p{Script=Han}\\d])([一二三四五六七八九]{2,5})(?=发|不|约|留|要|去|可以|行|改|过|进|别|先|号)",
    ([, list = ""]) => [...list].map((one) => numberOf(one) ?? 0),
  ),
  way(`(?<![\\d:.：月])\\d{1,2}(?:${AND}\\d{1,2})+${NO_PLACE}(?!\\s*${UNIT_ZH})`, ([list]) =>
    each(list),
  ),
  way(
    `(?<=(?:除了|去掉|删掉?|跳过|不要|\\b(?:except(?: for)?|but|drop|skip|remove|exclude|excluding|without|minus|not|cut|apart from)) ?)\\d{1,2}${NO_PLACE}(?!\\s*(?:${UNIT_ZH}|${UNIT_EN}))`,
    ([said = ""]) => [Number(said)],
  ),
];

/** `count`: how many there are. */
export function replacePlaces(text: string, count: number, replace: Replace): string {
  return WAYS.reduce(
    (rest, { pattern, places }) =>
      rest.replaceAll(pattern, (...found: unknown[]) => {
        const groups = found.map((one) => (typeof one === "string" ? one : undefined));
        const whole = groups[0] ?? "";
        const at = places(groups, count)?.map((one) => (one < 0 ? count + one : one - 1)) ?? [];
        const isThere = at.length > 0 && at.every((one) => one >= 0 && one < count);
        return isThere ? replace(at) : whole;
      }),
    text,
  );
}
