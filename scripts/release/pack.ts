/**
 * Builds the published packages and packs them: `npm run pack -- <folder>`. Nothing is published.
 * Each is put together in a folder of its own, so that the checkout goes on running from its sources
 * and its manifests stay private.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { ensurePage } from "../page.mjs";
import { build } from "./build.ts";
import { writeReadme } from "./linked-docs.ts";
import { releaseManifest, SourceManifest } from "./manifest.ts";
import { RELEASED, type ReleasedPackage } from "./packages.ts";
import { pinnedVersions } from "./pinned.ts";
import { stageProduct } from "./product.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const Packed = z.tuple([z.object({ filename: z.string() })]);
const Root = z.object({ devDependencies: z.record(z.string(), z.string()) });

/** Writes a tarball of each published package to `folder` and gives their paths. */
export async function packAll(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const staging = await mkdtemp(join(tmpdir(), "bole-pack-"));
  try {
    const tarballs: string[] = [];
    for (const released of RELEASED) {
      const staged = join(staging, released.folder);
      await stage(released, staged);
      tarballs.push(await pack(staged, folder));
    }
    return tarballs;
  } finally {
    await rm(staging, { recursive: true });
  }
}

/** Writes the tarball of the product, `bole`, to `folder`. The page must have been built. */
export async function packProduct(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const staging = await mkdtemp(join(tmpdir(), "bole-pack-"));
  try {
    await stageProduct(ROOT, staging);
    return await pack(staging, folder);
  } finally {
    await rm(staging, { recursive: true });
  }
}

async function stage(released: ReleasedPackage, staged: string): Promise<void> {
  const source = join(ROOT, "packages", released.folder);
  const manifest = SourceManifest.parse(await readJson(join(source, "package.json")));
  const { devDependencies } = Root.parse(await readJson(join(ROOT, "package.json")));
  await mkdir(staged);
  const entries = [
    ...Object.values(manifest.exports),
    ...Object.values(manifest.bin ?? {}),
    ...released.threads,
  ];
  await build({ root: ROOT, source, target: join(staged, "dist"), entries });
  const text = JSON.stringify(
    releaseManifest(manifest, released, devDependencies, await pinnedVersions(ROOT)),
    null,
    2,
  );
  await writeFile(join(staged, "package.json"), `${text}\n`);
  for (const folder of released.assets ?? []) {
    await cp(join(source, folder), join(staged, folder), { recursive: true });
  }
  await writeReadme(source, staged);
  const notes = join(source, "CHANGELOG.md");
  if (existsSync(notes)) await copyFile(notes, join(staged, "CHANGELOG.md"));
  await copyFile(join(ROOT, "LICENSE"), join(staged, "LICENSE"));
}

async function pack(staged: string, folder: string): Promise<string> {
  const args = ["pack", "--json", "--pack-destination", folder];
  const { stdout } = await promisify(execFile)("npm", args, { cwd: staged });
  return join(folder, Packed.parse(JSON.parse(stdout))[0].filename);
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}

if (import.meta.main) {
  const [named = join(ROOT, "dist")] = process.argv.slice(2);
  if (named.startsWith("-")) throw new Error("Usage: npm run pack -- [folder]");
  const folder = resolve(named);
  for (const tarball of await packAll(folder)) console.log(tarball);
  ensurePage();
  console.log(await packProduct(folder));
}
