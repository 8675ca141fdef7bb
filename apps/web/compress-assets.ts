/** Writes each text file of the build beside itself as brotli and gzip, so that the server only has to pick one. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(?:js|css|html|svg|json|webmanifest)$/;
/** Below this a packet is sent either way. */
const WORTH_IT = 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export function compressAssets(): Plugin {
  return {
    name: "compress-assets",
    apply: "build",
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const names = await readdir(dir, { recursive: true });
      await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => pack(dir, name)));
    },
  };
}

async function pack(folder: string, name: string): Promise<void> {
  const file = path.join(folder, name);
  const bytes = await readFile(file);
  if (bytes.length < WORTH_IT) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await brotli(bytes, { params: size }));
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
}
