/** In each line of skills, those first that the advertisement asks for. */
import type { ResumeData } from "@bole/talent";
import type { Proposal, Requirement } from "./tailoring.ts";

/** Not within brackets: "Excel (pivot tables, VLOOKUP)" is one skill. */
const SEPARATOR = /[,，、;；]\s*(?![^(（]*[)）])/u;

export function reorderedSkills(
  { skillContent }: ResumeData,
  requirements: readonly Requirement[],
): Proposal[] {
  const asked = requirements.map(({ id, text }) => ({ id, text: text.toLowerCase() }));
  const served = new Set<string>();
  const lines = skillContent.split("\n").map((line) => {
    const [, label = "", rest = line] = /^(.*?[:：]\s*)(.+)$/su.exec(line) ?? [];
    const sign = SEPARATOR.exec(rest)?.[0];
    if (sign === undefined) return line;
    const items = rest.split(SEPARATOR);
    const rank = (item: string) => {
      const wanted = asked.find(({ text }) => names(text, item.trim().toLowerCase()));
      if (wanted !== undefined) served.add(wanted.id);
      return wanted === undefined ? 1 : 0;
    };
    return label + items.toSorted((a, b) => rank(a) - rank(b)).join(sign);
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
      requirements: [...served],
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
