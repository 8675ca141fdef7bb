/** The browser of the tests, found where scripts/system-packages.mjs looks for it. */
import { existsSync } from "node:fs";
import path from "node:path";

export function findChromium({ CHROMIUM_PATH, PATH = "" }: NodeJS.ProcessEnv): string {
  const onPath = PATH.split(path.delimiter).map((folder) => path.join(folder, "chromium"));
  const found = CHROMIUM_PATH || onPath.find((file) => existsSync(file));
  if (found === undefined) throw new Error("Install chromium, or set CHROMIUM_PATH to it");
  return found;
}
