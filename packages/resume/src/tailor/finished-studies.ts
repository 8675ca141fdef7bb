/** Degrees that a résumé says were not completed are still open. */
import type { ResumeData } from "@bole/talent";
import { claimAt } from "./mentions.ts";

export function finishedStudies(data: ResumeData, today: Date): ResumeData {
  return {
    ...data,
    education: data.education.map((entry) => {
      const { degree, description } = entry;
      const [line = ""] = description.split("\n");
      const said = [degree, `${degree}, ${line}`];
      const isHeld = said.every((text) => claimAt(text, [0, degree.length], today) === "held");
      return degree === "" || (isHeld && !OPEN.test(`${degree} ${line}`))
        ? entry
        : { ...entry, endDate: "present" };
    }),
  };
}

const OPEN =
  /\b(?:pending|in progress|ongoing|expected|not completed|unfinished|withdrew)\b|在读|未取得|未毕业|肄业|结业/iu;
