/** The checks of a review that follow from what the résumé says. Pure. */
import { threadJob } from "@bole/base/threads";
import type { ResumeData } from "@bole/talent";
import type { Language } from "../model/structure.ts";
import { entriesOf } from "../reading/entries.ts";
import { contact } from "./checks/contact.ts";
import { dates, gaps, order } from "./checks/time.ts";
import { bullets, figures, length, wording } from "./checks/told.ts";
import { whole } from "./checks/whole.ts";
import type { Check, Review } from "./review.ts";

export function reviewResume(data: ResumeData, language: Language, today: Date): Review {
  const posts = [...entriesOf(data, "workExperience"), ...entriesOf(data, "projects")];
  return reviewOf([
    contact(data, language),
    whole(data, language),
    dates(data, language, today),
    gaps(data, language, today),
    figures(posts),
    wording(posts),
    bullets(posts),
    order(data, language),
    length(data, today),
  ]);
}

export const reviewResumeJob = threadJob<typeof reviewResume>(
  new URL(import.meta.url),
  "reviewResume",
);

/** The score is the mean share of what there was to look at. */
export function reviewOf(checks: readonly Check[]): Review {
  const shares = checks.filter(({ of }) => of > 0).map(({ good, of }) => good / of);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return { score: shares.length === 0 ? null : Math.round(mean * 100), checks: [...checks] };
}
