import { type Agent, createRegistry, type Registry } from "@bole/engine";

/** A registry with more agents in it. */
export function withAgents(registry: Registry, agents: readonly Agent[]): Registry {
  // The adapter is in every registry, and cannot be given again.
  const own = registry.list().filter(({ name }) => name !== "adapter");
  return createRegistry([...own, ...agents], { earlier: registry.earlier() });
}
