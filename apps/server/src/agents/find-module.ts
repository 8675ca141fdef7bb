/** Where a module of agents is: a file, a folder with a package or an index in it, a package by name. */
import { readFile, stat } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { errorText } from "@bole/base";
import { z } from "zod";

/** What a folder without a package.json that says more is entered by. */
const USUAL_ENTRIES = ["index.ts", "index.mjs", "index.js", "src/index.ts"];

/** The file of the module; throws a plain error that says what was looked for. */
export async function findModule(name: string, cwd: string): Promise<string> {
  const path = resolve(cwd, name);
  const kind = await kindOf(path);
  if (kind === "file") return path;
  if (kind === "folder") return entryOf(path);
  const isPath = name.startsWith(".") || isAbsolute(name);
  const manifest = isPath ? undefined : findPackage(name, cwd);
  if (manifest !== undefined) return entryOf(dirname(manifest));
  throw new Error(`there is no file or folder ${path}${isPath ? "" : `, and no package ${name}`}`);
}

async function kindOf(path: string): Promise<"file" | "folder" | "nothing"> {
  try {
    return (await stat(path)).isDirectory() ? "folder" : "file";
  } catch {
    return "nothing";
  }
}

/** The user's own packages come first; then those that came with Bole. */
function findPackage(name: string, cwd: string): string | undefined {
  for (const base of [pathToFileURL(join(cwd, "here.js")).href, import.meta.url]) {
    try {
      const found = findPackageJSON(name, base);
      if (found !== undefined) return found;
    } catch {
      // It is not known from there.
    }
  }
  return undefined;
}

const Conditions = z.object({ import: z.string(), node: z.string(), default: z.string() });
const Entry = z.union([z.string(), Conditions.partial()]);
const Manifest = z.object({
  exports: z.union([z.string(), z.object({ ".": Entry }), Conditions.partial()]).optional(),
  main: z.string().optional(),
});

async function entryOf(folder: string): Promise<string> {
  const named = await namedEntry(folder);
  const entries = named === undefined ? USUAL_ENTRIES : [named];
  for (const entry of entries) {
    const file = join(folder, entry);
    if ((await kindOf(file)) === "file") return file;
  }
  throw new Error(`the folder ${folder} has no ${entries.join(", no ")}`);
}

async function namedEntry(folder: string): Promise<string | undefined> {
  const file = join(folder, "package.json");
  if ((await kindOf(file)) !== "file") return undefined;
  try {
    const { exports, main } = Manifest.parse(JSON.parse(await readFile(file, "utf8")));
    const entry = typeof exports === "object" && "." in exports ? exports["."] : exports;
    if (typeof entry === "string") return entry;
    return entry?.import ?? entry?.node ?? entry?.default ?? main;
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${errorText(cause)}`, { cause });
  }
}
