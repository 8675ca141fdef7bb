/**
 * What somebody said, in three forms of the same length: as it was typed (for values), folded (for
 * names: small letters, simplified characters, plain signs), and folded with everything quoted
 * blanked out (for cues: nothing in quotes is a command). A place in one is the same place in all.
 */
import { findQuotes } from "./quotes.ts";
import { SIMPLIFIED } from "./traditional.ts";
import { DIALECT, HAN_SLIPS, mendLost, mendWords } from "./typos.ts";

export interface Said {
  readonly raw: string;
  readonly folded: string;
  readonly cues: string;
}

/** Stands for one quoted sign. */
export const QUOTED = "\uE000";

const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u00ad]/g;
const PLAIN: Readonly<Record<string, string>> = {
  "，": ",",
  "：": ":",
  "；": ";",
  "！": "!",
  "？": "?",
  "（": "(",
  "）": ")",
  "【": "[",
  "】": "]",
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "－": "-",
  "–": "-",
  "—": "-",
  "―": "-",
  "−": "-",
  "～": "~",
  "〜": "~",
  "→": ">",
  é: "e",
};

export function say(message: string): Said {
  const raw = mendLost(halfWidth(message.replace(INVISIBLE, "")).replace(/\r\n?/g, "\n"));
  // What is said may be a value: it keeps its letters. Only what is looked for in it is mended.
  const folded = fold(mendWords(raw));
  return { raw, folded, cues: blankQuotes(raw, folded) };
}

/** Letters and digits that fill a whole square, and blanks of all widths. */
function halfWidth(text: string): string {
  return text
    .replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a＠．＋＃％＆＿／＝＞]/g, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
    )
    .replace(/[\u00a0\u2000-\u200a\u3000\t]/g, " ");
}

const SIGN = /[\u0080-\uffff]/g;
const SLIP = new RegExp(HAN_SLIPS.map(([slip]) => slip).join("|"), "g");
const RIGHT = new Map(HAN_SLIPS);
const SPOKEN = new RegExp(DIALECT.map(([word]) => word).join("|"), "g");
const STANDARD = new Map(DIALECT);

/** Sign for sign, so that places stay. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  const small = lower.length === text.length ? lower : [...text].map(smallSign).join("");
  return small
    .replace(SPOKEN, (word) => STANDARD.get(word) ?? word)
    .replace(SIGN, (sign) => PLAIN[sign] ?? SIMPLIFIED.get(sign) ?? sign)
    .replace(SLIP, (slip) => RIGHT.get(slip) ?? slip);
}

/** A few letters grow when they become small. */
const smallSign = (sign: string) =>
  sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign;

function blankQuotes(raw: string, folded: string): string {
  let cues = folded;
  for (const { start, end } of findQuotes(raw)) {
    const inner = QUOTED.repeat(Math.max(0, end - start - 2));
    cues = `${cues.slice(0, start + 1)}${inner}${cues.slice(end - 1)}`;
  }
  return cues;
}

export function part({ raw, folded, cues }: Said, start: number, end = raw.length): Said {
  return {
    raw: raw.slice(start, end),
    folded: folded.slice(start, end),
    cues: cues.slice(start, end),
  };
}

/** Without blanks and these signs at its ends. */
export function trimmed(said: Said, signs = /[\s,;:、。.!?~…]/u): Said {
  let [start, end] = [0, said.folded.length];
  while (start < end && signs.test(said.folded.charAt(start))) start += 1;
  while (end > start && signs.test(said.folded.charAt(end - 1))) end -= 1;
  return part(said, start, end);
}

/** Two parts as one, with a comma between them. */
export function joined(first: Said, second: Said, sign = ","): Said {
  return {
    raw: first.raw + sign + second.raw,
    folded: first.folded + sign + second.folded,
    cues: first.cues + sign + second.cues,
  };
}

/** Without what its beginning matches, in the folded text. */
export function withoutLead(said: Said, pattern: RegExp): Said {
  const match = pattern.exec(said.cues);
  return match === null || match.index > 0 ? said : part(said, match[0].length);
}

/** Without what its end matches. */
export function withoutTail(said: Said, pattern: RegExp): Said {
  const match = pattern.exec(said.cues);
  return match === null ? said : part(said, 0, match.index);
}
