/** What Bole is compared with is no dependency of it: `bench/peers` holds it, installed at the first measurement. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

const home = path.resolve(import.meta.dirname, "../../peers");

/** @param file inside of a package, such as `zod/index.js` */
export async function peer(file: string) {
  const [scope = "", name = ""] = file.split("/");
  const folder = path.join(home, "node_modules", scope, scope.startsWith("@") ? name : "");
  if (!existsSync(folder)) {
    process.stderr.write("Installing what is compared with …\n");
    spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: home, stdio: "inherit" });
  }
  return import(path.join(home, "node_modules", file));
}
