/** Work, education and projects from labelled entries. */
import type { Education, ResumeProject, WorkExperience } from "../../../../model/resume-data.ts";
import type { Context } from "../../context.ts";
import { LIMITS } from "../../draft.ts";
import { joinLines } from "../../text/join-lines.ts";
import type { LabelledLine } from "../labelled-line.ts";
import { dates } from "./dates.ts";
import type { TrainedEntry } from "./entries.ts";
import { firstOf, put, rangeOf, type Spans, spansOf } from "./fields.ts";
import { leftoversOf, restOf } from "./leftovers.ts";
import { studyOf } from "./studies.ts";

export function writeWork(context: Context, entries: readonly TrainedEntry[]): WorkExperience[] {
  return underOneCompany(context.text, withoutTold(entries.filter((entry) => !isBreak(entry))))
    .slice(0, LIMITS.workExperience)
    .map(({ entry, company, position }, index) => {
      const path = `workExperience[${index}]`;
      const place = firstOf(entry.head, "place");
      return {
        id: `work-${index + 1}`,
        company: field(context, `${path}.company`, company),
        position: field(context, `${path}.position`, position),
        location: field(context, `${path}.location`, place),
        ...dates(context.sourced, path, rangeOf(context.text, entry.head, position), "start"),
        description: told(context, path, entry),
      };
    });
}

const BREAK =
  /照顾|待业|空窗|求职中|休养|病休|休息|育儿|带孩子|产假|备考|考研|家庭原因|游学|间隔年|\b(?:career break|gap year|sabbatical|parental leave|maternity|paternity|family leave|caring for|care of (?:my|a|the)|raising|stay-at-home|unemployed|looking for work|job search|travelling|traveling)\b/i;

/** A time between two jobs, which is told among them. */
const isBreak = ({ head }: TrainedEntry) =>
  head.some(({ line }) => BREAK.test(line.text)) &&
  (firstOf(head, "company").length === 0 || firstOf(head, "position").length === 0);

interface Job {
  readonly entry: TrainedEntry;
  readonly company: Spans;
  readonly position: Spans;
}

/** Positions below one another at the same company name it once. */
function underOneCompany(text: string, entries: readonly TrainedEntry[]): Job[] {
  const first = isCompanyFirst(entries);
  const jobs: Job[] = [];
  let company: Spans = [];
  for (const [index, entry] of entries.entries()) {
    const [own, position] = pairOf(text, entry, first);
    const frame = position.length === 0 && isFrame(entry, entries[index + 1]);
    company = own.length > 0 ? own : entry.apart ? [] : company;
    if (!frame) jobs.push({ entry, company, position });
  }
  return jobs;
}

/**
 * A line of a description may look like the beginning of a job. What says neither when, nor both whom for and as what,
 * is told of the job above, if that one says when.
 */
function withoutTold(entries: readonly TrainedEntry[]): TrainedEntry[] {
  const jobs: TrainedEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    const above = jobs.at(-1);
    const isTold =
      above !== undefined && !entry.apart && isDated(above) && !isDated(entry) && !isNamed(entry);
    if (!isTold || isFrame(entry, entries[index + 1]))
      jobs.push({ ...entry, body: [...entry.body] });
    else above.body.push(...entry.head.map(({ line }) => line), ...entry.body);
  }
  return jobs;
}

const isDated = ({ head }: TrainedEntry): boolean => firstOf(head, "date").length > 0;
const isNamed = ({ head }: TrainedEntry): boolean =>
  firstOf(head, "company").length > 0 && firstOf(head, "position").length > 0;

/** A company alone above the positions that somebody had there. */
const isFrame = ({ head, body }: TrainedEntry, next: TrainedEntry | undefined): boolean =>
  firstOf(head, "company").length > 0 &&
  body.length === 0 &&
  next !== undefined &&
  !next.apart &&
  firstOf(next.head, "company").length === 0 &&
  firstOf(next.head, "position").length > 0;

/** Whether most entries of a document name the company before the position. */
function isCompanyFirst(entries: readonly TrainedEntry[]): boolean {
  const order = entries.map(({ head }) => {
    const [[company], [position]] = [firstOf(head, "company"), firstOf(head, "position")];
    return company && position ? Math.sign(position.start - company.start) : 0;
  });
  return order.reduce((sum: number, one) => sum + one, 0) > 0;
}

/**
 * Whom for and as what. Where only one of them was seen, but twice, the other is the one that stands
 * where the document has it elsewhere; else it is what is left over.
 */
function pairOf(text: string, { head }: TrainedEntry, companyFirst: boolean): [Spans, Spans] {
  const company = firstOf(head, "company", "school");
  const position = firstOf(head, "position", "role", "title");
  if (company.length > 0 === position.length > 0) return [company, position];
  const twice = spansOf(head, company.length > 0 ? "company" : "position");
  const [first, second] = twice;
  if (first && second) return companyFirst ? [first, second] : [second, first];
  const left = leftoversOf(text, head).slice(0, 1);
  return company.length > 0 ? [company, left] : [left, position];
}

export function writeEducation(context: Context, entries: readonly TrainedEntry[]): Education[] {
  return entries.slice(0, LIMITS.education).map((entry, index) => {
    const path = `education[${index}]`;
    const known = firstOf(entry.head, "school", "company");
    const left = leftoversOf(context.text, entry.head);
    const school = known.length > 0 ? known : left.slice(0, 1);
    const { degree: said, major } = studyOf(
      context.text,
      firstOf(entry.head, "degree"),
      firstOf(entry.head, "major"),
    );
    // A school and one thing more: that is what was learnt there.
    const alone = said.length === 0 && major.length === 0 && known.length > 0 && left.length === 1;
    const degree = alone ? left : said;
    return {
      id: `education-${index + 1}`,
      school: field(context, `${path}.school`, school),
      major: field(context, `${path}.major`, major),
      degree: field(context, `${path}.degree`, degree),
      ...dates(context.sourced, path, rangeOf(context.text, entry.head, []), "end"),
      description: told(context, path, entry),
    };
  });
}

export function writeProjects(context: Context, entries: readonly TrainedEntry[]): ResumeProject[] {
  return entries.slice(0, LIMITS.projects).map((entry, index) => {
    const path = `projects[${index}]`;
    return {
      id: `project-${index + 1}`,
      name: field(context, `${path}.name`, firstOf(entry.head, "project", "company")),
      role: field(context, `${path}.role`, firstOf(entry.head, "role", "position")),
      ...dates(context.sourced, path, rangeOf(context.text, entry.head, []), "start"),
      description: told(context, path, entry),
    };
  });
}

const field = ({ sourced, original }: Context, path: string, spans: Spans) =>
  put(sourced, original, path, spans);

/** The description, and what of the lines above it gave nothing else. */
function told(context: Context, path: string, { head, body }: TrainedEntry): string {
  const { sourced, original, text } = context;
  const used = Object.entries(sourced.sources).flatMap(([name, spans]) =>
    name.startsWith(`${path}.`) ? spans : [],
  );
  const rest = head.flatMap(({ line, tags }) =>
    tags.length === 0 ? [line] : restOf(text, line, [...used, ...datesOf(tags, used)]),
  );
  return sourced.prose(`${path}.description`, joinLines(original, [...rest, ...body]));
}

/** With the signs between the two days. */
const datesOf = (tags: LabelledLine["tags"], used: Spans) =>
  tags.filter(
    (own) =>
      own.tag === "date" && used.some(({ start, end }) => start < own.end && own.start < end),
  );
