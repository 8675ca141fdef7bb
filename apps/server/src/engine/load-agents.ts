/** The agents and planners of every module that the configuration names. */
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { errorText } from "@bole/base";
import { createRegistry, type PlannerSet, type Registry } from "@bole/engine";
import { z } from "zod";
import { serverErrors } from "../errors.ts";
import { AgentModule } from "./agent-module.ts";

/** What there is to try where nothing is configured. Named by its path: the server knows no example. */
const EXAMPLE = fileURLToPath(new URL("../../../../examples/newsroom", import.meta.url));

export interface LoadedAgents {
  readonly registry: Registry;
  readonly planners: Readonly<Record<string, PlannerSet>>;
}

export async function loadAgents(paths: readonly string[] = [EXAMPLE]): Promise<LoadedAgents> {
  const modules = await Promise.all(paths.map(loadModule));
  const planners: Record<string, PlannerSet> = {};
  for (const [index, module] of modules.entries()) {
    for (const [name, planner] of Object.entries(module.planners)) {
      if (name in planners) throw unusable(paths[index], `another module has a planner "${name}"`);
      planners[name] = planner;
    }
  }
  try {
    return { registry: createRegistry(modules.flatMap(({ agents }) => agents)), planners };
  } catch (cause) {
    throw unusable(paths.join(", "), errorText(cause), cause);
  }
}

async function loadModule(path: string): Promise<AgentModule> {
  let exported: unknown;
  try {
    exported = await import(pathToFileURL(await entryOf(path)).href);
  } catch (cause) {
    throw unusable(path, errorText(cause), cause);
  }
  const module = AgentModule.safeParse({ ...Object(exported) });
  if (module.success) return module.data;
  const flaws = module.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  throw unusable(path, flaws.join("; "));
}

const Manifest = z.object({
  exports: z.union([z.string(), z.object({ ".": z.string() })]).optional(),
  main: z.string().optional(),
});

/** A folder is a package, which Node itself does not import by its path. */
async function entryOf(path: string): Promise<string> {
  if (!(await stat(path)).isDirectory()) return path;
  const text = await readFile(join(path, "package.json"), "utf8");
  const { exports, main } = Manifest.parse(JSON.parse(text));
  const entry = typeof exports === "string" ? exports : (exports?.["."] ?? main ?? "index.js");
  return join(path, entry);
}

function unusable(path: string | undefined, reason: string, cause?: unknown) {
  return serverErrors.error("agents-unusable", {
    detail: `The agents of ${path} cannot be used: ${reason}.`,
    data: { module: path, reason },
    cause,
  });
}
