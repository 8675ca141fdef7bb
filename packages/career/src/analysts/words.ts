/** Words for the codes of the data set, in both languages. */
import type { Occupation, Via } from "@bole/talent";
import type { Bilingual, Language } from "../text/language.ts";

export const VIA: Readonly<Record<Via, Bilingual>> = {
  project: { zh: "先做出能展示的作品或项目", en: "a piece of work that can be shown" },
  internal: {
    zh: "在原单位内转岗，或转到相近的岗位",
    en: "a change within the company, or to a similar job",
  },
  course: { zh: "先系统学一门课程", en: "a course first" },
  certificate: { zh: "先考取证书", en: "a certificate first" },
  licence: { zh: "先取得执业资格", en: "a licence first" },
  degree: { zh: "先取得相应学历", en: "a degree first" },
  experience: { zh: "先积累几年相关经验", en: "some years of experience first" },
};

export const REMOTE: Readonly<Record<Occupation["remote"], Bilingual>> = {
  common: { zh: "可以远程，而且常见", en: "the work can be done remotely, and often is" },
  possible: { zh: "一部分工作可以远程", en: "some of the work can be done remotely" },
  rare: { zh: "很少能远程", en: "the work can seldom be done remotely" },
  no: { zh: "必须到现场", en: "the work has to be done on site" },
};

export const REMOTE_OF_JOB = {
  remote: { zh: "远程", en: "remote" },
  hybrid: { zh: "混合办公", en: "hybrid" },
  onsite: { zh: "现场", en: "on site" },
} as const satisfies Readonly<Record<string, Bilingual>>;

export function yearsText(years: number | null, language: Language): string | null {
  if (years === null) return null;
  const rounded = Math.round(years * 2) / 2;
  if (language === "zh") return String(rounded);
  return rounded === 1 ? "1 year" : `${rounded} years`;
}
