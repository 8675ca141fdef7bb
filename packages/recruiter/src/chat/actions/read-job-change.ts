/** What a change of a job means in its fields. Words that say nothing of the field give `null`: nothing is guessed. */
import { folded, numbersIn, readNumber, tellingWords } from "@bole/language/text";
import { Criterion, type Job, JobDraft, type ParsedJob, type Salary } from "@bole/talent";
import type { ChatAction, JobField } from "../../model/chat-action.ts";
import { piecesOf } from "../../reading/match-titles.ts";

type Change = Omit<Extract<ChatAction, { readonly kind: "change_job" }>, "kind" | "job_id">;
/** A job, or the draft of one. */
type Changed = Pick<Job, "title" | "description" | "criteria" | "salary"> & {
  readonly language: "zh" | "en";
};
type Fields = Partial<JobDraft>;

/** `missing`: what should go is not there; the list is what is. */
export type ReadChange = Fields | { readonly missing: readonly string[] } | null;

/** Reads an advertisement; a server does it in a thread. */
type Parse = (text: string) => Promise<ParsedJob>;

export async function readJobChange(
  change: Change,
  job: Changed,
  parse: Parse,
): Promise<ReadChange> {
  const { field, action } = change;
  const value = change.value.trim();
  const isGone = action === "remove";
  switch (field) {
    case "title":
      return isGone || value === "" ? null : { title: value.slice(0, 200) };
    case "location":
      return { location: isGone ? "" : value.slice(0, 200) };
    case "headcount":
      return headcount(isGone ? null : readNumber(value));
    case "pay":
      return isGone ? { salary: null } : payOf(value, job, parse);
    case "remote":
      return remoteOf(value, isGone, parse);
    case "description":
      return descriptionOf(change, job);
    case "criteria":
      return criteriaOf(change, job, parse);
  }
}

function headcount(places: number | null | undefined): Fields | null {
  const { success, data } = JobDraft.shape.places.safeParse(places);
  return success && places !== undefined ? { places: data } : null;
}

async function payOf(value: string, job: Changed, parse: Parse): Promise<Fields | null> {
  const label = job.language === "zh" ? "薪资：" : "Salary: ";
  const read = (await parse(`${label}${value}`)).draft.salary ?? inWords(value, job);
  if (read === null) return null;
  // Without a currency of its own the one before holds.
  const names = /\p{Sc}|\p{Lu}{3}/u.test(value);
  const currency = names ? read.currency : (job.salary?.currency ?? read.currency);
  const months = read.months ?? (job.salary?.per === read.per ? job.salary.months : null);
  return { salary: inThousands({ ...read, currency, months }, job.salary) };
}

/** "60 to 70" of a job that pays 65,000 is thousands. */
function inThousands(said: Salary, before: Salary | null): Salary {
  const near = (before?.max ?? before?.min ?? 0) / THOUSAND;
  const most = said.max ?? said.min ?? 0;
  const isMeant = most > 0 && most < THOUSAND && most >= near / 5 && most <= near * 5;
  const times = (value: number | null) => (value === null ? null : value * THOUSAND);
  // So small a number was taken for the pay of an hour.
  const { per = said.per, months = said.months } = before ?? {};
  return isMeant ? { ...said, per, months, min: times(said.min), max: times(said.max) } : said;
}

const THOUSAND = 1000;

/** Which field the words alone are about, by what the reader of advertisements makes of them. */
export async function fieldIn(value: string, job: Changed, parse: Parse): Promise<JobField> {
  const alone = (await parse(job.title)).draft;
  const { location, remote } = (await parse(`${job.title}\n${value}`)).draft;
  if (location !== alone.location) return "location";
  if (remote !== alone.remote) return "remote";
  const pay = await payOf(value, job, parse);
  const isBare = pay !== null && tellingWords(value).every((word) => /\p{N}/u.test(word));
  const hasPay = (await parse(`${job.title}\n${value}`)).draft.salary !== null;
  return hasPay || isBare ? "pay" : "criteria";
}

/** 两万五到三万: numbers in words, by the currency and the period that the job has. */
function inWords(value: string, { salary, language }: Changed): Salary | null {
  const numbers = numbersIn(value).flatMap(({ value: one, to }) =>
    to === undefined ? [one] : [one, to],
  );
  if (numbers.length === 0 || numbers.length > 2) return null;
  const known = salary ?? (language === "zh" ? { currency: "CNY", per: "month" as const } : null);
  if (known === null) return null;
  const { currency, per } = known;
  return { min: Math.min(...numbers), max: Math.max(...numbers), currency, per, months: null };
}

async function remoteOf(value: string, isGone: boolean, parse: Parse): Promise<Fields | null> {
  if (value === "") return { remote: isGone ? "onsite" : "remote" };
  const { remote } = (await parse(`${value}\n${value}`)).draft;
  if (remote === null) return null;
  return { remote: isGone && remote === "remote" ? "onsite" : remote };
}

function descriptionOf({ action, value, old }: Change, { description }: Changed): ReadChange {
  const lines = description.split("\n");
  const at = lineOf(action === "remove" ? value || old : old, lines);
  if (action === "remove" || old !== "") {
    if (at === -1) return { missing: lines.filter(Boolean).slice(0, 6) };
    const replaced = action === "remove" ? [] : [value];
    return { description: lines.toSpliced(at, 1, ...replaced).join("\n") };
  }
  if (value === "") return null;
  return {
    description: action === "set" ? value : [description, value].filter(Boolean).join("\n"),
  };
}

/** What is "set" without naming another is added: a list is not thrown away by a word. */
async function criteriaOf(
  { action, value, old }: Change,
  { criteria, language }: Changed,
  parse: Parse,
): Promise<ReadChange> {
  const texts = criteria.map(({ text }) => text);
  const at = lineOf(action === "remove" ? value || old : old, texts);
  if ((action === "remove" || old !== "") && at === -1) return { missing: texts };
  if (action === "remove") return { criteria: criteria.toSpliced(at, 1) };
  if (value === "") return null;
  const heading = language === "zh" ? "任职要求：" : "Requirements:";
  const read = (await parse(`${heading}\n- ${value}`)).draft.criteria;
  const plain = { id: "c1", text: value.slice(0, 500), need: "must" as const };
  const found = read.length > 0 ? read : [Criterion.parse(plain)];
  const kept = at === -1 ? criteria : criteria.toSpliced(at, 1);
  const taken = new Set(kept.map(({ id }) => id));
  let count = 0;
  const added = found.map((one) => {
    let id = one.id;
    while (taken.has(id)) id = `c${++count}`;
    taken.add(id);
    return { ...one, id };
  });
  return { criteria: [...kept, ...added] };
}

/** Which line words mean: the one that has them, or else the only one that shares the most with them; -1 for none. */
function lineOf(words: string, lines: readonly string[]): number {
  const sought = folded(words.trim());
  if (sought === "") return -1;
  const whole = lines.findIndex((line) => folded(line).includes(sought));
  if (whole !== -1) return whole;
  const said = new Set(piecesOf(words));
  const shared = lines.map((line) => piecesOf(line).filter((piece) => said.has(piece)).length);
  const most = Math.max(0, ...shared);
  return most > 0 && shared.indexOf(most) === shared.lastIndexOf(most) ? shared.indexOf(most) : -1;
}
