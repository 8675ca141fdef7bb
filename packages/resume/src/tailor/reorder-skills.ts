/** In each line of skills, those first that the advertisement asks for. */
import { findConcepts, type ResumeData, type TextLanguage } from "@bole/talent";
import { requirementWeight } from "./proposal-weight.ts";
import { PROPOSAL_WORDS } from "./proposal-words.ts";
import type { Proposal, Requirement } from "./tailoring.ts";

/** Not within brackets: "Excel (pivot tables, VLOOKUP)" is one skill. */
const SEPARATOR = /[,，、;；]\s*(?![^(（]*[)）])/u;

export function reorderedSkills(
  { skillContent }: ResumeData,
  requirements: readonly Requirement[],
  language: TextLanguage,
): Proposal[] {
  // What has expired or is denied does not belong to the front.
  const asked = requirements
    .filter(({ verdict }) => verdict === "meets" || verdict === "partly")
    .toSorted((a, b) => requirementWeight(b) - requirementWeight(a))
    .map(({ id, text, need }) => ({
      ...{ id, need, text: text.toLowerCase() },
      concepts: new Set(findConcepts(text).map((one) => one.id)),
    }));
  const served = new Map<string, string>();
  const lines = skillContent.split("\n").map((line) => {
    const [, label = "", rest = line] = /^(.*?[:：]\s*)(.+)$/su.exec(line) ?? [];
    const sign = SEPARATOR.exec(rest)?.[0];
    if (sign === undefined) return line;
    const items = rest.split(SEPARATOR);
    const rank = (item: string) => {
      const wanted = asked.find(
        ({ text, concepts }) =>
          names(text, item.trim().toLowerCase()) ||
          findConcepts(item).some(({ id }) => concepts.has(id)),
      );
      if (wanted !== undefined) served.set(wanted.id, item.trim());
      return wanted === undefined ? 0 : requirementWeight(wanted);
    };
    return label + items.toSorted((a, b) => rank(b) - rank(a)).join(sign);
  });
  const after = lines.join("\n");
  if (after === skillContent) return [];
  return [
    {
      id: "skills",
      kind: "reorder_skills",
      section: "skillContent",
      entry_id: null,
      entry_label: "",
      field: "skillContent",
      before: skillContent,
      after,
      why: PROPOSAL_WORDS[language].first([...new Set(served.values())].slice(0, 3)),
      requirements: [...served.keys()],
    },
  ];
}

/** "German (B2)" is asked for by "German language skills"; "C" is not asked for by "CRM". */
function names(asked: string, item: string): boolean {
  const name = item.replace(/\s*[(（].*$/u, "").trim();
  if (name === "") return false;
  const at = asked.indexOf(name);
  if (at < 0) return false;
  const isLetter = (sign: string) => /[\p{Script=Latin}\p{N}+#]/u.test(sign);
  const [before, after] = [asked.charAt(at - 1), asked.charAt(at + name.length)];
  return (
    !(isLetter(before) && isLetter(name.charAt(0))) &&
    !(isLetter(after) && isLetter(name.at(-1) ?? ""))
  );
}
