/** What is asked, as the address has it, so that a list can be shared and gone back to. */
import type { RecommendKind, RecommendQuestion } from "@bole/server/contract";
import type { Language } from "../../preferences/language.ts";

export interface Asked {
  readonly q: string;
  /** "said": what the sentence names, and both where it names neither. */
  readonly kind: Exclude<RecommendKind, "people"> | "said";
  readonly resume_id: string;
  readonly limit: Limit;
}

export const KINDS = ["said", "opportunities", "job", "project"] as const;
export const LIMITS = ["5", "10", "20"] as const;
export type Limit = (typeof LIMITS)[number];

const said = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

export function askedOf(search: Readonly<Record<string, unknown>>): Asked {
  return {
    q: said(search.q),
    kind: KINDS.find((kind) => kind === search.kind) ?? "said",
    resume_id: said(search.resume_id),
    limit: LIMITS.find((limit) => limit === said(search.limit)) ?? "5",
  };
}

/** Only what differs from the usual stands in the address. */
export function searchOf({ q, kind, resume_id, limit }: Asked): Record<string, string> {
  return {
    ...(q !== "" && { q }),
    ...(kind !== "said" && { kind }),
    ...(resume_id !== "" && { resume_id }),
    ...(limit !== "5" && { limit }),
  };
}

/** As the server is asked. */
export function questionOf(
  { q, kind, resume_id, limit }: Asked,
  /** Of the page: reasons are told in it, whatever language was asked in. */
  language: Language,
): RecommendQuestion {
  return {
    user_input: q.trim(),
    ...(kind !== "said" && { kind }),
    limit: Number(limit),
    language,
    ...(resume_id !== "" && { resume_id }),
  };
}

export function canAsk({ q, resume_id }: Asked): boolean {
  return q.trim() !== "" || resume_id !== "";
}
