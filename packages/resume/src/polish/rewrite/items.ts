/** A description as its items: lines, numbered points, or the sentences of a wall of text. */

export interface Items {
  readonly items: readonly string[];
  /** Whether they stand in a list; a single short sentence stands alone. */
  readonly listed: boolean;
}

const MARKER =
  /^\s*(?:[-*•·●▪◦‣➢>–—]\s*(?!\d)|[-*•·●▪◦‣➢]\s*|\(?\d{1,2}[.)、）]\s*(?!\d)|[（(][一二三四五六七八九十\d]{1,2}[)）]\s*|[一二三四五六七八九十]、\s*|[①②③④⑤⑥⑦⑧⑨⑩]\s*)/u;
/** Points that were numbered without lines of their own. */
const INLINE = /(?<=[；;。.\s])\s*(?=(?:[1-9]|1\d)[.)、）]\s*\S|[①②③④⑤⑥⑦⑧⑨⑩])/u;
const WALL = 40;

export function itemsOf(text: string): Items {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const marked = lines.some((line) => MARKER.test(line));
  const points = lines.flatMap((line) => line.split(INLINE)).map(withoutMarker);
  const items = points.length > 1 || marked ? points : points.flatMap(sentences);
  return { items: items.filter((item) => item !== ""), listed: items.length > 1 || marked };
}

const withoutMarker = (line: string): string => line.replace(MARKER, "").trim();

/** Only where there is enough to part: a short sentence with a stop in it stays. */
function sentences(text: string): string[] {
  if (text.length < WALL) return [text];
  const han = /\p{Script=Han}/u.test(text);
  const cut = han
    ? text.split(/(?<=[。！？；;])\s*/u)
    : text.split(/(?<=[a-z\d)%]{2}[.!?;])\s+(?=[A-Z"(])/u);
  return cut.map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
}
