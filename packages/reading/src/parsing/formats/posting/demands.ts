/** Employment, experience and education in schema.org's words. */
import type { Degree, Employment, Remote } from "../../../model/job-draft.ts";
import { findDegrees, lowestDegree } from "../../job/fields/degree.ts";
import { findNoYears, findYears } from "../../job/fields/years.ts";
import { type JsonRecord, listOf, recordOf, textOf, textsOf } from "../unknown-json.ts";

const EMPLOYMENT: readonly (readonly [word: RegExp, employment: Employment])[] = [
  [/full.?time|permanent|全职/i, "full_time"],
  [/part.?time|per.?diem|兼职/i, "part_time"],
  [/contract|tempor|freelance|seasonal/i, "contract"],
  [/intern|实习/i, "internship"],
  [/volunteer|志愿/i, "volunteer"],
];
const WRITTEN: Readonly<Record<Employment, string>> = {
  full_time: "FULL_TIME",
  part_time: "PART_TIME",
  contract: "CONTRACTOR",
  internship: "INTERN",
  volunteer: "VOLUNTEER",
};

export function readEmployment(posting: JsonRecord): Employment | null {
  const words = textsOf(posting.employmentType).flatMap((text) => text.split(","));
  const known = words.flatMap((word) => EMPLOYMENT.find(([form]) => form.test(word))?.[1] ?? []);
  return known[0] ?? null;
}

export function writeEmployment(employment: Employment): string {
  return WRITTEN[employment];
}

export function readRemote(posting: JsonRecord): Remote | null {
  const said = textsOf(posting.jobLocationType).join(" ");
  if (/telecommute|remote/i.test(said)) return "remote";
  if (/hybrid/i.test(said)) return "hybrid";
  return /on.?site|in.?person/i.test(said) ? "onsite" : null;
}

export interface Years {
  readonly min: number | null;
  readonly max: number | null;
}

export function readYears(posting: JsonRecord): Years {
  for (const entry of listOf(posting.experienceRequirements)) {
    const record = recordOf(entry);
    const words = record === null ? textOf(entry) : textOf(record.description);
    const [said] = findYears(words);
    if (said !== undefined) return { min: said.min, max: said.max };
    const months = Number.parseFloat(textOf(record?.monthsOfExperience));
    if (Number.isFinite(months) && months >= 0 && months <= 720) {
      return { min: Math.round((months / 12) * 10) / 10, max: null };
    }
    if (/^no requirements?$/i.test(words) || findNoYears(words)) return { min: 0, max: null };
  }
  return { min: null, max: null };
}

export function writeYears({ min, max }: Years): JsonRecord | string | undefined {
  if (min === null && max === null) return undefined;
  if (min === 0 && max === null) return "no requirements";
  return {
    "@type": "OccupationalExperienceRequirements",
    monthsOfExperience: Math.round((min ?? 0) * 12),
    ...(max === null ? {} : { description: `${min ?? 0}-${max} years` }),
  };
}

const CATEGORIES: Readonly<Record<Degree, string>> = {
  none: "high school",
  associate: "associate degree",
  bachelor: "bachelor degree",
  master: "postgraduate degree",
  doctor: "postgraduate degree",
};

export function readDegree(posting: JsonRecord): Degree | null {
  const said = listOf(posting.educationRequirements).map((entry) => {
    const record = recordOf(entry);
    if (record === null) return textOf(entry);
    return [...textsOf(record.educationalLevel), ...textsOf(record.credentialCategory)].join(", ");
  });
  const words = said.join("; ");
  if (/^no requirements?$/i.test(words)) return "none";
  const plain = words.replace(/doctoral level,? ?postgraduate degree/gi, "doctorate");
  return lowestDegree(findDegrees(plain))?.degree ?? null;
}

export function writeDegree(degree: Degree): JsonRecord | string {
  if (degree === "none") return "no requirements";
  return {
    "@type": "EducationalOccupationalCredential",
    credentialCategory: CATEGORIES[degree],
    ...(degree === "doctor" ? { educationalLevel: "doctoral level" } : {}),
  };
}
