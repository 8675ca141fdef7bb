/**
 * Other readings of a folded text: rot13, mirrored, leetspeak, letters set apart, pinyin with tone
 * numbers. Each is made only when the text shows a sign of it, so that plain text costs nothing.
 */
import type { MappedText } from "./mapped-text.ts";

export interface View extends MappedText {
  readonly how: "rot13" | "mirrored" | "leet" | "spaced" | "pinyin";
  /** Whether words still have their boundaries. */
  readonly boundaries: boolean;
}

export function rewrittenViews(folded: MappedText): View[] {
  return [
    ...rot13(folded),
    ...mirrored(folded),
    ...leet(folded),
    ...spaced(folded),
    ...pinyin(folded),
  ];
}

const ROT13_SIGN = /\b(?:gur|lbh|lbhe|nyy|cerivbhf|vtaber|flfgrz|cebzcg|vafgehpgvbaf?)\b/;

function rot13(folded: MappedText): View[] {
  if (!ROT13_SIGN.test(folded.text)) return [];
  const text = folded.text.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97),
  );
  return [{ ...folded, text, how: "rot13", boundaries: true }];
}

const MIRROR_SIGN =
  /\b(?:snoitcurtsni|tpmorp|erongi|suoiverp|metsys|lla|uoy|ruoy|eht)\b|令指|则规|词示提|略忽/;

function mirrored(folded: MappedText): View[] {
  if (!MIRROR_SIGN.test(folded.text)) return [];
  return [
    {
      text:
        [...folded.text].length === folded.text.length
          ? folded.text.split("").reverse().join("")
          : "",
      // Backwards, a piece begins where its last unit stood.
      starts: folded.starts.toReversed(),
      ends: folded.ends.toReversed(),
      how: "mirrored",
      boundaries: true,
    },
  ];
}

const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
};

const LEET_SIGN = /[013457@$!|]/g;
/** Rewritten words must be some of these, or digits in words are only digits in words. */
const LEET_SENSE =
  /^(?:[il]gnor|d[il]sregard|forget|bypass|overr|prev[il]|[il]nstruct|prompt|system|revea|ru[il]es|gu[il]de|a[il][il]$|pr[il]nt|secret|prev|every|above)/;

function leet(folded: MappedText): View[] {
  const words = leetWords(folded.text);
  if (words.length < 2) return [];
  return ["i", "l"].flatMap((one): View[] => {
    const units = folded.text.split("");
    let found = 0;
    for (const { start, end } of words) {
      const word = folded.text
        .slice(start, end)
        .replace(LEET_SIGN, (sign) => (sign === "1" ? one : (LEET[sign] ?? sign)));
      if (!LEET_SENSE.test(word)) continue;
      found += 1;
      for (let at = start; at < end; at += 1) units[at] = word.charAt(at - start);
    }
    return found < 2 ? [] : [{ ...folded, text: units.join(""), how: "leet", boundaries: true }];
  });
}

/** Words of letters and of signs that look like letters. */
function leetWords(text: string): { start: number; end: number }[] {
  const words: { start: number; end: number }[] = [];
  let last = 0;
  for (const sign of text.matchAll(LEET_SIGN)) {
    if (sign.index < last) continue;
    let [start, end] = [sign.index, sign.index + 1];
    while (start > last && isLeet(text.charCodeAt(start - 1))) start -= 1;
    while (end < text.length && isLeet(text.charCodeAt(end))) end += 1;
    last = end;
    if (end - start >= 3 && /[a-z]/.test(text.slice(start, end))) words.push({ start, end });
  }
  return words;
}

const LEET_CODES = new Set(
  [..."abcdefghijklmnopqrstuvwxyz0123456789@$!|"].map((c) => c.charCodeAt(0)),
);
const isLeet = (code: number): boolean => LEET_CODES.has(code);

const SPACED_LATIN = /(?<![a-z])(?:[a-z][ .\-_*·|/,+~]{1,3}){7,}[a-z]/g;
const SPACED_HAN = /(?:[\u4e00-\u9fff][ .\-_*·|/,+~、。]{1,2}){3,}[\u4e00-\u9fff]/g;
const SEPARATOR = /[ .\-_*·|/,+~、。]/;

function spaced(folded: MappedText): View[] {
  const runs = [...folded.text.matchAll(SPACED_LATIN), ...folded.text.matchAll(SPACED_HAN)];
  return runs.slice(0, 20).map((run) => {
    const kept: number[] = [];
    for (let at = run.index; at < run.index + run[0].length; at += 1) {
      if (!SEPARATOR.test(folded.text.charAt(at))) kept.push(at);
    }
    return {
      text: kept.map((at) => folded.text.charAt(at)).join(""),
      starts: Uint32Array.from(kept, (at) => folded.starts[at] ?? 0),
      ends: Uint32Array.from(kept, (at) => folded.ends[at] ?? 0),
      how: "spaced",
      boundaries: false,
    };
  });
}

const TONED = /\b(?:[a-z]{1,6}[1-5][ ']?){3,}/;

function pinyin(folded: MappedText): View[] {
  if (!TONED.test(folded.text)) return [];
  const kept: number[] = [];
  for (let at = 0; at < folded.text.length; at += 1) {
    const tone = /[1-5]/.test(folded.text.charAt(at)) && /[a-z]/.test(folded.text.charAt(at - 1));
    if (!tone) kept.push(at);
  }
  return [
    {
      text: kept.map((at) => folded.text.charAt(at)).join(""),
      starts: Uint32Array.from(kept, (at) => folded.starts[at] ?? 0),
      ends: Uint32Array.from(kept, (at) => folded.ends[at] ?? 0),
      how: "pinyin",
      boundaries: true,
    },
  ];
}
