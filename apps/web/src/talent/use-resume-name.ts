/** What a résumé is called where it is listed; never by its id. */
import type { ResumeRow } from "@bole/server/contract";
import { useText } from "../i18n/text.ts";
import { talentText } from "./talent-text.ts";

type NamedResume = Pick<ResumeRow, "title" | "person_name">;

export function useResumeName(): (resume: NamedResume) => string {
  const { untitledResume } = useText(talentText);
  return ({ title, person_name }) => title || person_name || untitledResume;
}
