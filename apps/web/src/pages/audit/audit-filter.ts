/** What the list is limited to, as the address has it. */
import type { AuditFilter } from "../../api/audit.ts";

const NAMES = ["action", "actor", "person_id", "job_id", "run_id"] as const;

export function filterOf(search: Readonly<Record<string, unknown>>): AuditFilter {
  const given = NAMES.flatMap((name) => {
    const value = search[name];
    // A number in the address is read as one, whatever was meant.
    const said = typeof value === "string" || typeof value === "number" ? String(value) : "";
    return said === "" ? [] : [[name, said]];
  });
  return Object.fromEntries(given);
}
