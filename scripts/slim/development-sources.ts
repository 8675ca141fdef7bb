/** Sources in the checkout that a running Bole never loads; `git checkout .` brings them back. */
import { globSync } from "node:fs";
import path from "node:path";
import { isForDevelopment } from "../development-files.ts";

const WHOLE = ["architecture", "bench", "docs/images", "e2e", "packages/create-bole-agents"];

/** Files and folders, as paths. */
export function developmentSources(root: string): string[] {
  const exclude = (place: string) => /(^|\/)(node_modules|dist)$/.test(place);
  const files = globSync("{apps,examples,packages}/**/*.*", { cwd: root, exclude });
  const single = files.filter((file) => isForDevelopment(file.split(path.sep).join("/")));
  return [...globSync(`{${WHOLE.join(",")}}`, { cwd: root }), ...single].map((place) =>
    path.join(root, place),
  );
}
