/** Compiles Typst to PDF, with a font that has Latin and Chinese letters. */
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { Block, Row, Run } from "../sheet.ts";
import { itemsOf } from "./renderer.ts";

let compiler: NodeCompiler | undefined;

/** The compiler is made when the first page is, since its fonts take a while to load. */
export async function compilePdf(source: string): Promise<Uint8Array> {
  compiler ??= NodeCompiler.create({
    fontArgs: ["400Regular/NotoSansSC_400Regular.ttf", "700Bold/NotoSansSC_700Bold.ttf"].map(
      (file) => ({
        fontPaths: [fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-sc/${file}`))],
      }),
    ),
  });
  return new Uint8Array(
    compiler.pdf({ mainFileContent: `#set text(font: "Noto Sans SC")\n${source}` }),
  );
}

/** A text as an expression of Typst, whatever signs it has. */
export const words = (text: string) => `#${literal(text)}`;
export const literal = (text: string) =>
  `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

export const runs = (parts: readonly Run[]) =>
  parts.map(({ text, bold }) => (bold ? `#strong(${literal(text)})` : words(text))).join("");

/** What is right stands at the right edge. */
export const row = ({ left, right }: Row) =>
  `#grid(columns: (1fr, auto), [${runs(left)}], [${right ? words(right) : ""}])`;

export function body({ lines }: Block): string {
  return itemsOf(lines)
    .map(({ item, text }) => (item ? `- ${words(text)}` : `${words(text)} \\`))
    .join("\n");
}

export const block = (one: Block, gap = "0.7em") =>
  `#block(below: ${gap})[\n${one.rows.map(row).join("\n#v(-0.6em)\n")}\n${body(one)}\n]`;
