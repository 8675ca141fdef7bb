/** Which entries of the log are asked for, as the address has it. */
import type { LogFilter } from "../../../api/guardrails.ts";
import { CHECK_NAMES, SEVERITIES } from "../check-names.ts";

export const ALL: LogFilter = { check: "all", severity: "all", text: "", run: "" };

export function filterOf(search: Readonly<Record<string, unknown>>): LogFilter {
  return {
    check: CHECK_NAMES.find((known) => known === search.check) ?? "all",
    severity: SEVERITIES.find((known) => known === search.severity) ?? "all",
    text: wordOf(search.text),
    run: wordOf(search.run),
  };
}

export function searchOf({ check, severity, text, run }: LogFilter) {
  return {
    tab: "log",
    ...(check !== "all" && { check }),
    ...(severity !== "all" && { severity }),
    ...(text !== "" && { text }),
    ...(run !== "" && { run }),
  };
}

/** A number in the address is read as one; the reader typed it as a word. */
function wordOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
