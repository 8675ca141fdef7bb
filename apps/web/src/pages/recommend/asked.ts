/** What is asked, as the address has it, so that a list can be shared and gone back to. */
import type { RecommendKind, RecommendQuestion } from "@bole/server/contract";

export interface Asked {
  readonly q: string;
  /** "said": what the sentence names, and both where it names neither. */
  readonly kind: RecommendKind | "said";
  readonly person_id: string;
  readonly job_id: string;
  readonly limit: Limit;
}

export const KINDS = ["said", "opportunities", "job", "project", "people"] as const;
export const LIMITS = ["5", "10", "20"] as const;
export type Limit = (typeof LIMITS)[number];

const said = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

export function askedOf(search: Readonly<Record<string, unknown>>): Asked {
  return {
    q: said(search.q),
    kind: KINDS.find((kind) => kind === search.kind) ?? "said",
    person_id: said(search.person_id),
    job_id: said(search.job_id),
    limit: LIMITS.find((limit) => limit === said(search.limit)) ?? "5",
  };
}

/** Only what differs from the usual stands in the address. */
export function searchOf({ q, kind, person_id, job_id, limit }: Asked): Record<string, string> {
  return {
    ...(q !== "" && { q }),
    ...(kind !== "said" && { kind }),
    ...(person_id !== "" && kind !== "people" && { person_id }),
    ...(job_id !== "" && kind === "people" && { job_id }),
    ...(limit !== "5" && { limit }),
  };
}

/** As the server is asked. */
export function questionOf({ q, kind, person_id, job_id, limit }: Asked): RecommendQuestion {
  const isForJob = kind === "people";
  return {
    user_input: q.trim(),
    ...(kind !== "said" && { kind }),
    limit: Number(limit),
    ...(person_id !== "" && !isForJob && { student_id: person_id }),
    ...(job_id !== "" && isForJob && { job_id }),
  };
}

export function canAsk({ q, kind, person_id, job_id }: Asked): boolean {
  return q.trim() !== "" || (kind === "people" ? job_id !== "" : person_id !== "");
}
