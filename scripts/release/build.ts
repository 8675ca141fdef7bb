/**
 * Compiles what a package exports, and all that this imports, to JavaScript with types and source maps.
 * Tests and their helpers stay behind.
 */
import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

interface Build {
  readonly root: string;
  /** The package's folder. */
  readonly source: string;
  readonly target: string;
  /** Files that others load, relative to the package. */
  readonly entries: readonly string[];
}

export async function build({ root, source, target, entries }: Build): Promise<void> {
  // Beside the sources, because `tsc` looks for `node_modules` from there.
  const config = join(source, `tsconfig.release-${process.pid}.json`);
  await writeFile(config, JSON.stringify(releaseConfig({ root, source, target, entries })));
  try {
    await promisify(execFile)(join(root, "node_modules/.bin/tsc"), ["-p", config]);
  } catch (error) {
    if (error instanceof Error && "stdout" in error) throw new Error(`tsc: ${error.stdout}`);
    throw error;
  } finally {
    await rm(config);
  }
}

function releaseConfig({ root, source, target, entries }: Build) {
  return {
    extends: join(root, "tsconfig.base.json"),
    compilerOptions: {
      noEmit: false,
      rootDir: join(source, "src"),
      outDir: target,
      declaration: true,
      sourceMap: true,
      // Maps carry the sources, so that a package needs no second copy of them.
      inlineSources: true,
      rewriteRelativeImportExtensions: true,
    },
    files: entries.map((file) => join(source, file)),
    include: [],
  };
}
