/**
 * What somebody said, ready to be read: `raw` as it was typed, `folded` in small letters, simplified
 * characters and plain signs, `cues` the same with everything in quotes blanked out, because nothing
 * that is quoted is a wish. Pasted text is set apart: a job description gives no orders.
 */
import { SIMPLIFIED } from "./simplified.ts";
import { mendHan, mendWords } from "./slips.ts";

export interface Said {
  readonly raw: string;
  readonly folded: string;
  readonly cues: string;
  /** What was pasted below the wish; empty if nothing was. */
  readonly paste: string;
}

const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u00ad]/gu;
const QUOTED =
  /"[^"\n]{1,400}"|“[^”\n]{1,400}”|「[^」\n]{1,400}」|『[^』\n]{1,400}』|《[^》\n]{1,200}》/gu;
const PASTE_FROM = 240;
/** Nobody wishes at greater length; what is beyond is read by whoever the message is handed to. */
const MOST = 4_000;

export function say(message: string): Said {
  const visible = message.replaceAll(INVISIBLE, "").trim();
  const { wish, paste } = withoutPaste(visible.slice(0, MOST));
  const folded = fold(wish);
  const cues = folded.replaceAll(QUOTED, (quoted) => quoted.charAt(0) + quoted.at(-1));
  return { raw: wish, folded, cues: mendWords(mendHan(cues)), paste };
}

/** Small letters, simplified characters, plain signs; the length stays, so that places do. */
export function fold(text: string): string {
  return [...text]
    .map((sign) => {
      const plain = SIMPLIFIED.get(sign) ?? sign;
      const narrow = plain.normalize("NFKC");
      const small = (narrow.length === plain.length ? narrow : plain).toLowerCase();
      return small.length === sign.length ? small : sign;
    })
    .join("")
    .replaceAll("’", "'")
    .replaceAll("‘", "'");
}

/** The words in quotes, without them. */
export function quotesIn(text: string): string[] {
  return [...text.matchAll(QUOTED)].map(([quoted]) => quoted.slice(1, -1).trim());
}

/**
 * A wish comes first, or as the last line; what is long and of many lines is what somebody has
 * copied from elsewhere.
 */
function withoutPaste(text: string): { wish: string; paste: string } {
  const lines = text.split("\n");
  if (text.length < PASTE_FROM || lines.length < 3) return { wish: text, paste: "" };
  const [first = "", ...rest] = lines;
  if (first.length <= 200) return { wish: first, paste: rest.join("\n").trim() };
  return { wish: first.slice(0, 200), paste: text };
}
