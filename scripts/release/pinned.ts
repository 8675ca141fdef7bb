/** The versions of the checkout for what must not be taken in any later one. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** What LangGraph takes along in any patch version; later ones ask for packages that it was not tested with. */
const PINNED = ["@langchain/langgraph-sdk"];

const Lock = z.object({
  packages: z.record(z.string(), z.looseObject({ version: z.string().optional() })),
});

export async function pinnedVersions(root: string): Promise<Record<string, string>> {
  const { packages } = Lock.parse(
    JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")),
  );
  return Object.fromEntries(
    PINNED.map((name) => {
      const version = packages[`node_modules/${name}`]?.version;
      if (version === undefined) throw new Error(`The lock file has no ${name}.`);
      return [name, version];
    }),
  );
}
