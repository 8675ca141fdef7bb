/** Writes a new project: the template, with its name and the version of the engine filled in. */
import { cp, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";

const TEMPLATE = join(import.meta.dirname, "../template");
/** npm leaves these out of packages under their real names. */
const RENAMED = { _gitignore: ".gitignore", "_package.json": "package.json" };

export interface Project {
  /** Made if it is not there; must be empty. */
  readonly folder: string;
  /** Of `@bole/engine` and `@bole/store`. */
  readonly version: string;
}

export async function createProject({ folder, version }: Project): Promise<void> {
  const target = resolve(folder);
  await mkdir(target, { recursive: true });
  if ((await readdir(target)).length > 0) throw new NotEmpty(target);
  await cp(TEMPLATE, target, { recursive: true });
  for (const [from, to] of Object.entries(RENAMED))
    await rename(join(target, from), join(target, to));
  const manifest = join(target, "package.json");
  const text = await readFile(manifest, "utf8");
  const filled = text.replace("PROJECT", nameOf(target)).replaceAll("VERSION", version);
  await writeFile(manifest, filled);
}

export class NotEmpty extends Error {
  override name = "NotEmpty";

  constructor(folder: string) {
    super(`${folder} is not empty. Give the name of a new folder.`);
  }
}

/** What npm takes for the name of a package. */
function nameOf(folder: string): string {
  const name = basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, "-");
  return /^[a-z0-9]/.test(name) ? name : "my-agents";
}
