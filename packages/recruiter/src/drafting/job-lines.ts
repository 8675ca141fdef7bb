/** What a mail says of a job: where, how much, and a sentence of its own about it. From its record alone. */
import type { Job } from "@bole/talent";
import type { Language } from "../agents/shared/language.ts";
import { sayPay } from "./say-pay.ts";

/** Place, way of working and pay, as far as the job says. */
export function conditionsOf(
  job: Pick<Job, "location" | "remote" | "employment" | "salary">,
  language: Language,
): string[] {
  const { location, remote, employment, salary } = job;
  const words = WORDS[language];
  return [
    ...(location === "" ? [] : [location]),
    ...(remote === null ? [] : [words.remote[remote]]),
    ...(employment === null ? [] : [words.employment[employment]]),
    ...(salary === null ? [] : [sayPay(salary, language)]),
  ];
}

/** The first sentence or two in which the job speaks of itself, in its own words; empty where there is none. */
export function pitchOf({ description, title, language }: Job): string {
  const most = language === "zh" ? 70 : 150;
  const least = language === "zh" ? 14 : 40;
  for (const line of description.split(/\n+/u).slice(0, 14)) {
    const plain = line.trim();
    const isProse =
      plain.length >= least &&
      !/^[-–•·*●▪◦\d#【[]/u.test(plain) &&
      !plain.includes(title) &&
      /[。.!！]/u.test(plain) &&
      !/[|｜·:：]|\d\s*[kK万]/u.test(plain);
    if (!isProse) continue;
    const sentences = plain.match(/[^。.!！?？]+(?:[。!！?？]|\.(?=\s|$))?/gu) ?? [plain];
    let pitch = "";
    for (const sentence of sentences) {
      if (pitch !== "" && (pitch + sentence).length > most) break;
      pitch += sentence;
    }
    if (pitch.trim().length <= most + 60) return pitch.trim();
  }
  return "";
}

const WORDS = {
  zh: {
    remote: { onsite: "现场办公", hybrid: "混合办公", remote: "可远程" },
    employment: {
      full_time: "全职",
      part_time: "兼职",
      contract: "合同制",
      internship: "实习",
      volunteer: "志愿",
    },
  },
  en: {
    remote: { onsite: "on site", hybrid: "hybrid", remote: "remote" },
    employment: {
      full_time: "full-time",
      part_time: "part-time",
      contract: "contract",
      internship: "internship",
      volunteer: "volunteering",
    },
  },
} as const;
