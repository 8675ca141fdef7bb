/** Signs at the beginning of a line that mean "an item of a list"; a text has "- " for all of them. */
const SIGNS =
  /^[\u2022\u2023\u25E6\u2043\u2219\u25AA\u25AB\u25CF\u25CB\u25A0\u25A1\u25C6\u25C7\u25B6\u25B8\u25BA\u27A2\u27A4\u2713\u2714\u2756\u2666\u00B7\u30FB\uFF65\uF06C\uF06E\uF071\uF075\uF076\uF0A7\uF0A8\uF0B7\uF0D8\uF0E0\uF0FC\uFFED]\s*/u;

/** These have other uses, too: only with a space after them. */
const DASHES = /^[-*+\u2010-\u2015\u2212]\s+(?=\S)/;

/** Icons of a font of its own: they say nothing. */
const ICONS = /[\uE000-\uF8FF\u{F0000}-\u{FFFFD}]/gu;

export function withPlainBullet(line: string): string {
  const indent = /^\s*/.exec(line)?.[0] ?? "";
  const rest = line.slice(indent.length);
  const item = rest.replace(SIGNS, "").replace(DASHES, "");
  const words = item.replace(ICONS, "").trimStart();
  if (item === rest) return indent + words;
  return words === "" ? "" : `${indent}- ${words}`;
}
