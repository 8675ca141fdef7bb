/** What is wrong with a set of sources, as sentences. Pure, so that the rules can be tested too. */
import { resolveRelative, type SourceFile } from "./import-graph.ts";
import { KNOWS_HTTP, LAYERS, TEST_ONLY, VISIBLE_TO_WEB } from "./layers.ts";

const packageOf = (specifier: string) => specifier.split("/").slice(0, 2).join("/");
const homeOf = (file: string) => file.split("/").slice(0, 2).join("/");
const rank = (name: string) => LAYERS.indexOf(name);

export function brokenRules(sources: readonly SourceFile[]): string[] {
  return [...sources.flatMap(brokenImports), ...cycles(sources)];
}

function brokenImports(source: SourceFile): string[] {
  if (rank(source.owner) < 0) return [`${source.owner} has no place in architecture/layers.ts`];
  return source.imports.flatMap((specifier) => {
    const broken = specifier.startsWith(".")
      ? brokenRelative(source, specifier)
      : specifier.startsWith("@bole/")
        ? brokenPackage(source, specifier)
        : brokenForeign(source, specifier);
    return broken ? [`${source.file} imports ${specifier}: ${broken}`] : [];
  });
}

function brokenRelative({ file }: SourceFile, specifier: string): string | false {
  const leaves = homeOf(resolveRelative(file, specifier)) !== homeOf(file);
  return leaves && "a relative import must stay in its package";
}

function brokenPackage({ owner, isTest }: SourceFile, specifier: string): string | false {
  const target = packageOf(specifier);
  if (target === owner) return "a package does not import itself by name";
  if (rank(target) < 0) return "there is no such package in architecture/layers.ts";
  if (target === TEST_ONLY) return !isTest && "only tests may use it";
  if (rank(target) > rank(owner)) return "imports only point down";
  if (owner === "@bole/web" && !VISIBLE_TO_WEB.includes(specifier)) {
    return `the page sees only ${VISIBLE_TO_WEB.join(", ")}`;
  }
  return false;
}

function brokenForeign({ owner, isTest }: SourceFile, specifier: string): string | false {
  const below = rank(owner) < rank("@bole/server") && owner !== TEST_ONLY;
  return below && !isTest && KNOWS_HTTP.test(specifier) && "only the server knows HTTP";
}

/** Files that import each other in a ring, each ring once. */
function cycles(sources: readonly SourceFile[]): string[] {
  const edges = new Map(
    sources.map(({ file, imports }) => [
      file,
      imports.filter((name) => name.startsWith(".")).map((name) => resolveRelative(file, name)),
    ]),
  );
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    const at = trail.indexOf(file);
    if (at >= 0) {
      found.push(`cycle: ${[...trail.slice(at), file].join(" → ")}`);
    } else if (!done.has(file)) {
      for (const next of edges.get(file) ?? []) visit(next, [...trail, file]);
      done.add(file);
    }
  };
  for (const file of edges.keys()) visit(file, []);
  return found;
}
