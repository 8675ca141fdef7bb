import { z } from "zod";
import type { Agent } from "../../contracts/agent.ts";
import type { JsonValue } from "../../contracts/json.ts";
import { engineErrors } from "../../errors.ts";

/** The input as the agent's schema makes it, defaults and all. */
export function parseInput(agent: Agent, input: JsonValue): unknown {
  const parsed = agent.input.safeParse(input);
  if (parsed.success) return parsed.data;
  throw engineErrors.error("agent-input-invalid", refused(agent, "input", parsed.error));
}

/** The output as its schema makes it. An agent that breaks its own contract has failed. */
export function parseOutput(agent: Agent, output: unknown): unknown {
  const parsed = agent.output.safeParse(output);
  if (parsed.success) return parsed.data;
  throw engineErrors.error("agent-output-invalid", refused(agent, "output", parsed.error));
}

function refused(agent: Agent, what: "input" | "output", error: z.ZodError) {
  return {
    detail: `The ${what} of agent "${agent.name}" does not fit its schema: ${z.prettifyError(error)}`,
    issues: error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
  };
}
