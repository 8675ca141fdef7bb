/** Bole's version, from the one place that states it: this package's package.json. */
import { readFileSync } from "node:fs";
import { z } from "zod";

const Manifest = z.object({ version: z.string() });
const manifest: unknown = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);

export const VERSION = Manifest.parse(manifest).version;
