/** Where a text quotes. What stands in quotes may be a name or a value; it is never a command. */

const PAIRS: Readonly<Record<string, string>> = {
  "“": "”",
  "‘": "’",
  "「": "」",
  "『": "』",
  "《": "》",
  '"': '"',
  "`": "`",
  "'": "'",
};
const CLOSING = new Set(Object.values(PAIRS));

export interface Quote {
  /** Of the opening sign. */
  readonly start: number;
  /** Behind the closing one. */
  readonly end: number;
}

export function findQuotes(text: string): Quote[] {
  const quotes: Quote[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const close = PAIRS[text.charAt(at)];
    if (close === undefined || !mayOpen(text, at)) continue;
    const end = closing(text, at + 1, close);
    if (end < 0) continue;
    quotes.push({ start: at, end: end + 1 });
    at = end;
  }
  return quotes;
}

/** An apostrophe stands between or behind letters, a quote before them. */
function mayOpen(text: string, at: number): boolean {
  if (text.charAt(at) !== "'" && text.charAt(at) !== "‘") return true;
  return at === 0 || !/[\p{L}\d]/u.test(text.charAt(at - 1)) || isHan(text.charAt(at - 1));
}

function closing(text: string, from: number, close: string): number {
  for (let at = text.indexOf(close, from); at >= 0; at = text.indexOf(close, at + 1)) {
    const apostrophe = (close === "'" || close === "’") && /[a-z]/i.test(text.charAt(at + 1));
    if (!apostrophe) return at;
  }
  return -1;
}

const isHan = (sign: string) => /\p{Script=Han}/u.test(sign);

/** Without the quotes around the whole of it. */
export function unquoted(text: string): string {
  const close = PAIRS[text.charAt(0)];
  const whole = close !== undefined && text.length > 2 && text.at(-1) === close;
  if (whole && text.indexOf(close, 1) === text.length - 1) return text.slice(1, -1).trim();
  // One that was left over where the text was cut.
  if (
    text.length > 1 &&
    CLOSING.has(text.at(-1) ?? "") &&
    !text.slice(0, -1).match(/[“‘「『《"`']/)
  )
    return text.slice(0, -1).trim();
  return text;
}
