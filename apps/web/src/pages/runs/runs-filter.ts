/** Which runs are asked for, as the address has it: anything else there means "all of them". */
import { AWAITED, type RunsFilter } from "../../api/runs.ts";
import { STATUSES } from "./statuses.ts";

export const ALL: RunsFilter = { status: "all", q: "" };

export function filterOf(search: Readonly<Record<string, unknown>>): RunsFilter {
  const status = [...STATUSES, ...AWAITED].find((known) => known === search.status) ?? "all";
  // A number in the address is read as one; the reader typed it as a word.
  const { q } = search;
  return { status, q: typeof q === "string" || typeof q === "number" ? String(q) : "" };
}

export function searchOf({ status, q }: RunsFilter): Readonly<Record<string, string>> {
  return { ...(status !== "all" && { status }), ...(q !== "" && { q }) };
}
