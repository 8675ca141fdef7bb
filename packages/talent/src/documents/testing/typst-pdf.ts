/** Real PDFs for tests, set in one font that has Latin and Chinese letters. */
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

const fonts = dirname(
  createRequire(import.meta.url).resolve("@expo-google-fonts/noto-sans-sc/package.json"),
);
const compiler = NodeCompiler.create({
  fontArgs: [{ fontPaths: [`${fonts}/400Regular`, `${fonts}/700Bold`] }],
});

const SETUP = '#set page(paper: "a4")\n#set text(font: "Noto Sans SC", size: 10pt)\n';

export const typstPdf = (source: string): Uint8Array =>
  compiler.pdf({ mainFileContent: SETUP + source });
