/** Reads which file imports which, out of the sources themselves. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "oxc-parser";

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  readonly file: string;
  /** The package that holds it, such as `@bole/engine`. */
  readonly owner: string;
  readonly isTest: boolean;
  readonly imports: readonly string[];
  readonly code: string;
}

/** `import("x")`, as a call or as a type. */
const INLINE = /\bimport\(\s*["'`]([^"'`$]+)["'`]/g;

/** The modules a source names: static and dynamic imports, re-exports, types too. */
function specifiersOf(file: string, code: string): string[] {
  const { module } = parseSync(file, code);
  const named = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap((item) => (item.moduleRequest ? [item.moduleRequest.value] : [])),
    ),
    ...[...code.matchAll(INLINE)].map(([, name = ""]) => name),
  ];
  return [...new Set(named)];
}

/** Tests, and what only tests use: conformance suites, property generators, fixtures. */
const TEST_FILE = /\.(test|spec|suite)\.tsx?$|\/test\/|\/conformance\//;

export function readSources(root: string): SourceFile[] {
  const files = globSync("{packages,apps}/*/{src,test,bin}/**/*.{ts,tsx,mjs}", { cwd: root });
  return files.map((found) => {
    const file = found.split(path.sep).join("/");
    const home = file.split("/").slice(0, 2).join("/");
    const { name } = JSON.parse(readFileSync(path.join(root, home, "package.json"), "utf8"));
    const code = readFileSync(path.join(root, file), "utf8");
    const imports = specifiersOf(file, code);
    return { file, owner: name, isTest: TEST_FILE.test(file), imports, code };
  });
}

/** `./x.ts` seen from a file, as a path from the root. */
export function resolveRelative(from: string, specifier: string): string {
  return path.posix.join(path.posix.dirname(from), specifier);
}
