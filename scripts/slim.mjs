/**
 * `npm run slim`, after `npm install --omit=dev`: takes away what packages bring and a running Bole on
 * this machine never uses. Libraries of other platforms, browser builds, weights of fonts that nothing
 * sets, tools of tests, types, sources and source maps. Another `npm install` brings everything back.
 */
import { existsSync, globSync, lstatSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";

/** The engine's conformance suites may be run with Vitest; nothing else needs it. */
const TEST_TOOLS = ["vitest", "vite", "rolldown", "@rolldown", "lightningcss", "lightningcss-*"];
/** Read by compilers and people. Licences are `.md` in some packages, and stay. */
const NEVER_LOADED = [
  "**/*.map",
  "**/*.d.{ts,mts,cts}",
  "**/src/**/*.{ts,tsx}",
  "**/{README,CHANGELOG,HISTORY}*.md",
];

/** Files and folders that can go, as paths. */
export function superfluous(root, machine = thisMachine()) {
  const modules = path.join(root, "node_modules");
  const find = (pattern) => globSync(pattern, { cwd: modules, exclude: isLink(modules) });
  const found = [
    ...otherPlatforms(find, machine),
    ...find(`{${TEST_TOOLS.join(",")}}`),
    ...unusedFonts(root, find),
    ...NEVER_LOADED.flatMap(find),
  ];
  return [...new Set(found)].map((place) => path.join(modules, place));
}

function thisMachine() {
  const { platform, arch } = process;
  // Without glibc (Alpine) onnxruntime's native build does not load.
  const isGlibc = process.report.getReport().header.glibcVersionRuntime !== undefined;
  return { platform, arch, hasNative: platform !== "linux" || isGlibc };
}

/** Our own packages are links: what they lead to stays. */
function isLink(modules) {
  return (place) => {
    const file = path.join(modules, typeof place === "string" ? place : place.name);
    return existsSync(file) && lstatSync(file).isSymbolicLink();
  };
}

function otherPlatforms(find, { platform, arch, hasNative }) {
  const builds = find("onnxruntime-node/bin/*/*/*");
  const own = builds.filter((build) => build.endsWith(path.join(platform, arch)));
  // Where there is none for this machine, the WebAssembly build is what runs.
  if (own.length === 0 || !hasNative) return builds;
  return [...builds.filter((build) => !own.includes(build)), ...find("onnxruntime-web")];
}

/** Sources name the fonts that they use, by folder and file. */
function unusedFonts(root, find) {
  const sources = globSync("packages/*/src/**/*.{ts,js}", { cwd: root })
    .map((file) => readFileSync(path.join(root, file), "utf8"))
    .filter((text) => text.includes("@expo-google-fonts/"))
    .join("\n");
  // Nothing is named: these are not our sources.
  if (sources === "") return [];
  return find("@expo-google-fonts/*/*/*.ttf").filter(
    (font) => !sources.includes(font.split(path.sep).slice(2).join("/").slice(0, -4)),
  );
}

function sizeOf(place) {
  if (!statSync(place).isDirectory()) return statSync(place).size;
  const files = globSync("**/*", { cwd: place }).map((file) => path.join(place, file));
  return files.reduce((sum, file) => sum + (statSync(file).isFile() ? statSync(file).size : 0), 0);
}

if (import.meta.main) {
  const places = superfluous(path.resolve(import.meta.dirname, ".."));
  let bytes = 0;
  for (const place of places) {
    if (!existsSync(place)) continue;
    bytes += sizeOf(place);
    rmSync(place, { recursive: true, force: true });
  }
  process.stdout.write(
    `Removed ${Math.round(bytes / 1_048_576)} MB that this machine never uses.\n`,
  );
}
