/** Verifies that a report says nothing without a source, and that each source is one that it lists. */
import { statementsOf } from "./build-report.ts";
import type { IntegratedReport } from "./integrated-report.ts";

export interface ReportIssue {
  readonly path: string;
  readonly message: string;
}

export function checkReport(report: IntegratedReport): ReportIssue[] {
  const known = new Set(report.sources.map(({ id }) => id));
  const issues: ReportIssue[] = [];
  for (const { text, sources } of statementsOf(report)) {
    if (sources.length === 0)
      issues.push({ path: "statements", message: `“${text}” has no source` });
    for (const id of sources)
      if (!known.has(id))
        issues.push({
          path: "statements",
          message: `“${text}” cites "${id}", which is not listed`,
        });
  }
  for (const [at, text] of report.recommendations.entries())
    issues.push(...markIssues(text, `recommendations.${at}`, report));
  for (const text of sentencesOf(report.executive_summary))
    issues.push(...markIssues(text, "executive_summary", report));
  return issues;
}

/** Sentences end with their marks. */
export function sentencesOf(summary: string): string[] {
  return summary
    .split(/(?<=\])\s*(?!\[)/)
    .map((text) => text.trim())
    .filter(Boolean);
}

function markIssues(text: string, path: string, { sources }: IntegratedReport): ReportIssue[] {
  const marks = [...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));
  if (marks.length === 0 || !/\]$/.test(text))
    return [{ path, message: `“${text}” has no source` }];
  return marks
    .filter((mark) => mark < 1 || mark > sources.length)
    .map((mark) => ({ path, message: `[${mark}] is no source` }));
}
