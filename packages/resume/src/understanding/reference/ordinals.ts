/** Which of several: "第二段", "倒数第一个", "the last two", "project 2", "all", "my latest". */
import { ENGLISH_NUMBERS, ENGLISH_ORDINALS, HAN_DIGITS, numberOf } from "../text/numerals.ts";

export interface Ordinal {
  readonly start: number;
  readonly end: number;
  readonly pick: Pick;
}

export type Pick =
  /** From 1, or from -1 backwards. */
  | { readonly kind: "nth"; readonly n: number }
  | { readonly kind: "first" | "last"; readonly count: number }
  | { readonly kind: "all" | "latest" | "earliest" };

const N = `(?<n>\\d{1,2}|[${HAN_DIGITS}]{1,3})`;
const MEASURE = "(?:段|个|份|条|家|项|所|次|点|句|门|行|份工|位|块)";
const EN_COUNT = `(?<n>\\d{1,2}|${ENGLISH_NUMBERS}|couple(?: of)?)`;
const EN_NTH = `(?<n>\\d{1,2}(?:st|nd|rd|th)|${ENGLISH_ORDINALS})`;

interface Form {
  readonly pattern: RegExp;
  readonly read: (n: number) => Pick;
}

const form = (source: string, read: Form["read"]): Form => ({
  pattern: new RegExp(source, "g"),
  read,
});
const word = (source: string) => `(?<![a-z])(?:${source})(?![a-z])`;

/** Earlier forms win. */
const FORMS: readonly Form[] = [
  form(`倒数第?${N}${MEASURE}?`, (n) => ({ kind: "nth", n: -n })),
  form(`(?:第)${N}${MEASURE}?`, (n) => ({ kind: "nth", n })),
  form(
    `(?:最后|末尾|最下面|最底下|最下边|最下方)(?:的|那|这)?一?${MEASURE}?(?![二两三四五六七八九十\\d])|最末(?:的|那|一)?${MEASURE}?|末${MEASURE}`,
    () => ({ kind: "nth", n: -1 }),
  ),
  form(`(?:最后|后面|末尾)(?:的|那|这)?${N}${MEASURE}`, (n) => ({ kind: "last", count: n })),
  form(`(?:最?前面?|开头|头)(?:的|那|这)?${N}${MEASURE}`, (n) =>
    n === 1 ? { kind: "nth", n: 1 } : { kind: "first", count: n },
  ),
  form(
    `首${MEASURE}|头一?${MEASURE}|最(?:上面|上边|上方|顶上|前面|前边|开头)(?:的|那)?一?${MEASURE}?`,
    () => ({
      kind: "nth",
      n: 1,
    }),
  ),
  form(
    `最近(?:的)?(?:这|那)?一?${MEASURE}?|最新的?(?:这|那)?一?${MEASURE}?|(?:目前|现在|当前|现任|如今)的?(?:这|那)?一?${MEASURE}?(?=工作|职位|公司|单位|实习|份工|的?工作)`,
    () => ({ kind: "latest" }),
  ),
  form(`最早的?(?:这|那)?一?${MEASURE}?`, () => ({ kind: "earliest" })),
  form(
    `[两二三四五几](?:段|个|份|条|家)(?=(?:工作|实习|项目|教育)?(?:经历)?[都全])|所有的?|全部的?|每一?${MEASURE}|统统|一律|(?<=[历作目育能])都|全都|通通|全(?=删|清|去)`,
    () => ({ kind: "all" }),
  ),
  form(
    word(
      `second[ -](?:to|from)[ -](?:the )?last|second last|next to last|penultimate|last but one`,
    ),
    () => ({ kind: "nth", n: -2 }),
  ),
  form(word(`third[ -](?:to|from)[ -](?:the )?last|third last`), () => ({ kind: "nth", n: -3 })),
  form(word(`last ${EN_COUNT}`), (n) => ({ kind: "last", count: n })),
  form(word(`(?:first|top) ${EN_COUNT}`), (n) => ({ kind: "first", count: n })),
  form(word(`most recent|latest|newest|current|present|newer`), () => ({ kind: "latest" })),
  form(word(`oldest|earliest|older|very first`), () => ({ kind: "earliest" })),
  form(
    word(
      `(?:very )?last(?! (?:name|month|year|week|night|summer|spring|fall|autumn|winter)(?![a-z']))|final|bottom`,
    ),
    () => ({ kind: "nth", n: -1 }),
  ),
  form(word(`${EN_NTH}(?! name)`), (n) => ({ kind: "nth", n })),
  form(word(`all(?: of)?(?: the| my| these| those)?|every(?: single)?|each|both`), () => ({
    kind: "all",
  })),
  form(
    `(?<=(?:job|jobs|project|projects|school|education|experience|internship|position|entry|degree|skill|work)\\s?)(?:#|no\\.?|number|nr\\.?)?\\s?(?<n>\\d|${ENGLISH_NUMBERS})(?![\\d.a-z年月人个])`,
    (n) => ({ kind: "nth", n }),
  ),
  // projects 1 and 3
  form(
    "(?<=(?:jobs|projects|entries|positions|internships|项目|工作|实习)\\s?\\d\\s?(?:,|and|&|和|、)\\s?)(?<n>\\d)(?![\\d.a-z年月人个段份条项])",
    (n) => ({ kind: "nth", n }),
  ),
  form(
    `(?<![\\da-z])(?:#|number |no\\. ?|nr\\. ?)(?<n>\\d|${ENGLISH_NUMBERS})(?![\\d.a-z])`,
    (n) => ({ kind: "nth", n }),
  ),
  form(`(?<=工作|实习|项目|经历|教育|学历)${N}(?![\\d.年月人个段份条项])`, (n) => ({
    kind: "nth",
    n,
  })),
];

/** In order, none overlapping another. */
export function findOrdinals(cues: string): Ordinal[] {
  const found: Ordinal[] = [];
  for (const { pattern, read } of FORMS) {
    for (const match of cues.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((other) => start < other.end && other.start < end)) continue;
      const n = match.groups?.n === undefined ? 1 : numberOf(match.groups.n.replace(/ of$/, ""));
      if (n !== undefined && n > 0) found.push({ start, end, pick: read(n) });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}
