/** Letters of other scripts that are drawn like Latin ones. */

const PAIRS: Readonly<Record<string, string>> = {
  a: "аɑαᴀ⍺",
  b: "ЬвɓʙᏏ",
  c: "сϲᴄⅽҫ",
  d: "ԁɗᴅԃ",
  e: "еҽɛᴇєεℯ",
  f: "ғƒϝ",
  g: "ɡԍɢց",
  h: "һհʜн",
  i: "іɩιıɪӏἱ",
  j: "јʝᴊ",
  k: "кκᴋҝ",
  l: "ⅼʟłɭ",
  m: "мᴍⅿɱ",
  n: "пոռɴη",
  o: "оοօᴏσөø",
  p: "рρᴘƿ",
  q: "ԛգ",
  r: "гᴦʀɾ",
  s: "ѕꜱʂ",
  t: "тτᴛţ",
  u: "υսᴜцʋ",
  v: "ѵνᴠ",
  w: "ԝѡᴡшω",
  x: "хχ×",
  y: "уγүʏყ",
  z: "ᴢʐ",
};

export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries(PAIRS).flatMap(([latin, others]) =>
    [...others].map((other): [string, string] => [other.toLowerCase(), latin]),
  ),
);
