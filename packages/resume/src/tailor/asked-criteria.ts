/** All that an advertisement asks for: its requirements, then what the work is. */
import { Criterion, type JobDraft } from "@bole/talent";
import { type AskedPiece, readAsked } from "./asked/read-asked.ts";

export interface AskedCriterion {
  readonly criterion: Criterion;
  readonly isDuty: boolean;
}

/** What the advertisement's text says counts; criteria that somebody added to it are kept as they are. */
export function askedCriteria({
  description,
  criteria,
}: Pick<JobDraft, "description" | "criteria">): AskedCriterion[] {
  const found = readAsked(description);
  const said = keyOf(description);
  const isRead = found.length > 0;
  const added = criteria.filter(({ text }) => !isRead || !said.includes(keyOf(text)));
  const read = found.map((piece, at) => criterionOf(piece, at, criteria));
  return [
    ...added.map((criterion) => ({ criterion, isDuty: false })),
    ...read.toSorted((a, b) => Number(a.isDuty) - Number(b.isDuty)),
  ];
}

/** With the skill and the need that the criterion of the same words has. */
function criterionOf(
  { text, need }: AskedPiece,
  at: number,
  criteria: readonly Criterion[],
): AskedCriterion {
  const known = criteria.find((one) => keyOf(one.text) === keyOf(text));
  if (known !== undefined) return { criterion: known, isDuty: false };
  const wanted = need === "duty" ? "nice" : need;
  const weight = need === "must" ? 3 : 1;
  const criterion = Criterion.parse({ id: `asked${at + 1}`, text, need: wanted, weight });
  return { criterion, isDuty: need === "duty" };
}

const keyOf = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, "");
