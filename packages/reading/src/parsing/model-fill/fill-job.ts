/**
 * Asks a model for what the rules left open in an advertisement, under the same conditions as for a
 * résumé: quoted, proven, and never instead of what was found.
 */
import type { Models, TaskCtx } from "@bole/models";
import { Criterion, JobDraft } from "../../model/job-draft.ts";
import type { ParsedJob } from "../../model/parsed-job.ts";
import type { Sources, TextSpan } from "../../model/span.ts";
import { conceptPieces } from "../job/criteria/concepts.ts";
import { weightOf } from "../job/criteria/weight.ts";
import { findYears } from "../job/fields/years.ts";
import { type FindSkills, findNoSkills } from "../job/find-skills.ts";
import { lineAt } from "../job/text/read-lines.ts";
import { foldText } from "../resume/text/characters.ts";
import { QuotableText } from "./find-quote.ts";
import { JOB_FIELDS, readJobValue } from "./job-values.ts";
import { givesOrders } from "./order-lines.ts";
import type { QuotedField } from "./quoted-answer.ts";
import { readJobTask } from "./read-job-task.ts";

const TEXTS = ["organisation", "location"] as const;
const LONGEST = 40_000;
const MOST = 60;

export async function fillJob(
  models: Pick<Models, "run">,
  parsed: ParsedJob,
  ctx: TaskCtx,
  findSkills: FindSkills = findNoSkills,
): Promise<ParsedJob> {
  const text = parsed.draft.description.slice(0, LONGEST);
  const wanted = gapsOf(parsed);
  if (wanted.length === 0 || text.trim() === "") return parsed;
  const { value: answer } = await models.run(readJobTask, { text, wanted }, ctx);
  const quotable = new QuotableText(text);
  const values: Record<string, unknown> = {};
  const sources: Sources = {};
  const criteria: Criterion[] = [];
  for (const field of answer.fields) {
    const span = quotable.find(field.quote);
    if (span === undefined || givesOrders(text, span)) continue;
    if (/^criteria\[\d{1,2}\]$/.test(field.path) && wanted.includes("criteria")) {
      const criterion = criterionOf(text, span, field, criteria.length + 1, findSkills);
      if (criterion === undefined || criteria.length >= MOST) continue;
      sources[`criteria[${criteria.length}].text`] = [span];
      criteria.push(criterion);
      continue;
    }
    if (!wanted.includes(field.path) || field.path in values) continue;
    const proven = prove(text, quotable, span, field);
    if (proven === undefined) continue;
    values[field.path] = proven.value;
    sources[field.path] = [proven.span];
  }
  if (criteria.length > 0) values.criteria = criteria;
  const draft = JobDraft.safeParse({ ...parsed.draft, ...values });
  if (!draft.success) return parsed;
  return { ...parsed, draft: draft.data, sources: { ...sources, ...parsed.sources } };
}

/** Fields that say nothing yet. A title may be no more than the first words of the text. */
function gapsOf({ draft, sources }: ParsedJob): string[] {
  const isNamed = sources.title !== undefined || !draft.description.startsWith(draft.title);
  return [
    ...(isNamed ? [] : ["title"]),
    ...TEXTS.filter((name) => draft[name] === ""),
    ...JOB_FIELDS.filter((name) => draft[name] === null),
    ...(draft.criteria.length === 0 ? ["criteria"] : []),
  ];
}

function prove(text: string, quotable: QuotableText, quoted: TextSpan, field: QuotedField) {
  const name = JOB_FIELDS.find((known) => known === field.path);
  if (name !== undefined) {
    const value = readJobValue(name, field.value, text.slice(quoted.start, quoted.end));
    return value === undefined ? undefined : { value, span: quoted };
  }
  const span = quotable.find(field.value, quoted);
  if (span === undefined || span.end - span.start > 200) return undefined;
  return { value: text.slice(span.start, span.end).replace(/\s+/g, " "), span };
}

function criterionOf(
  text: string,
  span: TextSpan,
  { value }: QuotedField,
  number: number,
  findSkills: FindSkills,
) {
  const folded = foldText(text);
  const line = lineAt(folded, span.start, span.end);
  if (line === undefined || (value !== "must" && value !== "nice")) return undefined;
  const [piece] = conceptPieces({ folded, findSkills }, line, false);
  const checked = Criterion.safeParse({
    id: `c${number}`,
    text: text.slice(span.start, span.end),
    need: value,
    weight: weightOf(line.text, value),
    skill: piece?.skill?.id ?? null,
    min_years: findYears(line.text)[0]?.min ?? null,
  });
  return checked.success ? checked.data : undefined;
}
