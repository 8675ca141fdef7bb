/** Findings about the same words are one to a reader, for several reasons. Pure. */
import type { Finding } from "@bole/server/contract";

export interface FindingGroup {
  readonly kind: Finding["kind"];
  /** The longest of the words that were found. */
  readonly text: string;
  readonly start: number | null;
  readonly end: number | null;
  readonly reasons: readonly string[];
}

export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups: FindingGroup[] = [];
  // The longest first: what lies within it joins it.
  for (const finding of findings.toSorted((a, b) => b.text.length - a.text.length)) {
    const at = groups.findIndex((group) => isAbout(group, finding));
    const group = groups[at];
    if (group === undefined) {
      const { kind, text, start, end, reason } = finding;
      groups.push({ kind, text, start, end, reasons: [reason] });
    } else {
      const reasons = [...new Set([...group.reasons, finding.reason])];
      groups[at] = { ...group, reasons };
    }
  }
  return groups;
}

function isAbout(group: FindingGroup, { kind, text, start, end }: Finding): boolean {
  if (group.kind !== kind) return false;
  if (group.start === null || group.end === null || start === null || end === null) {
    return group.start === start && group.text.includes(text);
  }
  return start < group.end && group.start < end;
}
