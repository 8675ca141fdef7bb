/**
 * Files of installed packages that a running Bole on this machine never uses: libraries of other platforms, browser
 * builds, weights of fonts that nothing sets, tools of tests, types, sources, source maps, tests.
 */
import { existsSync, globSync, lstatSync, readFileSync } from "node:fs";
import path from "node:path";

export interface Machine {
  readonly platform: string;
  readonly arch: string;
  /** Whether onnxruntime's native build loads; it does not without glibc (Alpine). */
  readonly hasNative: boolean;
}

type Find = (pattern: string) => string[];

/** The engine's conformance suites may be run with Vitest; nothing else needs it. */
const TEST_TOOLS = ["vitest", "vite", "rolldown", "@rolldown", "lightningcss", "lightningcss-*"];
/** Read by compilers and people. Licences are `.md` in some packages, and stay. */
const NEVER_LOADED = [
  "**/*.map",
  "**/*.d.{ts,mts,cts}",
  "**/src/**/*.{ts,tsx}",
  "**/{README,CHANGELOG,HISTORY}*.md",
  "**/*.mdx",
  "@expo-google-fonts/**/*.png",
  "{*,@*/*}/{test,tests,__tests__}",
];
/** Builds for `require` and for browsers, of packages that are only imported. */
const OTHER_BUILDS = [
  "docx/dist/*.{cjs,iife.js}",
  "js-tiktoken/dist/**/*.cjs",
  // LangChain imports only its `lite` entry.
  "js-tiktoken/dist/{index.js,ranks}",
  "opencc-js/dist/umd",
];
/** Where npm cannot link it, the Node that it brings is there twice: this is the one that nobody starts. */
const SECOND_NODE = "node/node_modules/node-*";

/** Files and folders that can go, as paths. */
export function superfluous(root: string, machine: Machine = thisMachine()): string[] {
  const modules = path.join(root, "node_modules");
  const find: Find = (pattern) => globSync(pattern, { cwd: modules, exclude: isLink(modules) });
  const found = [
    ...otherPlatforms(find, machine),
    ...find(`{${TEST_TOOLS.join(",")}}`),
    ...unusedFonts(root, find),
    ...[...NEVER_LOADED, ...OTHER_BUILDS].flatMap(find),
    ...(existsSync(path.join(modules, "node/bin/node")) ? find(SECOND_NODE) : []),
  ];
  return [...new Set(found)].map((place) => path.join(modules, place));
}

function thisMachine(): Machine {
  const { platform, arch } = process;
  const report: { header?: { glibcVersionRuntime?: string } } = Object(process.report.getReport());
  const isGlibc = report.header?.glibcVersionRuntime !== undefined;
  return { platform, arch, hasNative: platform !== "linux" || isGlibc };
}

/** Our own packages are links: what they lead to stays. */
function isLink(modules: string) {
  return (place: string): boolean => {
    const file = path.join(modules, place);
    return existsSync(file) && lstatSync(file).isSymbolicLink();
  };
}

function otherPlatforms(find: Find, { platform, arch, hasNative }: Machine): string[] {
  const builds = find("onnxruntime-node/bin/*/*/*");
  const own = builds.filter((build) => build.endsWith(path.join(platform, arch)));
  // Where there is none for this machine, the WebAssembly build is what runs.
  if (own.length === 0 || !hasNative) return builds;
  return [...builds.filter((build) => !own.includes(build)), ...find("onnxruntime-web")];
}

/** Sources name the fonts that they use, by folder and file. */
function unusedFonts(root: string, find: Find): string[] {
  const sources = globSync(["packages/*/src/**/*.{ts,js}", "apps/web/han-font/*.ts"], { cwd: root })
    .map((file) => readFileSync(path.join(root, file), "utf8"))
    .filter((text) => text.includes("@expo-google-fonts/"))
    .join("\n");
  // Nothing is named: these are not our sources.
  if (sources === "") return [];
  return find("@expo-google-fonts/*/*/*.ttf").filter(
    (font) => !sources.includes(font.split(path.sep).slice(2).join("/").slice(0, -4)),
  );
}
