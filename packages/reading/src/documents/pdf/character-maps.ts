/**
 * Chinese, Japanese and Korean PDFs without fonts of their own name a table that says which bytes are
 * which character ("UniGB-UCS2-H"). The tables take megabytes, and are of glyphs; reading needs only
 * characters. So they are made here, out of what the runtime knows of encodings, with the character
 * itself in the place of the glyph's number. ASCII keeps its real numbers: files give their widths.
 */
const SCRIPTS: readonly (readonly [name: RegExp, encoding: string | null])[] = [
  [/^Uni(GB|CNS|JIS|KS)\w*-(UCS2|UTF16)/, null],
  [/^(GBK|GB|GBpc|GBKp|GBK2K|GBT|GBTpc)(-EUC)?-[HV]$/, "gb18030"],
  [/-B5-|^B5pc/, "big5"],
  [/RKSJ/, "shift_jis"],
  [/^KSC/, "euc-kr"],
];

/** Half-width ASCII of Adobe-GB1, where other tables have the proportional one. */
const HALF_WIDTH = /^(GBK|GB|GBpc)-EUC/;
const HALF_WIDTH_FIRST = 814;
const FIRST = 1;
const ASCII = { from: 0x20, to: 0x7e };

/** Characters by their first byte; others are not written in these scripts. */
const ROWS = [0x00, 0x01, 0x02, 0x03, 0x04, ...range(0x20, 0x27), ...range(0x30, 0x33)].concat(
  range(0x4e, 0x9f),
  range(0xac, 0xd7),
  [0xf9, 0xfa, 0xfe, 0xff],
);

/** Made once: the largest take a tenth of a second. */
const cache = new Map<string, Uint8Array>();

/** What pdf.js asks for tables. */
export class CharacterMaps {
  #made = false;

  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    if (kind !== "cMapUrl") throw new Error(`There is no ${filename}.`);
    // Numbers of real glyphs come from the file if it did not name a table: those are not known.
    if (filename.endsWith("-UCS2") && this.#made) return encoded(charactersOfGlyphs());
    const script = SCRIPTS.find(([name]) => name.test(filename));
    if (!script) throw new Error(`The table ${filename} is not known.`);
    this.#made = true;
    const known = cache.get(filename);
    if (known) return known.slice();
    const first = HALF_WIDTH.test(filename) ? HALF_WIDTH_FIRST : FIRST;
    const codes = script[1] === null ? unicodeCodes(first) : bytePairs(script[1], first);
    const table = encoded([...(filename.endsWith("V") ? ["/WMode 1 def"] : []), ...codes]);
    cache.set(filename, table);
    return table.slice();
  }
}

const encoded = (lines: readonly string[]) =>
  new TextEncoder().encode(`begincmap\n${lines.join("\n")}\nendcmap\n`);

function unicodeCodes(first: number): string[] {
  return [
    "1 begincodespacerange <0000> <FFFF> endcodespacerange",
    "1 begincidrange",
    `<${hex(ASCII.from)}> <${hex(ASCII.to)}> ${first}`,
    "endcidrange",
    `${ROWS.length} begincidrange`,
    ...ROWS.map((row) => {
      const from = row === 0 ? ASCII.to + 1 : row * 256;
      return `<${hex(from)}> <${hex(row * 256 + 255)}> ${from}`;
    }),
    "endcidrange",
  ];
}

function bytePairs(encoding: string, first: number): string[] {
  const decoder = new TextDecoder(encoding);
  const codes: string[] = [];
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      const point = character.length === 1 ? character.charCodeAt(0) : 0xfffd;
      if (point < 0xe000 || (point >= 0xf900 && point < 0xfffd))
        codes.push(`<${hex(lead * 256 + trail)}> ${point}`);
    }
  }
  return [
    "2 begincodespacerange <00> <80> <8140> <FEFE> endcodespacerange",
    "1 begincidrange",
    `<${hex(ASCII.from, 2)}> <${hex(ASCII.to, 2)}> ${first}`,
    "endcidrange",
    `${codes.length} begincidchar`,
    ...codes,
    "endcidchar",
  ];
}

function charactersOfGlyphs(): string[] {
  const ascii = (first: number) =>
    `<${hex(first)}> <${hex(first + ASCII.to - ASCII.from)}> <${hex(ASCII.from)}>`;
  return [
    "1 begincodespacerange <0000> <FFFF> endcodespacerange",
    `${ROWS.length} beginbfrange`,
    ...ROWS.map((row) => `<${hex(row * 256)}> <${hex(row * 256 + 255)}> <${hex(row * 256)}>`),
    "endbfrange",
    "2 beginbfrange",
    ascii(FIRST),
    ascii(HALF_WIDTH_FIRST),
    "endbfrange",
  ];
}

const hex = (value: number, digits = 4) => value.toString(16).toUpperCase().padStart(digits, "0");

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
