/** Sentences of reasons in both languages; one more language is one more column. */
import type { Language } from "../../state/language.ts";

/** Names in a row, as a person would say them. */
export function list(names: readonly string[], language: Language): string {
  if (language === "zh") return names.join("、");
  return names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

interface Sentences {
  readonly has: (skills: string) => string;
  readonly hasByResume: (skills: string) => string;
  readonly about: (interests: string) => string;
  readonly near: (wanted: string, has: string) => string;
  readonly words: (words: string) => string;
  readonly meaning: string;
  readonly onlyMeaning: (about: string) => string;
  readonly little: (about: string) => string;
  readonly quote: (quote: string) => string;
  readonly missing: (skills: string) => string;
  readonly years: (asks: number, has: number) => string;
  readonly personHas: (skills: string) => string;
  readonly personNear: (wanted: string, has: string) => string;
  readonly personYears: (years: number) => string;
  readonly personMissing: (skills: string) => string;
  readonly personMeaning: string;
  readonly end: string;
}

export const SENTENCES: Readonly<Record<Language, Sentences>> = {
  zh: {
    has: (skills) => `用得上你说的 ${skills}`,
    hasByResume: (skills) => `用得上你简历里的 ${skills}`,
    about: (interests) => `方向正是你感兴趣的 ${interests}`,
    near: (wanted, has) => `你说的 ${wanted} 与这里用到的 ${has} 相近`,
    words: (words) => `文中写到“${words}”`,
    meaning: "工作内容和你说的接近",
    onlyMeaning: (about) => `没有相同的技能或用词，内容上最接近“${about}”`,
    little: (about) => `和你说的关系不大，主要是“${about}”`,
    quote: (quote) => `原文：“${quote}”`,
    missing: (skills) => `还要求 ${skills}，你没有提到`,
    years: (asks, has) => `要求 ${asks} 年经验，你有 ${has} 年`,
    personHas: (skills) => `具备岗位看重的 ${skills}`,
    personNear: (wanted, has) => `没有写 ${wanted}，但做过相近的 ${has}`,
    personYears: (years) => `工作 ${years} 年`,
    personMissing: (skills) => `简历里没有 ${skills}`,
    personMeaning: "经历与岗位的内容相近",
    end: "。",
  },
  en: {
    has: (skills) => `Uses ${skills}, which you listed`,
    hasByResume: (skills) => `Uses ${skills} from your résumé`,
    about: (interests) => `It’s about ${interests}, which interests you`,
    near: (wanted, has) => `${wanted} is close to ${has}, which it uses`,
    words: (words) => `It mentions “${words}”`,
    meaning: "The work is close to what you described",
    onlyMeaning: (about) => `No skill or word in common; the closest part is “${about}”`,
    little: (about) => `Hardly related to what you said; it is about “${about}”`,
    quote: (quote) => `From the text: “${quote}”`,
    missing: (skills) => `It also asks for ${skills}, which you didn’t mention`,
    years: (asks, has) => `It asks for ${asks} years of experience; you have ${has}`,
    personHas: (skills) => `Has ${skills}, which the job asks for`,
    personNear: (wanted, has) => `Doesn’t mention ${wanted}, but has related ${has}`,
    personYears: (years) => `${years} ${years === 1 ? "year" : "years"} of experience`,
    personMissing: (skills) => `The résumé doesn’t mention ${skills}`,
    personMeaning: "Their experience is close to the job",
    end: ".",
  },
};
