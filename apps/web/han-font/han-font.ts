/**
 * "Bole Han": one small face of all Chinese characters that the page and the demo show, for readers
 * without a Chinese font. Noto Sans SC comes in a hundred slices by how common a character is in general,
 * and a page of ordinary Chinese asks for twenty of them; they are left for what others write
 * (src/design/han-font.ts). Written before each build to `.han-font`, which `fonts.css` imports.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { blank } from "./blank.ts";
import { shownCharacters } from "./characters.ts";
import { alignSlices } from "./slices.ts";
import { subset } from "./subset.ts";
import type { Tables } from "./truetype.ts";
import { toWoff2 } from "./woff2.ts";

const FOLDER = new URL("../.han-font/", import.meta.url).pathname;

/** Chinese faces of systems have no medium either; text of that weight is set in the regular one. */
const REGULAR = { file: "400Regular/NotoSansSC_400Regular.ttf", weight: "100 500" };
const SEMIBOLD = { file: "600SemiBold/NotoSansSC_600SemiBold.ttf", weight: "600 900" };

const SLICES = /noto-sans-sc\/wght\.css/;

/** What a page without other Chinese shows as well, the brand and the name of the language. */
const IN_EVERY_PAGE = Array.from("中乐伯文", (character) => character.codePointAt(0) ?? 0);

export function hanFont(): Plugin {
  return {
    name: "han-font",
    enforce: "pre",
    configResolved: writeHanFont,
    transform: (code, id) => (SLICES.test(id) ? { code: alignSlices(code), map: null } : null),
  };
}

function writeHanFont(): void {
  const characters = shownCharacters();
  mkdirSync(FOLDER, { recursive: true });
  const faces = [REGULAR, SEMIBOLD].map(({ file, weight }) => {
    const name = `bole-han-${weight.slice(0, 3)}.woff2`;
    writeFileSync(FOLDER + name, toWoff2(subset(source(file), characters)));
    return face("Bole Han", weight, `./${name}`, characters);
  });
  const regular = source(REGULAR.file);
  const few = inline(subset(regular, IN_EVERY_PAGE));
  const place = inline(blank(regular, characters));
  writeFileSync(
    `${FOLDER}faces.css`,
    [
      ...faces,
      // Of faces of one family that have a character browsers take the last.
      face("Bole Han", REGULAR.weight, few, IN_EVERY_PAGE),
      face("Bole Han Blank", "100 900", place, characters),
    ].join(""),
  );
}

function source(file: string): Buffer {
  const { resolve } = createRequire(import.meta.url);
  return readFileSync(resolve(`@expo-google-fonts/noto-sans-sc/${file}`));
}

function inline(tables: Tables): string {
  return `data:font/woff2;base64,${toWoff2(tables).toString("base64")}`;
}

function face(family: string, weight: string, url: string, characters: readonly number[]): string {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("${url}") format("woff2");
  unicode-range: ${characters.map((code) => `U+${code.toString(16)}`).join(", ")};
}
`;
}
