/**
 * Installed packages that the server does not depend on: those of the page, which is built, and of whoever works on
 * Bole. Known from the lock file, so it does not matter how they were installed.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const Names = z.record(z.string(), z.unknown()).default({});
const Entry = z.looseObject({
  /** Of a workspace: where its folder is. */
  resolved: z.string().optional(),
  link: z.boolean().default(false),
  dependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
  peerDependenciesMeta: z
    .record(z.string(), z.looseObject({ optional: z.boolean().optional() }))
    .default({}),
});
type Entry = z.infer<typeof Entry>;
const Lock = z.looseObject({ packages: z.record(z.string(), Entry) });

/** What is started: the command, and the agents that it brings. */
const STARTED = ["apps/server", "examples/newsroom"];

/** Folders, as paths. */
export function unneededPackages(root: string): string[] {
  const lock = Lock.parse(JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")));
  const needed = neededPackages(lock.packages);
  return Object.entries(lock.packages)
    .filter(([place, { link }]) => place.includes("node_modules/") && !link && !needed.has(place))
    .map(([place]) => path.join(root, place))
    .filter((place) => existsSync(place));
}

function neededPackages(packages: Readonly<Record<string, Entry>>): ReadonlySet<string> {
  const needed = new Set<string>();
  const visit = (place: string): void => {
    const entry = packages[place];
    if (entry === undefined || needed.has(place)) return;
    needed.add(place);
    if (entry.link) visit(entry.resolved ?? "");
    for (const name of dependenciesOf(entry, place)) {
      const found = placesOf(place, name).find((one) => one in packages);
      if (found !== undefined) visit(found);
    }
  };
  // The root's own are tools, except for the Node that it brings.
  for (const place of ["", ...STARTED]) visit(place);
  return needed;
}

function dependenciesOf(entry: Entry, place: string): string[] {
  if (place === "") return Object.keys(entry.dependencies);
  const peers = Object.keys(entry.peerDependencies).filter(
    (name) => entry.peerDependenciesMeta[name]?.optional !== true,
  );
  return [...Object.keys(entry.dependencies), ...Object.keys(entry.optionalDependencies), ...peers];
}

/** Where Node looks for a package, nearest first. */
function placesOf(from: string, name: string): string[] {
  const folders = from.split("/");
  return [...folders.keys(), folders.length]
    .reverse()
    .map((count) => folders.slice(0, count))
    .filter((above) => above.at(-1) !== "node_modules")
    .map((above) => [...above.filter((one) => one !== ""), "node_modules", name].join("/"));
}
