/** The title of the advertisement, for somebody who has that role by the same name. */
import type { ResumeData, TextLanguage } from "@bole/talent";
import { PROPOSAL_WORDS } from "./proposal-words.ts";
import type { Proposal } from "./tailoring.ts";

export function sameTitle(
  { basic, workExperience }: ResumeData,
  title: string,
  language: TextLanguage,
): Proposal[] {
  const wanted = keyOf(title);
  const held = workExperience.find(({ position }) => keyOf(position) === wanted)?.position;
  if (wanted === "" || held === undefined || keyOf(basic.title) === wanted) return [];
  return [
    {
      ...{ id: "title", kind: "set_title", section: "basic", entry_id: null, entry_label: "" },
      ...{ field: "title", before: basic.title, after: held, requirements: [] },
      why: PROPOSAL_WORDS[language].title,
    },
  ];
}

const keyOf = (title: string): string =>
  title
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
