/** A stretch of a day that a clause names: 下午, 3 点以后, after 3pm, 14:00-16:00. */

export interface Hours {
  /** HH:MM, up to 24:00. */
  readonly from: string;
  readonly to: string;
}

const PARTS: readonly (readonly [RegExp, Hours])[] = [
  [/上午|早上|早晨|\bmornings?\b/iu, { from: "08:00", to: "12:00" }],
  [/中午|午间|\b(?:noon|lunch ?time)\b/iu, { from: "11:30", to: "14:00" }],
  [/下午|午后|\bafternoons?\b/iu, { from: "12:00", to: "18:00" }],
  [/晚上|傍晚|下班后|\bevenings?\b|\bafter work\b/iu, { from: "18:00", to: "22:00" }],
];

const ZH_NUMBER = "零一二三四五六七八九十";
const CLOCK_ZH = String.raw`(\d{1,2}|[一二两三四五六七八九十]{1,3})\s*(?:点|[:：])\s*(半|\d{2})?`;
const CLOCK_EN = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(a\.?m\.?|p\.?m\.?)?`;

const RANGE_ZH = new RegExp(String.raw`${CLOCK_ZH}(?:钟)?\s*(?:到|至|-|–|—|~)\s*${CLOCK_ZH}`, "u");
const FROM_ZH = new RegExp(String.raw`${CLOCK_ZH}(?:钟)?\s*(?:以后|之后|后|起)`, "u");
const TO_ZH = new RegExp(String.raw`${CLOCK_ZH}(?:钟)?\s*(?:以前|之前|前)`, "u");
const AT_ZH = new RegExp(CLOCK_ZH, "u");
const RANGE_EN = new RegExp(
  String.raw`\b(?:between |from )?${CLOCK_EN}\s*(?:-|–|to|and|until)\s*${CLOCK_EN}\b`,
  "iu",
);
const FROM_EN = new RegExp(String.raw`\b(?:after|from|past)\s+${CLOCK_EN}`, "iu");
const TO_EN = new RegExp(String.raw`\b(?:before|until|by)\s+${CLOCK_EN}`, "iu");
const AT_EN =
  /\b(?:at\s+)?(\d{1,2})(?:[:.](\d{2}))?\s*(a\.?m\.?|p\.?m\.?)|\b(?:at )?(\d{1,2}):(\d{2})\b/iu;

export function hoursIn(words: string): Hours | null {
  const part = PARTS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
  const isLate = part !== null && part.from >= "12:00";
  return exactZh(words, isLate) ?? exactEn(words, isLate) ?? part;
}

function exactZh(words: string, isLate: boolean): Hours | null {
  const range = RANGE_ZH.exec(words);
  if (range) return between(zh(range[1], range[2], isLate), zh(range[3], range[4], isLate));
  const from = FROM_ZH.exec(words);
  if (from) return between(zh(from[1], from[2], isLate), isLate ? 22 * 60 : 24 * 60);
  const to = TO_ZH.exec(words);
  if (to) return between(0, zh(to[1], to[2], isLate));
  const at = AT_ZH.exec(words);
  return at && around(zh(at[1], at[2], isLate));
}

function exactEn(words: string, isLate: boolean): Hours | null {
  const range = RANGE_EN.exec(words);
  // "2 and 3" are no hours unless something says so.
  if (range && (range[3] ?? range[6] ?? range[2] ?? range[5]) !== undefined) {
    const half = range[3] ?? range[6];
    return between(
      en(range[1], range[2], range[3] ?? half, isLate),
      en(range[4], range[5], range[6] ?? half, isLate),
    );
  }
  const from = FROM_EN.exec(words);
  if (from) return between(en(from[1], from[2], from[3], isLate), 24 * 60);
  const to = TO_EN.exec(words);
  if (to) return between(0, en(to[1], to[2], to[3], isLate));
  const at = AT_EN.exec(words);
  return at && around(en(at[1] ?? at[4], at[2] ?? at[5], at[3], isLate));
}

/** Minutes of the day. Hours of one to seven without more are of the afternoon: nobody meets at three at night. */
function minutes(hour: number, minute: number, isLate: boolean): number {
  const isAfternoon = hour < 12 && (isLate || hour <= 7);
  return (hour + (isAfternoon ? 12 : 0)) * 60 + minute;
}

function zh(hour = "", minute = "", isLate = false): number {
  return minutes(numberOf(hour), minute === "半" ? 30 : Number(minute || 0), isLate);
}

function en(hour = "", minute = "", half = "", isLate = false): number {
  const value = Number(hour) % 12;
  if (/^p/iu.test(half)) return (value + 12) * 60 + Number(minute || 0);
  if (/^a/iu.test(half)) return value * 60 + Number(minute || 0);
  return minutes(Number(hour), Number(minute || 0), isLate);
}

function numberOf(text: string): number {
  if (/^\d+$/u.test(text)) return Number(text);
  const plain = text.replace("两", "二");
  if (!plain.includes("十")) return ZH_NUMBER.indexOf(plain);
  const [tens = "", ones = ""] = plain.split("十");
  return (
    (tens === "" ? 1 : ZH_NUMBER.indexOf(tens)) * 10 + (ones === "" ? 0 : ZH_NUMBER.indexOf(ones))
  );
}

/** A time that is named exactly may be met a little later, too: what is free begins at round times. */
const around = (at: number) => between(at, at + 30);

function between(from: number, to: number): Hours | null {
  if (!(from >= 0 && to > from && to <= 24 * 60)) return null;
  return { from: clock(from), to: clock(to) };
}

const clock = (time: number) =>
  `${String(Math.floor(time / 60)).padStart(2, "0")}:${String(time % 60).padStart(2, "0")}`;
