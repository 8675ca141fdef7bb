/**
 * `npm run slim`, after `npm install --omit=dev`: takes away what packages bring and this machine never
 * uses. Libraries of other platforms, browser builds, weights of fonts that nothing sets, source maps.
 * Another `npm install` brings everything back.
 */
import { existsSync, globSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";

/** What Node loads of onnxruntime's WebAssembly build, the fallback where there is no native one. */
const WASM = new Set([
  "ort.node.min.mjs",
  "ort.node.min.js",
  "ort-wasm-simd-threaded.mjs",
  "ort-wasm-simd-threaded.wasm",
]);

/** Files and folders that can go, as paths. */
export function superfluous(root, { platform = process.platform, arch = process.arch } = {}) {
  const modules = path.join(root, "node_modules");
  return [
    ...otherPlatforms(modules, platform, arch),
    ...browserBuilds(modules),
    ...unusedFonts(root, modules),
    ...globSync("**/*.map", { cwd: modules }).map((file) => path.join(modules, file)),
  ];
}

function otherPlatforms(modules, platform, arch) {
  const bin = path.join(modules, "onnxruntime-node/bin");
  const builds = globSync("*/*/*", { cwd: bin });
  const own = builds.filter((build) => build.endsWith(path.join(platform, arch)));
  // Where there is none for this machine, nobody knows what is needed.
  if (own.length === 0) return [];
  return builds.filter((build) => !own.includes(build)).map((build) => path.join(bin, build));
}

function browserBuilds(modules) {
  const dist = path.join(modules, "onnxruntime-web/dist");
  const files = existsSync(dist) ? globSync("*", { cwd: dist }) : [];
  if (!files.includes("ort.node.min.mjs")) return [];
  return files.filter((file) => !WASM.has(file)).map((file) => path.join(dist, file));
}

/** Sources name the fonts that they use, by folder and file. */
function unusedFonts(root, modules) {
  const sources = globSync("packages/*/src/**/*.{ts,js}", { cwd: root })
    .map((file) => readFileSync(path.join(root, file), "utf8"))
    .filter((text) => text.includes("@expo-google-fonts/"))
    .join("\n");
  // Nothing is named: these are not our sources.
  if (sources === "") return [];
  return globSync("@expo-google-fonts/*/*/*.ttf", { cwd: modules })
    .filter((font) => !sources.includes(font.split(path.sep).slice(2).join("/").slice(0, -4)))
    .map((font) => path.join(modules, font));
}

function sizeOf(place) {
  if (!statSync(place).isDirectory()) return statSync(place).size;
  const files = globSync("**/*", { cwd: place }).map((file) => path.join(place, file));
  return files.reduce((sum, file) => sum + (statSync(file).isFile() ? statSync(file).size : 0), 0);
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, "..");
  const places = superfluous(root);
  const bytes = places.reduce((sum, place) => sum + sizeOf(place), 0);
  for (const place of places) rmSync(place, { recursive: true, force: true });
  process.stdout.write(`Removed ${Math.round(bytes / 1_048_576)} MB that this machine never uses.\n`);
}
