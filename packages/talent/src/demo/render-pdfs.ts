/**
 * Renders the demo's PDFs from their Typst sources: `node packages/talent/src/demo/render-pdfs.ts`.
 * Their time is fixed, so that a source that did not change gives the same bytes again.
 */
import { globSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

const data = path.join(import.meta.dirname, "data");
const sources = path.join(data, "pdf-sources");
const CREATED = Date.UTC(2026, 10, 1) / 1000;
/** More than this, and the fonts have not been cut down to the letters that are used. */
const MOST_BYTES = 60_000;

const fonts = [
  import.meta.resolve("@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf"),
].map((url) => fileURLToPath(url));
const compiler = NodeCompiler.create({
  workspace: sources,
  fontArgs: fonts.map((file) => ({ fontPaths: [file] })),
});

for (const file of globSync("{zh,en}/*.typ", { cwd: sources }).sort()) {
  const pdf = compiler.pdf(
    { mainFilePath: path.join(sources, file) },
    { creationTimestamp: CREATED },
  );
  if (pdf.length > MOST_BYTES) throw new Error(`${file} becomes ${pdf.length} bytes of PDF`);
  writeFileSync(path.join(data, "resumes", file.replace(/\.typ$/, ".pdf")), pdf);
}
