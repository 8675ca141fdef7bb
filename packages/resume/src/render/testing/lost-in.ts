/** What a plain text of a résumé has lost, or puts where it does not belong. */
import type { ResumeData, TextLanguage } from "@bole/talent";
import { writeDate } from "../sheet/write-date.ts";

export const squeezed = (text: string): string => text.replace(/\s+/gu, "");

/**
 * @param isInterleaved whether two columns stand beside each other in the text, so that lines of both are mixed
 * @returns nothing where the name is first, contacts and dates are there, and every line stands in its own post
 */
export function lostIn(
  text: string,
  data: ResumeData,
  language: TextLanguage,
  isInterleaved = false,
): string[] {
  const said = squeezed(text);
  const { name, email, phone } = data.basic;
  const posts = data.workExperience;
  const places = posts.map(({ company }) => said.indexOf(squeezed(company)));
  const ends = [...places.slice(1), said.length];
  return [
    ...(text.trimStart().startsWith(name) ? [] : ["the name is not first"]),
    ...[email, phone].filter((contact) => !said.includes(squeezed(contact))),
    ...posts.flatMap(({ company, startDate, endDate, description }, at) => {
      const [from = -1, to = -1] = [places[at], ends[at]];
      if (from < 0 || to <= from) return [`${company} is lost, or not in its order`];
      // The dates may stand before the company in one line; the first line below it may not.
      const around = said.slice(Math.max(0, from - 40), to);
      const dates = squeezed(`${writeDate(startDate, language)} – ${writeDate(endDate, language)}`);
      const lines = description.split("\n").map((line) => squeezed(line.replace(/^- /u, "")));
      const own = said.slice(from, to).replace(/\d+\/\d+$/u, "");
      return [
        ...(around.includes(dates) ? [] : [`${company}: ${dates}`]),
        ...lines
          .filter((line) => !isInterleaved && !own.includes(line))
          .map((line) => `${company}: ${line}`),
      ];
    }),
  ];
}
