/** Something that makes a PDF of a résumé, and the lines that it is given where it knows no résumés. */
import { fileURLToPath } from "node:url";
import { exportResume } from "@bole/resume";
import type { MeasuredPerson } from "../people.ts";

export interface PageSystem {
  readonly name: string;
  pdf(person: MeasuredPerson): Promise<Uint8Array>;
  /** The same in this very process, where its processor time can be seen; absent where it cannot be. */
  readonly here?: (person: MeasuredPerson) => Promise<unknown>;
  close(): Promise<void>;
}

export interface TextLine {
  readonly kind: "name" | "heading" | "entry" | "item" | "text";
  readonly text: string;
}

const KINDS: readonly (readonly [string, TextLine["kind"]])[] = [
  ["# ", "name"],
  ["## ", "heading"],
  ["### ", "entry"],
  ["- ", "item"],
];

/** The same words in the same order as on our pages. */
export async function linesOf({ data, language }: MeasuredPerson): Promise<TextLine[]> {
  const noPages = { pdf: () => Promise.reject(new Error("No page is wanted.")) };
  const { bytes } = await exportResume(noPages, { data, language }, { format: "md" });
  const written = new TextDecoder().decode(bytes).split("\n");
  return written
    .filter((line) => line !== "")
    .map((line) => {
      const found = KINDS.find(([mark]) => line.startsWith(mark));
      return found === undefined
        ? { kind: "text", text: line }
        : { kind: found[1], text: line.slice(found[0].length) };
    });
}

/** The fonts that our templates use for both languages. */
export const FONTS = {
  normal: fontFile("400Regular/NotoSansSC_400Regular.ttf"),
  bold: fontFile("700Bold/NotoSansSC_700Bold.ttf"),
};

function fontFile(name: string): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-sc/${name}`));
}
