/** The checks of a review, each from what the résumé says. Pure. */
import { threadJob } from "@bole/base/threads";
import { numbersIn } from "@bole/language/text";
import { ResumeData } from "@bole/talent";
import { entryLabel, type Language } from "../model/structure.ts";
import { polishText } from "../polish/polish-text.ts";
import { gapsIn, gapWords } from "../reading/assessment.ts";
import { bulletOf, byTime, type Entry, entriesOf, linesOf, textOf } from "../reading/entries.ts";
import { remarksOn } from "../reading/remarks.ts";
import type { Check, Fix, Review } from "./review.ts";

/** Words on two full pages; a Chinese character counts as half of one. */
const MOST_WORDS = 1_100;

export function reviewResume(data: ResumeData, language: Language, today: Date): Review {
  const posts = [...entriesOf(data, "workExperience"), ...entriesOf(data, "projects")];
  const checks = [
    contact(data, language),
    dates(data, language, today),
    gaps(data, language, today),
    figures(posts),
    wording(posts),
    bullets(posts),
    order(data, language),
    length(data),
  ];
  const counted = checks.filter(({ of }) => of > 0);
  const shares = counted.map(({ good, of }) => good / of);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return { score: counted.length === 0 ? null : Math.round(mean * 100), checks };
}

export const reviewResumeJob = threadJob<typeof reviewResume>(
  new URL(import.meta.url),
  "reviewResume",
);

const check = (id: Check["id"], of: number, findings: string[], fixes: Fix[] = []): Check => ({
  id,
  good: Math.max(0, of - findings.length),
  of,
  findings,
  fixes,
});

function contact({ basic }: ResumeData, language: Language): Check {
  const names = {
    name: { zh: "姓名", en: "Name" },
    email: { zh: "邮箱", en: "E-mail" },
    phone: { zh: "电话", en: "Phone" },
    location: { zh: "城市", en: "City" },
  } as const;
  const missing = (["name", "email", "phone", "location"] as const).filter(
    (field) => basic[field].trim() === "",
  );
  return check(
    "contact",
    4,
    missing.map((field) => names[field][language]),
  );
}

function dates(data: ResumeData, language: Language, today: Date): Check {
  const entries = [...entriesOf(data, "workExperience"), ...entriesOf(data, "education")];
  const undated = entries.filter(({ fields }) => !fields.startDate && !fields.endDate).map(nameOf);
  const odd = remarksOn(ResumeData.parse({}), data, today, language);
  return check("dates", entries.length, [...undated, ...odd].slice(0, entries.length));
}

function gaps(data: ResumeData, language: Language, today: Date): Check {
  const found = gapsIn(data, today).map((gap) => gapWords(gap, language));
  const dated = entriesOf(data, "workExperience").length + entriesOf(data, "education").length;
  return check("gaps", Math.max(dated - 1, found.length), found);
}

/** A third of the lines is a common advice; each line without one is shown, none is made up. */
function figures(posts: readonly Entry[]): Check {
  const lines = posts.flatMap(linesOf);
  const without = lines.filter(({ text }) => numbersIn(text).length === 0);
  const wanted = Math.ceil(lines.length / 3);
  const has = lines.length - without.length;
  const findings = has >= wanted ? [] : without.map(({ text }) => text);
  return { id: "figures", good: Math.min(has, wanted), of: wanted, findings, fixes: [] };
}

/** What the rules of polishing would say otherwise, with every fact kept. */
function wording(posts: readonly Entry[]): Check {
  const told = posts.filter((entry) => textOf(entry) !== "");
  const fixes = told.flatMap((entry): Fix[] => {
    const before = textOf(entry);
    const after = polishText(before);
    return after === before.trim() ? [] : [fixOf(entry, before, after)];
  });
  return check(
    "wording",
    told.length,
    fixes.map(({ entry_label }) => entry_label),
    fixes,
  );
}

/** Either every line of a post is a bullet, or none is. */
function bullets(posts: readonly Entry[]): Check {
  const told = posts.filter((entry) => linesOf(entry).length > 1);
  const fixes = told.flatMap((entry): Fix[] => {
    const before = textOf(entry);
    const lines = before.split("\n").filter((line) => line.trim() !== "");
    if (lines.every((line) => bulletOf(line) !== "")) return [];
    const after = lines
      .map((line) => (bulletOf(line) === "" ? `- ${line.trim()}` : line))
      .join("\n");
    return [fixOf(entry, before, after)];
  });
  return check(
    "bullets",
    told.length,
    fixes.map(({ entry_label }) => entry_label),
    fixes,
  );
}

/** Recruiters read the newest first. */
function order(data: ResumeData, language: Language): Check {
  const lists = (["workExperience", "education"] as const)
    .map((name) => entriesOf(data, name))
    .filter((entries) => entries.length > 1);
  const turned = lists.filter((entries) => {
    const dated = entries.filter(({ fields }) => fields.startDate || fields.endDate);
    return byTime(dated).some((entry, at) => entry !== dated[at]);
  });
  const names = {
    workExperience: { zh: "工作经历", en: "Experience" },
    education: { zh: "教育经历", en: "Education" },
  };
  const isSorted = Reflect.get(Object(data.look), "newest_first") === true;
  const findings = isSorted
    ? []
    : turned.map(
        ([first]) => names[first?.list === "education" ? "education" : "workExperience"][language],
      );
  const fix: Fix = {
    ...{ section: "look", entry_id: null, entry_label: "", field: "newest_first" },
    before: false,
    after: true,
  };
  return check("order", lists.length, findings, findings.length === 0 ? [] : [fix]);
}

function length({ look: _, ...data }: ResumeData): Check {
  const text = JSON.stringify(data);
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\d]{2,}/gu)?.length ?? 0;
  const count = words + Math.round(han / 2);
  return check("length", 1, count > MOST_WORDS ? [String(count)] : []);
}

const nameOf = ({ list, fields }: Entry) => entryLabel(list, fields);

const fixOf = (entry: Entry, before: string, after: string): Fix => ({
  section: entry.list,
  entry_id: entry.id,
  entry_label: nameOf(entry),
  field: "description",
  before,
  after,
});
