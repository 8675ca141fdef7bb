/** The title of the advertisement, for somebody who has that role by the same name. */
import type { ResumeData } from "@bole/talent";
import type { Proposal } from "./tailoring.ts";

export function sameTitle({ basic, workExperience }: ResumeData, title: string): Proposal[] {
  const wanted = keyOf(title);
  const held = workExperience.find(({ position }) => keyOf(position) === wanted)?.position;
  if (wanted === "" || held === undefined || keyOf(basic.title) === wanted) return [];
  return [
    {
      ...{ id: "title", kind: "set_title", section: "basic", entry_id: null, entry_label: "" },
      ...{ field: "title", before: basic.title, after: held, requirements: [] },
    },
  ];
}

const keyOf = (title: string): string =>
  title
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
