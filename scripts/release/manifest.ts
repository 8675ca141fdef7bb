/** The `package.json` of a published package, made of the one in the checkout. */
import { z } from "zod";
import { NODE, type ReleasedPackage } from "./packages.ts";

const Versions = z.record(z.string(), z.string());

const Source = z.string().regex(/^\.\/src\/.*\.ts$/);

export const SourceManifest = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  sideEffects: z.boolean().optional(),
  exports: z.record(z.string(), Source),
  bin: z.record(z.string(), Source).optional(),
  dependencies: Versions.default({}),
});
export type SourceManifest = z.infer<typeof SourceManifest>;

/**
 * Exports point to `dist`, peers have ranges, nothing is private. `shared` has the versions of peers
 * that the checkout declares at its root, such as `vitest`.
 */
export function releaseManifest(
  source: SourceManifest,
  { peers, optional, assets = [] }: ReleasedPackage,
  shared: Readonly<Record<string, string>>,
  pinned: Readonly<Record<string, string>> = {},
) {
  const { exports, bin, dependencies, ...kept } = source;
  const asPeers = [...peers, ...optional].sort();
  return {
    ...kept,
    type: "module",
    engines: { node: NODE },
    files: ["dist", "docs", "CHANGELOG.md", ...assets],
    ...(bin && {
      bin: Object.fromEntries(
        Object.entries(bin).map(([name, file]) => [name, builtFiles(file).default]),
      ),
    }),
    exports: Object.fromEntries(
      Object.entries(exports).map(([name, file]) => [name, builtFiles(file)]),
    ),
    dependencies: {
      ...Object.fromEntries(
        Object.entries(dependencies).filter(([name]) => !asPeers.includes(name)),
      ),
      ...(asPeers.includes("@langchain/langgraph") && pinned),
    },
    peerDependencies: Object.fromEntries(
      asPeers.map((name) => [name, rangeOf(name, { ...shared, ...dependencies })]),
    ),
    peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
  };
}

function builtFiles(source: string) {
  const stem = source.replace(/^\.\/src\//, "./dist/").replace(/\.ts$/, "");
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}

/** Versions of LangChain's packages belong together: of those, only later patches are taken. */
const rangeOf = (name: string, versions: Readonly<Record<string, string>>): string =>
  `${name.startsWith("@langchain/") ? "~" : "^"}${versionOf(name, versions)}`;

function versionOf(name: string, versions: Readonly<Record<string, string>>): string {
  const version = versions[name];
  if (version === undefined) throw new Error(`The checkout does not depend on ${name}.`);
  return version;
}
