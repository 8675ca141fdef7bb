/**
 * What a request names besides its path: ids in the query and in the JSON body, by the names of their
 * fields. A route that takes one of these names is limited to what its caller sees, without doing
 * anything for it.
 */
import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";

export type Kind = "job" | "person" | "resume" | "interview" | "run";

const KIND_OF_FIELD: Readonly<Record<string, Kind>> = {
  job_id: "job",
  for_job_id: "job",
  person_id: "person",
  person_ids: "person",
  student_id: "person",
  other_id: "person",
  resume_id: "resume",
  interview_id: "interview",
  run_id: "run",
  // A career session is a run of the same id.
  session_id: "run",
};

/** Deeper than any body that names something. */
const DEEPEST = 6;

export interface NamedId {
  readonly kind: Kind;
  readonly id: string;
}

export async function namedIds(c: Context<AppEnv>): Promise<NamedId[]> {
  const found = new Map<string, NamedId>();
  const add = (field: string, value: unknown) => {
    const kind = KIND_OF_FIELD[field];
    if (kind === undefined) return;
    for (const id of Array.isArray(value) ? value : [value])
      if (typeof id === "string") found.set(`${kind}:${id}`, { kind, id });
  };
  for (const [field, value] of Object.entries(c.req.query())) add(field, value);
  walk(await bodyOf(c), add, DEEPEST);
  return [...found.values()];
}

function walk(value: unknown, add: (field: string, value: unknown) => void, depth: number): void {
  if (depth === 0 || typeof value !== "object" || value === null) return;
  for (const [field, inner] of Object.entries(value)) {
    add(field, inner);
    walk(inner, add, depth - 1);
  }
}

/** Undefined for what is no JSON; the route says what is wrong with it. Hono keeps what it has read. */
async function bodyOf(c: Context<AppEnv>): Promise<unknown> {
  if (!c.req.header("Content-Type")?.toLowerCase().startsWith("application/json")) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(await c.req.arrayBuffer()));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
