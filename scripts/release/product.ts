/**
 * Puts the product together as one package, `bole`, so that `npx bole` runs it. Our own packages travel inside it (npm
 * calls that bundled), with the page as it was built; what is from others comes from the registry, in the very versions
 * of the checkout. Node does not run TypeScript inside of `node_modules`, so types are taken out of the sources: lines
 * and columns stay what they are.
 */
import { execFile } from "node:child_process";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { isForDevelopment } from "../development-files.ts";
import { pinnedVersions } from "./pinned.ts";

const Manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});
const Root = Manifest.extend({ description: z.string(), license: z.string() });
type Manifest = z.infer<typeof Manifest>;

const SERVER = "apps/server";
const EXAMPLE = "examples/newsroom";

/** @param staged an empty folder that becomes the package */
export async function stageProduct(root: string, staged: string): Promise<void> {
  const manifests = new Map<string, Manifest>();
  await collect(root, SERVER, manifests);
  await collect(root, EXAMPLE, manifests);
  for (const folder of manifests.keys()) await stage(root, folder, staged, placeOf(folder));
  await cp(join(root, "apps/web/dist"), join(staged, "apps/web/dist"), { recursive: true });
  for (const file of ["LICENSE", "NOTICE", "README.md"]) {
    await cp(join(root, file), join(staged, file));
  }
  const manifest = await productManifest(root, manifests);
  await writeFile(join(staged, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Packages are found by their names; the server and its example by their places. */
function placeOf(folder: string): string {
  return folder.startsWith("packages/") ? `node_modules/@bole/${folder.slice(9)}` : folder;
}

/** A package and all of ours that it depends on, by folder. */
async function collect(root: string, folder: string, found: Map<string, Manifest>): Promise<void> {
  if (found.has(folder)) return;
  const manifest = Manifest.parse(await readJson(join(root, folder, "package.json")));
  found.set(folder, manifest);
  for (const name of Object.keys(manifest.dependencies)) {
    if (name.startsWith("@bole/")) await collect(root, `packages/${name.slice(6)}`, found);
  }
}

async function stage(root: string, folder: string, staged: string, place: string): Promise<void> {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z", folder];
  const { stdout } = await promisify(execFile)("git", args, { cwd: root, maxBuffer: 2 ** 26 });
  for (const file of stdout.split("\0").filter((name) => name !== "" && !isForDevelopment(name))) {
    const source = join(root, file);
    const target = join(staged, place, file.slice(folder.length + 1));
    await mkdir(dirname(target), { recursive: true });
    if (file.endsWith(".ts")) await writeFile(inJs(target), await withoutTypes(source));
    else if (file.endsWith("package.json")) await writeFile(target, await inJsText(source));
    else if (file.endsWith(".mjs")) await writeFile(target, await inJsText(source));
    else await cp(source, target);
  }
}

async function withoutTypes(file: string): Promise<string> {
  return asJs(stripTypeScriptTypes(await readFile(file, "utf8")));
}

async function inJsText(file: string): Promise<string> {
  return asJs(await readFile(file, "utf8"));
}

const inJs = (file: string) => file.replace(/\.ts$/, ".js");

/** Whatever names a source by its relative place: imports, exports, threads, child processes. */
const asJs = (text: string) => text.replaceAll(/(["'])(\.{1,2}\/[^"'\n]*)\.ts\1/g, "$1$2.js$1");

async function productManifest(root: string, manifests: ReadonlyMap<string, Manifest>) {
  const { version, description, license, dependencies } = Root.parse(
    await readJson(join(root, "package.json")),
  );
  const all = [...manifests.values()].flatMap((own) => Object.entries(own.dependencies));
  const others = all.filter(([name]) => !name.startsWith("@bole/"));
  const bundled = [...manifests.entries()].filter(([folder]) => folder.startsWith("packages/"));
  const own = bundled.map(([, { name, version: is }]) => [name, is] as const);
  return {
    name: "bole",
    version,
    description,
    license,
    type: "module",
    bin: { bole: `${SERVER}/bin/bole.mjs` },
    engines: { node: ">=20" },
    files: ["apps", "examples", "NOTICE"],
    dependencies: Object.fromEntries(
      [
        ...others,
        ...own,
        ...Object.entries({ ...dependencies, ...(await pinnedVersions(root)) }),
      ].toSorted(([a], [b]) => a.localeCompare(b)),
    ),
    bundleDependencies: own.map(([name]) => name),
  };
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}
