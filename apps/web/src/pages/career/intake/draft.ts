/** What is filled in before a session begins, and what of it the server is told. Pure. */
import type { NewCareer } from "../../../api/career.ts";

export const TEXTS = [
  "current_position",
  "education_level",
  "industry",
  "location",
  "salary_expectation",
] as const;
export const LISTS = ["skills", "interests"] as const;
export const NUMBERS = ["work_experience", "age"] as const;

type Text = (typeof TEXTS)[number] | (typeof LISTS)[number];

export interface Draft {
  readonly message: string;
  readonly resumeId: string | null;
  readonly texts: Readonly<Partial<Record<Text, string>>>;
  readonly numbers: Readonly<Partial<Record<(typeof NUMBERS)[number], number | null>>>;
}

export const NO_DRAFT: Draft = { message: "", resumeId: null, texts: {}, numbers: {} };

/** What was left empty is left out. */
export function newCareerOf({ message, resumeId, texts, numbers }: Draft): NewCareer {
  const given = TEXTS.flatMap((field) => {
    const value = texts[field]?.trim() ?? "";
    return value === "" ? [] : [[field, value]];
  });
  const lists = LISTS.flatMap((field) => {
    const values = wordsOf(texts[field] ?? "");
    return values.length === 0 ? [] : [[field, values]];
  });
  const counts = NUMBERS.flatMap((field) => {
    const value = numbers[field] ?? null;
    return value === null ? [] : [[field, value]];
  });
  return {
    message: message.trim(),
    user_profile: {
      ...Object.fromEntries([...given, ...lists, ...counts]),
      ...(resumeId !== null && { resume_id: resumeId }),
    },
  };
}

/** Commas and their Chinese sisters part words. */
export const wordsOf = (text: string): string[] =>
  text
    .split(/[,，、;；\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
