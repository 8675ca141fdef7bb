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
    has: (skills) => `它用得上你说的 ${skills}`,
    hasByResume: (skills) => `它用得上你简历里的 ${skills}`,
    about: (interests) => `它的主题正是你关心的 ${interests}`,
    near: (wanted, has) => `你说的 ${wanted} 与它用到的 ${has} 相近`,
    words: (words) => `文中写到“${words}”`,
    meaning: "它要做的事与你说的意思相近",
    onlyMeaning: (about) => `没有相同的技能或用词，按意思最接近的是“${about}”`,
    little: (about) => `与你说的关系不大，它是关于“${about}”的`,
    quote: (quote) => `原文：“${quote}”`,
    missing: (skills) => `它还提到 ${skills}，你没有说起`,
    years: (asks, has) => `它要求 ${asks} 年经验，你是 ${has} 年`,
    personHas: (skills) => `具备岗位看重的 ${skills}`,
    personNear: (wanted, has) => `没有写 ${wanted}，但做过相近的 ${has}`,
    personYears: (years) => `工作 ${years} 年`,
    personMissing: (skills) => `简历里没有 ${skills}`,
    personMeaning: "经历与岗位的内容相近",
    end: "。",
  },
  en: {
    has: (skills) => `Uses ${skills}, which you named`,
    hasByResume: (skills) => `Uses ${skills} from your résumé`,
    about: (interests) => `It is about ${interests}, which you care about`,
    near: (wanted, has) => `${wanted} is close to the ${has} that it works with`,
    words: (words) => `It mentions “${words}”`,
    meaning: "What it is about is close to what you said",
    onlyMeaning: (about) => `No skill or word in common; by meaning it is near “${about}”`,
    little: (about) => `Hardly related to what you said; it is about “${about}”`,
    quote: (quote) => `In its words: “${quote}”`,
    missing: (skills) => `It also names ${skills}, which you did not`,
    years: (asks, has) => `It asks for ${asks} years of experience, you have ${has}`,
    personHas: (skills) => `Has ${skills}, which the job asks for`,
    personNear: (wanted, has) => `Does not name ${wanted}, but the related ${has}`,
    personYears: (years) => `${years} ${years === 1 ? "year" : "years"} at work`,
    personMissing: (skills) => `The résumé does not name ${skills}`,
    personMeaning: "The experience is close to what the job is about",
    end: ".",
  },
};
