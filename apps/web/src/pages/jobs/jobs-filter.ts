/** Which jobs are asked for, as the address has it: anything else there means "all of them". */
import type { JobsFilter } from "../../api/jobs.ts";
import { KINDS, STATUSES } from "../../talent/names.ts";

export const ALL: JobsFilter = { kind: "all", status: "all", q: "" };

export function filterOf(search: Readonly<Record<string, unknown>>): JobsFilter {
  const { q } = search;
  return {
    kind: KINDS.find((known) => known === search.kind) ?? "all",
    status: [...STATUSES, "archived" as const].find((known) => known === search.status) ?? "all",
    // A number in the address is read as one; the reader typed it as a word.
    q: typeof q === "string" || typeof q === "number" ? String(q) : "",
  };
}

export function searchOf({ kind, status, q }: JobsFilter): Readonly<Record<string, string>> {
  return {
    ...(kind !== "all" && { kind }),
    ...(status !== "all" && { status }),
    ...(q !== "" && { q }),
  };
}
