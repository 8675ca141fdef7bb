import { z } from "zod";
import { type Agent, defineAgent } from "../contracts/agent.ts";
import { JsonValue } from "../contracts/json.ts";
import type { Registry } from "../contracts/registry.ts";
import { engineErrors } from "../errors.ts";
import type { Pins } from "../memory/ports/index.ts";
import type { AgentSource } from "./agent-source.ts";
import type { CompiledPlan, CompiledStep } from "./compiled-plan.ts";

/** The versions that a plan is compiled with, by agent. */
export function pinsOf({ steps }: CompiledPlan): Pins {
  const pins: Pins = {};
  for (const step of steps.values()) {
    for (const { agent, inner } of callsOf(step)) {
      pins[agent.name] = { version: agent.version, inner: inner?.hash ?? null };
    }
  }
  return pins;
}

/** A step, and the steps of the plans and graphs inside it. */
export function* callsOf(step: CompiledStep): Generator<CompiledStep> {
  yield step;
  if (!step.inner) return;
  const within = "nodes" in step.inner ? step.inner.nodes : step.inner.steps;
  for (const inner of within.values()) yield* callsOf(inner);
}

/**
 * Agents in the versions that a run began with. One that is not loaded in its version is given as
 * it is loaded, and one that is gone as a body that always fails: finished steps need neither.
 */
export function pinnedAgents(registry: Registry, pins: Pins): AgentSource {
  return {
    get(name) {
      const pin = Object.hasOwn(pins, name) ? pins[name] : undefined;
      const pinned = pin && registry.at(name, pin.version);
      return pinned ?? registry.find(name) ?? goneAgent(name);
    },
  };
}

function goneAgent(name: string): Agent {
  const gone = defineAgent({
    name,
    description: "Not loaded any more.",
    kind: "generation",
    input: JsonValue,
    output: z.never(),
    run: () => {
      throw engineErrors.error("agent-unknown", `The agent "${name}" is not loaded any more.`);
    },
  });
  // No agent can be defined with this version, so nothing that is loaded is taken for it.
  return { ...gone, version: "" };
}
