import { z } from "zod";
import type { Agent } from "../../contracts/agent.ts";
import type { JsonSchema } from "../../contracts/json-schema.ts";
import { typeOfSchema } from "./from-json-schema.ts";
import { type Type, UNKNOWN } from "./type.ts";

/**
 * An agent's contract as types. Differs from the catalogue in one point: what a schema coerces,
 * preprocesses or catches is unknown here, because it accepts more than it says.
 */
export interface AgentTypes {
  /** What may be sent. */
  readonly input: Type;
  /** What the body sees: the same after defaults and transforms. */
  readonly parsedInput: Type;
  /** What the body may return. */
  readonly returned: Type;
  /** What others see. */
  readonly output: Type;
}

const known = new WeakMap<Agent, AgentTypes>();

export function typesOfAgent(agent: Agent): AgentTypes {
  const found = known.get(agent);
  if (found !== undefined) return found;
  const types = new LazyTypes(agent);
  known.set(agent, types);
  return types;
}

/** Each is worked out when it is first asked for; most agents are never asked for all four. */
class LazyTypes implements AgentTypes {
  private readonly agent: Agent;
  private readonly found = new Map<string, Type>();

  constructor(agent: Agent) {
    this.agent = agent;
  }

  get input(): Type {
    return this.get("input", "input");
  }
  get parsedInput(): Type {
    return this.get("input", "output");
  }
  get returned(): Type {
    return this.get("output", "input");
  }
  get output(): Type {
    return this.get("output", "output");
  }

  private get(side: "input" | "output", io: "input" | "output"): Type {
    const key = `${side} ${io}`;
    const type = this.found.get(key) ?? typeOfZod(this.agent[side], io);
    this.found.set(key, type);
    return type;
  }
}

/** Schemas do not change, and agents share them: the state of a graph with all of its nodes. */
const types = { input: new WeakMap<z.ZodType, Type>(), output: new WeakMap<z.ZodType, Type>() };

function typeOfZod(schema: z.ZodType, io: "input" | "output"): Type {
  const type = types[io].get(schema) ?? readZod(schema, io);
  types[io].set(schema, type);
  return type;
}

function readZod(schema: z.ZodType, io: "input" | "output"): Type {
  try {
    const override: Override = ({ zodSchema, jsonSchema }) => {
      if (io === "output" || !acceptsMoreThanItSays(zodSchema)) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
    };
    return typeOfSchema(z.toJSONSchema(schema, { io, unrepresentable: "any", override }));
  } catch {
    // A schema that zod cannot write down says nothing before the run.
    return UNKNOWN;
  }
}

type Override = (ctx: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }) => void;

function acceptsMoreThanItSays({ _zod: { def } }: z.core.$ZodTypes): boolean {
  if ("coerce" in def && def.coerce === true) return true;
  return def.type === "catch" || (def.type === "pipe" && def.in._zod.def.type === "transform");
}
