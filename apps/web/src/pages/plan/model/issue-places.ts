/** Where an issue stands: in which step, at which field, on which line of the text. */
import type { PlanReport } from "@bole/server/contract";
import { type JsonPath, parsePath, startsWith } from "../../../json/json-path.ts";
import { locate, scanJson } from "../../../json/scan-json.ts";
import { lineAndColumn } from "../../../json/text-lines.ts";

export type Issue = PlanReport["issues"][number];

export interface PlacedIssue extends Issue {
  readonly at: JsonPath;
  /** Position of its step; null for the plan as a whole. */
  readonly step: number | null;
  /** Null while the text cannot be read. */
  readonly line: number | null;
  readonly offset: number;
}

export function placeIssues(issues: readonly Issue[], text: string): readonly PlacedIssue[] {
  const scan = scanJson(text);
  return issues.map((issue) => {
    const at = parsePath(issue.path);
    const found = scan.ok ? locate(scan.root, at) : undefined;
    const offset = found?.keyStart ?? found?.start ?? 0;
    const [first, second] = at;
    const step = first === "steps" && typeof second === "number" ? second : null;
    const line = scan.ok ? lineAndColumn(text, offset).line : null;
    return { ...issue, at, step, offset, line };
  });
}

/** Of this place and of everything below it. */
export function issuesBelow(issues: readonly PlacedIssue[], path: JsonPath) {
  return issues.filter(({ at }) => startsWith(at, path));
}

/** Of a step, where no field of the form would show them. */
export function issuesBeside(
  issues: readonly PlacedIssue[],
  step: number,
  shown: readonly JsonPath[],
) {
  const base = ["steps", step];
  return issuesBelow(issues, base).filter(
    ({ at }) => !shown.some((path) => startsWith(at, [...base, ...path])),
  );
}
