/**
 * Tools that the advertisement names and the person tells of, but does not list. The words are those of the
 * advertisement, and stand in the résumé letter by letter.
 */
import {
  conceptById,
  findConcepts,
  type ResumeData,
  type TextLanguage,
  type TextSpan,
} from "@bole/talent";
import { claimAt } from "./mentions.ts";
import { PROPOSAL_WORDS } from "./proposal-words.ts";
import type { Proposal, Requirement } from "./tailoring.ts";
import { toldLines, wordIn } from "./told-lines.ts";

/** More in one go reads like a list of search words. */
const MOST = 6;

export function addedSkills(
  data: ResumeData,
  requirements: readonly Requirement[],
  today: Date,
  language: TextLanguage,
): Proposal[] {
  const listed = new Set(findConcepts(data.skillContent).map(({ id }) => id));
  const told = toldLines(data)
    .filter(({ path }) => path.startsWith("workExperience"))
    .map(({ line }) => line);
  const named = [data.skillContent, data.basic.title, ...data.workExperience.flatMap(namesOf)];
  const backed = requirements.filter(({ verdict }) => verdict === "meets");
  const found = backed.flatMap(({ id, text }) =>
    findConcepts(text).flatMap(({ id: concept, spans: [span] }) => {
      const isListable = conceptById(concept)?.category !== "soft-skills";
      if (span === undefined || listed.has(concept) || !isListable) return [];
      const word = text.slice(span.start, span.end);
      // "SAP" stands in "SAP MM"; "logistics" in a title, and a firm's business in its name.
      if (named.some((text) => wordIn(text, word) !== undefined)) return [];
      const own = told
        .flatMap((line) => heldWord(line, commonWord(text, span, line), today))
        .find(isProduct);
      if (own === undefined || named.some((text) => wordIn(text, own) !== undefined)) return [];
      listed.add(concept);
      return [{ id, word: own }];
    }),
  );
  if (found.length === 0) return [];
  const chosen = found.slice(0, MOST);
  const before = data.skillContent;
  return [
    {
      id: "add-skills",
      kind: "add_skills",
      section: "skillContent",
      entry_id: null,
      entry_label: "",
      field: "skillContent",
      before,
      after: appended(
        before,
        chosen.map(({ word }) => word),
      ),
      why: PROPOSAL_WORDS[language].listed,
      requirements: [...new Set(chosen.map(({ id }) => id))],
    },
  ];
}

/** A tool by its name. What a firm deals in or a sentence begins with is not what somebody can do. */
const isProduct = (word: string): boolean =>
  /\p{Lu}[^\s]*[\p{Lu}\p{N}]|[\p{Ll}\p{N}]\p{Lu}/u.test(word);

const namesOf = ({ company, position }: ResumeData["workExperience"][number]) => [
  company,
  position,
];

/** Chinese has no spaces: 品管 of 品管圈 goes on as long as both texts say the same. */
function commonWord(asked: string, { start, end }: TextSpan, line: string): string {
  const isHan = (sign: string) => /\p{Script=Han}/u.test(sign);
  if (!isHan(asked.charAt(start))) return asked.slice(start, end);
  let [from, to] = [start, end];
  while (isHan(asked.charAt(to)) && line.includes(asked.slice(from, to + 1))) to += 1;
  while (isHan(asked.charAt(from - 1)) && line.includes(asked.slice(from - 1, to))) from -= 1;
  return asked.slice(from, to);
}

/** As the line writes it, where it says that the person has it. */
function heldWord(line: string, word: string, today: Date): string[] {
  const own = wordIn(line, word);
  if (own === undefined) return [];
  const at = line.indexOf(own);
  return claimAt(line, [at, at + own.length], today) === "held" ? [own] : [];
}

/** A line of its own where lines have labels, else at the end, with the sign that stands between the others. */
function appended(skills: string, words: readonly string[]): string {
  const sign = /[,，、;；]\s*/u.exec(skills)?.[0] ?? (/\p{Script=Han}/u.test(skills) ? "、" : ", ");
  const isPlain = skills.trim() !== "" && !/[:：\n]/u.test(skills);
  if (isPlain) return skills + words.map((word) => sign + word).join("");
  return [skills, words.join(sign)].filter((line) => line.trim() !== "").join("\n");
}
