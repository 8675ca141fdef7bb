/** All that an advertisement asks for: its requirements, then what the work is. */
import { Criterion, dutiesIn, type JobDraft } from "@bole/talent";

export interface AskedCriterion {
  readonly criterion: Criterion;
  readonly isDuty: boolean;
}

/** What is asked for already is not said twice. */
export function askedCriteria({
  description,
  criteria,
}: Pick<JobDraft, "description" | "criteria">): AskedCriterion[] {
  const duties = dutiesIn(description)
    .filter((duty) => !criteria.some(({ text }) => text.includes(duty) || duty.includes(text)))
    .map((text, at) => Criterion.parse({ id: `duty${at + 1}`, text, need: "nice", weight: 1 }));
  return [
    ...criteria.map((criterion) => ({ criterion, isDuty: false })),
    ...duties.map((criterion) => ({ criterion, isDuty: true })),
  ];
}
