/** How many hours a week somebody has, as they say it. Of a range the lower end counts. */
import { HAN_NUMBER, LATIN_NUMBER, readNumber } from "../text/numbers.ts";

export interface NamedHours {
  readonly hours: number;
  readonly quote: string;
}

const HAN_UNIT = "(?:个)?(?:小时|钟头|h)";
const HAN_RANGE = `(${HAN_NUMBER})(?:\\s*(?:到|至|-|~|—)\\s*(?:${HAN_NUMBER}))?\\s*${HAN_UNIT}`;
const LATIN_RANGE = `(${LATIN_NUMBER})(?:\\s*(?:to|-|–)\\s*(?:${LATIN_NUMBER}))?\\s*(?:hours?|hrs?|h)`;

interface Pattern {
  readonly find: RegExp;
  /** How often a week it is meant. */
  readonly times: (quote: string) => number;
}

const once = () => 1;

const PATTERNS: readonly Pattern[] = [
  { find: /\b(half) an hour (?:a|per|each|every) day\b/gi, times: () => 7 },
  {
    find: new RegExp(`(?:每|一|一个)(?:周|星期|礼拜)[^，。；,;0-9]{0,14}?${HAN_RANGE}`, "g"),
    times: once,
  },
  { find: new RegExp(`${HAN_RANGE}\\s*(?:/|每)\\s*(?:周|星期)`, "g"), times: once },
  {
    find: new RegExp(`(?:工作日)?每(?:天|晚|日)[^，。；,;0-9]{0,10}?${HAN_RANGE}`, "g"),
    times: (quote) => (quote.startsWith("工作日") ? 5 : 7),
  },
  { find: new RegExp(`\\b${LATIN_RANGE}\\s*(?:a|per|each|every|/)\\s*week\\b`, "gi"), times: once },
  { find: new RegExp(`\\b${LATIN_RANGE}\\s+weekly\\b`, "gi"), times: once },
  {
    find: new RegExp(
      `\\b${LATIN_RANGE}\\s*(?:a|per|each|every|/)\\s*(?:day|evening|night)\\b`,
      "gi",
    ),
    times: () => 7,
  },
  {
    find: new RegExp(`\\b${LATIN_RANGE}\\s*(?:a|per|each|every|/)\\s*weekday\\b`, "gi"),
    times: () => 5,
  },
];

const NONE =
  /(?:完全|根本|一点|实在)?(?:没有|没)(?:任何)?(?:空闲)?时间(?:学习|准备|投入)?|抽不出时间|一个小时都没有|\bno (?:spare |free )?time(?: at all)?\b|\bnot a single hour\b/i;

/** All that a text says of hours: two that differ are a contradiction. */
export function readHours(text: string): NamedHours[] {
  const found: NamedHours[] = [];
  for (const { find, times } of PATTERNS) {
    for (const match of text.matchAll(find)) {
      const hours = readNumber(match[1] ?? "") * times(match[0]);
      const again = found.some(({ quote }) => quote.includes(match[0]) || match[0].includes(quote));
      if (!Number.isNaN(hours) && !again) found.push({ hours, quote: match[0].trim() });
    }
  }
  const none = NONE.exec(text);
  if (none && found.every(({ hours }) => hours === 0)) found.push({ hours: 0, quote: none[0] });
  return found;
}
