/** Real PDFs for tests, set in one font that has Latin and Chinese letters. */
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

const fonts = [
  import.meta.resolve("@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf"),
];
const compiler = NodeCompiler.create({
  fontArgs: [{ fontPaths: fonts.map((url) => fileURLToPath(url)) }],
});

const SETUP = '#set page(paper: "a4")\n#set text(font: "Noto Sans SC", size: 10pt)\n';

export const typstPdf = (source: string): Uint8Array =>
  compiler.pdf({ mainFileContent: SETUP + source });
