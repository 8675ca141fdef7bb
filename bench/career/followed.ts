/** Whether the second report does what the feedback asked for: by comparing the two, topic by topic. */
import type { CareerSession } from "@bole/career";
import { occupationById } from "@bole/career";
import type { Profile } from "./profiles.ts";

type Report = CareerSession["integrated_report"];

export function followed(
  { topic, field }: NonNullable<Profile["feedback"]>,
  first: Report,
  second: Report,
): boolean {
  if (first === null || second === null || second.changes.length === 0) return false;
  if (topic === "shorter") return lengthOf(second) < 0.7 * lengthOf(first);
  if (topic === "other_field") return isElsewhere(first, second, field);
  const section = second.focus_sections.find((one) => one.topic === topic);
  const isNew = !first.focus_sections.some((one) => one.topic === topic);
  // It speaks of what is compared, not of anything.
  const about = second.career_matching.matches.flatMap(({ occupation_id, openings }) => [
    `occupation:${occupation_id}`,
    ...openings.map(({ kind, id }) => `${kind}:${id}`),
  ]);
  const named = section?.statements.some(({ sources }) => sources.some((id) => about.includes(id)));
  return isNew && named === true && second.changes.some((change) => change.topic === topic);
}

function fieldsOf(report: NonNullable<Report>): Set<string> {
  return new Set(
    report.career_matching.matches.map(({ occupation_id }) => occupationById(occupation_id).field),
  );
}

function isElsewhere(
  first: NonNullable<Report>,
  second: NonNullable<Report>,
  field: string | undefined,
): boolean {
  const [before, after] = [fieldsOf(first), fieldsOf(second)];
  const wanted = field === undefined || after.has(field);
  return wanted && [...after].every((one) => one === field || !before.has(one));
}

function lengthOf(report: NonNullable<Report>): number {
  const { changes: _, sources: __, missing_parts: ___, ...content } = report;
  return JSON.stringify(content).length;
}
