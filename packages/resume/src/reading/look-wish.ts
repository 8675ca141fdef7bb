/** What a message wants of a résumé's look: page numbers, photo, colour, font, spacing, paper and length, set or unset. */

export interface LookWish {
  readonly page_numbers?: boolean;
  readonly hide_photo?: boolean;
  readonly fit?: boolean;
  readonly accent?: string;
  readonly font?: string;
  readonly density?: string;
  readonly paper?: string;
}

const OFF =
  /\b(?:hide|remove|no|without|off|drop|disable|don['’]?t|do not|omit|delete|stop)\b|隐藏|去掉|不要|不显示|关闭|关掉|取消|删掉|删除|不用|不需要|别/iu;
const PHOTO = /\b(?:photo(?:graph)?|picture|headshot)s?\b|照片|头像|相片/iu;
const NUMBERS = /\bpage[- ]numbers?\b|\bpagination\b|页码/iu;
const ONE_PAGE = /\b(?:one|single|1)[- ]page\b|一页|1\s?页|单页/iu;

const COLOURS: readonly (readonly [words: RegExp, accent: string])[] = [
  [/\bnavy\b|深蓝|藏青|海军蓝/iu, "#1f3a5f"],
  [/\bblue\b|蓝/iu, "#1d4ed8"],
  [/\bteal\b|青/iu, "#0f766e"],
  [/\bgreen\b|绿/iu, "#15803d"],
  [/\b(?:burgundy|maroon)\b|酒红/iu, "#7f1d1d"],
  [/\bred\b|红/iu, "#b91c1c"],
  [/\bpurple\b|\bviolet\b|紫/iu, "#6d28d9"],
  [/\borange\b|橙|橘/iu, "#c2410c"],
  [/\bbrown\b|棕|褐/iu, "#78350f"],
  [/\bgr[ae]y\b|灰/iu, "#374151"],
  [/\bblack\b|黑/iu, "#111111"],
];
const FONTS: readonly (readonly [words: RegExp, font: string])[] = [
  [/\bgaramond\b/iu, "garamond"],
  [/\bsans[- ]?serif\b|\binter\b|无衬线|黑体/iu, "inter"],
  [/\bsource sans\b/iu, "source-sans"],
  [/\bserif\b|衬线|宋体/iu, "source-serif"],
];
const DENSITIES: readonly (readonly [words: RegExp, density: string])[] = [
  [
    /\b(?:tight\w*|compact|dense\w*|narrow\w*|less (?:space|spacing))\b|紧凑|紧一点|窄|密/iu,
    "compact",
  ],
  [/\b(?:loose\w*|roomy|roomier|wide\w*|airy|more (?:space|spacing))\b|宽|疏|松/iu, "roomy"],
  [/\b(?:normal|usual|default) spacing\b|正常行距|默认行距/iu, "normal"],
];
const HEX = /#[0-9a-f]{6}\b/iu;

/** @returns undefined where the words name none of it */
export function lookWish(text: string): LookWish | undefined {
  const isOff = OFF.test(text);
  const first = (table: readonly (readonly [RegExp, string])[]) =>
    table.find(([words]) => words.test(text))?.[1];
  const accent = HEX.exec(text)?.[0] ?? first(COLOURS);
  const font = first(FONTS);
  const density = first(DENSITIES);
  const wish: LookWish = {
    ...(NUMBERS.test(text) && { page_numbers: !isOff }),
    ...(PHOTO.test(text) && { hide_photo: isOff }),
    ...(ONE_PAGE.test(text) && { fit: !isOff }),
    ...(accent !== undefined && { accent }),
    ...(font !== undefined && { font }),
    ...(density !== undefined && { density }),
    ...(/\bA4\b/iu.test(text) && { paper: "a4" }),
    ...(/\b(?:us )?letter\b/iu.test(text) && !/cover/iu.test(text) && { paper: "letter" }),
  };
  return Object.keys(wish).length === 0 ? undefined : wish;
}

const SWITCHES = [PHOTO, NUMBERS];
const SMALL =
  /\b(?:show|display|add|turn|on|put|back|again|please|the|my|a|from|to|in|resume|résumé|cv|and|you|can|could)\b|显示|加上|打开|开启|要|恢复|重新|出来|请|帮我|把|的|简历|里|上|我|一下|吧|了|再|给/giu;

/**
 * A message that says nothing but that the photo or the page numbers are wanted or not. It is read here: to a reader of entries and
 * fields, "hide my photo" sounds like deleting something.
 */
export function switchWish(message: string): LookWish | undefined {
  const text = message.normalize("NFKC").trim();
  if (!SWITCHES.some((noun) => noun.test(text))) return undefined;
  const rest = [...SWITCHES, OFF].reduce(
    (left, words) => left.replaceAll(new RegExp(words.source, "giu"), " "),
    text,
  );
  const isAll = !/[\p{L}\p{N}]/u.test(rest.replaceAll(SMALL, " "));
  // A bare "photo" may be the answer to something else.
  const isOrder =
    OFF.test(text) || /\b(?:show|display|add|on|back)\b|显示|加上|打开|开启|恢复|要/iu.test(text);
  return isAll && isOrder ? lookWish(text) : undefined;
}
