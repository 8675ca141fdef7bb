import { engineErrors } from "../errors.ts";
import { nearest } from "../planning/nearest.ts";
import { validateComposite } from "../planning/validate-composite.ts";
import { adapter } from "./adapter.ts";
import type { Agent, AgentKind } from "./agent.ts";
import type { AgentLookup } from "./agent-lookup.ts";
import { graphAsPlan } from "./graph-as-plan.ts";
import type { JsonRecord } from "./json.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import type { Plan } from "./plan.ts";

/** What planners and people read to choose an agent. */
export interface CatalogueEntry {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly kind: AgentKind;
  readonly tags: JsonRecord;
  readonly effects: readonly string[];
  readonly input: JsonSchema;
  readonly output: JsonSchema;
  /** The plan inside a composite; of a graph, its nodes in the order in which it goes forward. */
  readonly plan?: Plan;
}

export interface RegistryOptions {
  /**
   * Versions that new plans do not use any more. A run that began with one goes on with it.
   * @default none
   */
  readonly earlier?: readonly Agent[];
}

/** The agents that plans may call. Complete and consistent from the moment it exists. */
export interface Registry extends AgentLookup {
  /** Throws `agent-unknown`. */
  get(name: string): Agent;
  has(name: string): boolean;
  list(): readonly Agent[];
  /** Versions beside those of `list`, for the runs that began with them. */
  earlier(): readonly Agent[];
  /** An agent in one of its versions; undefined where that one is not loaded. */
  at(name: string, version: string): Agent | undefined;
  catalogue(): CatalogueEntry[];
}

/**
 * Throws `agent-duplicate` for a name in `agents`, or a version of a name, that is there twice; or
 * `agent-invalid` with every issue of every composite: an inner plan that does not validate, a result
 * that does not fit the output, composites that contain each other.
 */
export function createRegistry(
  agents: readonly Agent[],
  { earlier = [] }: RegistryOptions = {},
): Registry {
  const byName = new Map<string, Agent>([[adapter.name, adapter]]);
  for (const agent of agents) {
    if (byName.has(agent.name)) {
      throw engineErrors.error("agent-duplicate", `There is already an agent "${agent.name}".`);
    }
    byName.set(agent.name, agent);
  }
  const versions = versionsOf([...byName.values(), ...earlier]);
  let entries: readonly CatalogueEntry[] | undefined;
  const registry: Registry = {
    find: (name) => byName.get(name),
    names: () => [...byName.keys()],
    get: (name) => byName.get(name) ?? unknown(name, registry),
    has: (name) => byName.has(name),
    list: () => [...byName.values()],
    earlier: () => earlier,
    at: (name, version) => versions.get(name)?.get(version),
    catalogue: () => {
      // Agents do not change, and schemas take their time to be written down.
      entries ??= [...byName.values()].map((agent) => entryOf(agent, registry));
      return [...entries];
    },
  };
  refuseBroken(registry);
  return registry;
}

function versionsOf(agents: readonly Agent[]): Map<string, Map<string, Agent>> {
  const versions = new Map<string, Map<string, Agent>>();
  for (const agent of agents) {
    const { name, version } = agent;
    const known = versions.get(name) ?? new Map<string, Agent>();
    if (known.has(version)) {
      const detail = `There are two agents "${name}" of version "${version}".`;
      throw engineErrors.error("agent-duplicate", detail);
    }
    versions.set(name, known.set(version, agent));
  }
  return versions;
}

function refuseBroken(registry: Registry): void {
  const issues = registry.list().flatMap((agent) => {
    const found = validateComposite(agent, registry);
    return found.map((issue) => ({ ...issue, path: `${agent.name}.${issue.path}` }));
  });
  if (issues.length === 0) return;
  const lines = issues.map(({ path, message, repair }) => `${path}: ${message} (${repair})`);
  throw engineErrors.error("agent-invalid", { detail: lines.join("\n"), issues });
}

function unknown(name: string, registry: Registry): never {
  const names = nearest(name, registry.names()).join(", ");
  throw engineErrors.error("agent-unknown", `There is no agent "${name}". Nearest: ${names}.`);
}

function entryOf(agent: Agent, agents: AgentLookup): CatalogueEntry {
  const { name, version, description, kind, tags, effects } = agent;
  const input = jsonSchemaOf(agent.input, "input");
  const output = jsonSchemaOf(agent.output, "output");
  const plan = planInside(agent, agents);
  return { name, version, description, kind, tags, effects, input, output, ...(plan && { plan }) };
}

function planInside({ body }: Agent, agents: AgentLookup): Plan | null {
  if (body.type === "code") return null;
  return body.type === "plan" ? body.plan : graphAsPlan(body.graph, agents);
}
