/** Which jobs are asked for, as the address has it. Projects of students stand apart: they are chosen. */
import type { JobsFilter } from "../../api/jobs.ts";
import { KINDS, STATUSES } from "../../talent/names.ts";

export const USUAL: JobsFilter = { kind: "job", status: "all", q: "" };

export function filterOf(search: Readonly<Record<string, unknown>>): JobsFilter {
  const { q } = search;
  return {
    kind: [...KINDS, "all" as const].find((known) => known === search.kind) ?? USUAL.kind,
    status: [...STATUSES, "archived" as const].find((known) => known === search.status) ?? "all",
    // A number in the address is read as one; the reader typed it as a word.
    q: typeof q === "string" || typeof q === "number" ? String(q) : "",
  };
}

export function searchOf({ kind, status, q }: JobsFilter): Readonly<Record<string, string>> {
  return {
    ...(kind !== USUAL.kind && { kind }),
    ...(status !== "all" && { status }),
    ...(q !== "" && { q }),
  };
}
