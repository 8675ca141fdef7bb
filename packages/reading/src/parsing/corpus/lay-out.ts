/** Lays a person's data out in a wording, and says what a reader of the result can know. */
import type { ResumeData } from "../../model/resume-data.ts";
import { projectRows, studyRows, workRows } from "./entry-rows.ts";
import type { Block, SectionName, Sheet, SheetSection, Wording } from "./sheet.ts";

export interface LaidOut {
  readonly sheet: Sheet;
  readonly truth: ResumeData;
}

const ASIDE: readonly SectionName[] = [
  "skills",
  "languages",
  "certificates",
  "interests",
  "awards",
];

export function layOut(data: ResumeData, wording: Wording): LaidOut {
  const truth = shown(data, wording);
  const sections = wording.order.flatMap((name): SheetSection[] => {
    const blocks = blocksOf(truth, name, wording);
    if (blocks.length === 0) return [];
    return [{ heading: wording.headings[name], aside: ASIDE.includes(name), blocks }];
  });
  const { name, title } = data.basic;
  const labelled = wording.labels?.title !== undefined;
  return {
    truth,
    sheet: { name, title: labelled ? "" : title, contact: contactOf(data, wording), sections },
  };
}

function blocksOf(data: ResumeData, name: SectionName, wording: Wording): Block[] {
  const lines = (text: string) => text.split("\n").filter((line) => line !== "");
  const plain = (text: string) => (text === "" ? [] : [{ rows: [], lines: lines(text) }]);
  switch (name) {
    case "summary":
      return plain(data.basic.summary);
    case "skills":
      return plain(data.skillContent);
    case "work":
      return data.workExperience.map((entry) => ({
        rows: workRows(entry, wording),
        lines: lines(entry.description),
      }));
    case "education":
      return data.education.map((entry) => ({
        rows: studyRows(entry, wording),
        lines: lines(entry.description),
      }));
    case "projects":
      return data.projects.map((entry) => ({
        rows: projectRows(entry, wording),
        lines: lines(entry.description),
      }));
    default:
      return plain(data.other.find(({ title }) => title === name)?.content ?? "");
  }
}

/** What the wording shows of the data: some name no place, some no months. */
function shown(data: ResumeData, wording: Wording): ResumeData {
  const date = (value: string) =>
    wording.yearsOnly && value !== "present" ? value.slice(0, 4) : value;
  const dated = <T extends { startDate: string; endDate: string }>(entry: T): T => ({
    ...entry,
    startDate: date(entry.startDate),
    endDate: date(entry.endDate),
  });
  const hasPlace = wording.work !== "dates-first" && wording.work !== "at";
  return {
    ...data,
    education: data.education.map(dated),
    projects: data.projects.map(dated),
    workExperience: data.workExperience.map((entry) => ({
      ...dated(entry),
      location: hasPlace ? entry.location : "",
    })),
    other: wording.order.flatMap((name) => data.other.filter(({ title }) => title === name)),
  };
}

function contactOf({ basic }: ResumeData, { labels, demographics, headings }: Wording) {
  const cell = (label: string | undefined, value: string) =>
    value === "" ? [] : [{ label: label ?? "", value }];
  const zh = /[\u4e00-\u9fff]/.test(headings.work);
  return [
    [
      ...(labels?.title === undefined ? [] : cell(labels.title, basic.title)),
      ...cell(labels?.phone, basic.phone),
      ...cell(labels?.email, basic.email),
    ],
    [
      ...(demographics
        ? zh
          ? [
              { label: "性别", value: "男" },
              { label: "年龄", value: "29" },
            ]
          : []
        : []),
      ...cell(labels?.location, basic.location),
      ...basic.links.flatMap((link) => cell(labels?.link, link)),
    ],
  ].filter((row) => row.length > 0);
}
