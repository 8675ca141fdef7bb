import { type Counts, f1, merge, scoreResume, sum } from "@bole/reading/corpus";
import {
  type ExportFormat,
  exportResume,
  openResumeRenderer,
  Paper,
  type ResumeRenderer,
  TEMPLATES,
} from "@bole/resume";
import { digestFile, type ResumeData } from "@bole/talent";
import type { Report } from "../table.ts";
import { corpusPeople, demoPeople, longPeople, type MeasuredPerson } from "./people.ts";

interface Way {
  readonly name: string;
  readonly format: ExportFormat;
  readonly template?: (typeof TEMPLATES)[number]["id"];
  readonly paper?: Paper;
}

interface Read {
  readonly way: Way;
  readonly person: MeasuredPerson;
  readonly counts: Counts;
}

const WAYS: readonly Way[] = [
  ...TEMPLATES.flatMap(({ id }) =>
    Paper.options.map(
      (paper): Way => ({ name: `PDF, ${id}, ${paper}`, format: "pdf", template: id, paper }),
    ),
  ),
  { name: "Markdown", format: "md" },
  { name: "JSON", format: "json" },
  { name: "JSON Resume", format: "jsonresume" },
];

/** Our own files, read by our own parser: what of the résumé comes back? */
export async function report(): Promise<Report> {
  const today = new Date();
  const short = [...(await demoPeople(today)), ...corpusPeople()];
  const long = longPeople(short);
  const people = [...short, ...long];
  const renderer = openResumeRenderer();
  const all: Read[] = [];
  for (const way of WAYS) {
    for (const person of people) {
      const back = await readBack(renderer, person, way, today);
      all.push({ way, person, counts: scoreResume(shown(back), shown(person.data)) });
    }
  }
  await renderer.close();
  const pdfs = all.filter(({ way }) => way.format === "pdf");
  return {
    title: "A résumé sent out and read again",
    about: `${short.length} people of the demo and of the parsing corpus, and ${long.length} of them with three others' posts, projects and studies added (two pages and more), each written by every template on both papers and in every other format, and read by the parser that reads everybody's files. A field is right only if its words are (descriptions: 95 % of their letters, and every list item); an address with and without "https://" is the same. F1 of precision and recall over all fields. What is lost is what the parser cannot know: places it has not heard of, roles that are no words for roles, a single year that is a beginning. Wanted: 0.98.`,
    head: ["file", "Chinese", "English", "both"],
    rows: [
      ["all PDFs", ...scores(pdfs)],
      ["PDFs of two pages and more", ...scores(pdfs.filter(({ person }) => long.includes(person)))],
      ...WAYS.map((way) => [way.name, ...scores(all.filter((read) => read.way === way))]),
      ...weakest(pdfs),
    ],
  };
}

async function readBack(
  renderer: ResumeRenderer,
  { data, language }: MeasuredPerson,
  { name: _, ...way }: Way,
  today: Date,
): Promise<ResumeData> {
  const { name, bytes } = await exportResume(renderer, { data, language }, way);
  const { resume } = await digestFile({ name, bytes }, today, {});
  return resume.data;
}

/** Addresses as they are shown. */
const shown = (data: ResumeData): ResumeData => ({
  ...data,
  basic: {
    ...data.basic,
    links: data.basic.links.map((link) => link.replace(/^https?:\/\/(www\.)?|\/$/gi, "")),
  },
});

function scores(reads: readonly Read[]): string[] {
  const of = (some: readonly Read[]) =>
    f1(sum(some.flatMap(({ counts }) => [...counts.values()]))).toFixed(3);
  const by = (language: string) => reads.filter(({ person }) => person.language === language);
  return [of(by("zh")), of(by("en")), of(reads)];
}

/** The fields that are lost most often. */
function weakest(reads: readonly Read[]): string[][] {
  const fields = [...merge(reads.map(({ counts }) => counts))];
  return fields
    .toSorted((one, other) => f1(one[1]) - f1(other[1]))
    .slice(0, 5)
    .map(([field, count]) => [`\`${field}\` in PDFs`, "", "", f1(count).toFixed(3)]);
}
