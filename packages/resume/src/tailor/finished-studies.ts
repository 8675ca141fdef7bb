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
      return degree === "" || isHeld ? entry : { ...entry, endDate: "present" };
    }),
  };
}
