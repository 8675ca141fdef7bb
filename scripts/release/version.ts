/**
 * `npm run bump`: makes versions and release notes of the changesets, offline. All packages have one version, and so has
 * the product. Changesets knows the workspaces only: the root's manifest is set here, and the notes of packages that are not
 * published, which would only repeat the version, are taken away.
 */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { RELEASED } from "./packages.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const Versioned = z.looseObject({ version: z.string() });
const at = (...parts: string[]) => join(ROOT, ...parts);
const versionOf = (...folder: string[]) =>
  Versioned.parse(JSON.parse(readFileSync(at(...folder, "package.json"), "utf8"))).version;
const run = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { cwd: ROOT, stdio: "inherit" });

run("changeset", ["version"]);
const [before, now] = [versionOf(), versionOf("packages", "engine")];
const manifest = readFileSync(at("package.json"), "utf8");
writeFileSync(
  at("package.json"),
  manifest
    .replace(`"version": "${before}"`, `"version": "${now}"`)
    .replaceAll(/("@bole\/[\w-]+": )"[^"]+"/g, `$1"${now}"`),
);
const published = RELEASED.map(({ folder }) => `packages/${folder}/CHANGELOG.md`);
for (const notes of globSync("{packages,apps,examples}/*/CHANGELOG.md", { cwd: ROOT }))
  if (!published.includes(notes)) rmSync(at(notes));
rmSync(at("bench/CHANGELOG.md"), { force: true });
run("npm", ["install", "--package-lock-only", "--offline", "--no-audit", "--no-fund"]);
