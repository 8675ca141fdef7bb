/**
 * Loads the agents that people bring: for `bole run`, and for the server by BOLE_AGENTS. A module is
 * code and is trusted like Bole itself; but what it exports is checked before anything uses it.
 */
import { pathToFileURL } from "node:url";
import { errorText } from "@bole/base";
import {
  type Agent,
  assertValidPlan,
  createRegistry,
  isPlanDraft,
  Plan,
  type PlanDraft,
  type PlannerSet,
  type Registry,
} from "@bole/engine";
import { z } from "zod";
import { serverErrors } from "../errors.ts";
import { findModule } from "./find-module.ts";
import { offerOwnPackages } from "./host-packages.ts";

export interface LoadedAgents {
  readonly registry: Registry;
  /** Who can plan for a goal, by name. */
  readonly planners: { readonly [name: string]: PlannerSet };
  /** Plans that come with the agents, by name. */
  readonly plans: { readonly [name: string]: PlanDraft };
}

/** One or more modules as one: a name that two of them use is refused. */
export async function loadAgents(modules: readonly string[], cwd: string): Promise<LoadedAgents> {
  offerOwnPackages();
  const loaded: [name: string, exported: Exported][] = [];
  for (const name of modules) loaded.push([name, await loadModule(name, cwd)]);
  const agents = loaded.flatMap(([, { agents }]) => agents);
  const earlier = loaded.flatMap(([, { earlier }]) => earlier);
  const planners = merged(loaded.map(([name, { planners }]) => [name, planners]));
  const plans = merged(loaded.map(([name, { plans }]) => [name, plans]));
  // Composites and plans may use the agents of any of the modules.
  const registry = await attempt(modules.join(", "), () => createRegistry(agents, { earlier }));
  await attempt(modules.join(", "), () => {
    for (const plan of Object.values(plans)) assertValidPlan(plan, registry);
  });
  return { registry, planners, plans };
}

/** Made by `defineAgent`: what it promises is checked there, so its shape is enough here. */
const isAgent = (value: unknown): value is Agent => AgentShape.safeParse(value).success;

const Schema = z.object({ safeParse: z.function() });
const AgentShape = z.object({
  name: z.string(),
  version: z.string(),
  kind: z.string(),
  input: Schema,
  output: Schema,
  body: z.discriminatedUnion("type", [
    z.object({ type: z.literal("code"), run: z.function() }),
    z.object({ type: z.literal("plan"), plan: Plan }),
    z.object({ type: z.literal("graph"), graph: z.object({ state: Schema }) }),
  ]),
});

const isPlannerSet = (value: unknown): value is PlannerSet => PlannerShape.safeParse(value).success;

const PlannerShape = z.object({
  planner: z.object({ createPlan: z.function() }),
  evaluator: z.object({ evaluate: z.function() }),
  rubric: z.array(z.string().min(1)).optional(),
  timeout_ms: z.int().min(1).optional(),
});

const AnAgent = z.custom<Agent>(isAgent, "is not an agent: make it with defineAgent");

const Exported = z.object({
  agents: z.array(AnAgent).min(1, "has no agent in it"),
  /** Versions that unfinished runs began with. */
  earlier: z.array(AnAgent).default([]),
  planners: z
    .record(
      z.string(),
      z.custom<PlannerSet>(isPlannerSet, "is not { planner, evaluator, rubric? }"),
    )
    .default({}),
  plans: z.record(z.string(), z.custom<PlanDraft>(isPlanDraft, "is not a plan")).default({}),
});
type Exported = z.infer<typeof Exported>;

async function loadModule(name: string, cwd: string): Promise<Exported> {
  const exported = await attempt(name, async () => {
    const file = await findModule(name, cwd);
    return Exported.safeParse(await import(/* @vite-ignore */ pathToFileURL(file).href));
  });
  if (exported.success) return exported.data;
  const issues = exported.error.issues.map(({ path, message }) => ({
    path: path.join("."),
    message,
  }));
  const [first] = issues;
  throw unusable(name, `its export ${first?.path} ${first?.message}`, issues);
}

function merged<T>(loaded: readonly (readonly [module: string, named: Record<string, T>])[]) {
  const all = new Map<string, { value: T; from: string }>();
  for (const [from, named] of loaded) {
    for (const [name, value] of Object.entries(named)) {
      const other = all.get(name);
      if (other !== undefined) throw unusable(from, `"${name}" is in ${other.from}, too`);
      all.set(name, { value, from });
    }
  }
  return Object.fromEntries([...all].map(([name, { value }]) => [name, value]));
}

async function attempt<T>(name: string, load: () => T | Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw unusable(name, errorText(cause), [], cause);
  }
}

function unusable(
  module: string,
  reason: string,
  issues: readonly { path: string; message: string }[] = [],
  cause?: unknown,
) {
  return serverErrors.error("agents-unusable", {
    detail: `The agents of ${module} cannot be loaded: ${reason.replace(/\.$/, "")}.`,
    issues: issues.length > 1 ? issues : [],
    data: { module, reason },
    cause,
  });
}
