/** Saves who is selected as a file, or everybody whom the filter leaves if nobody is. */
import type { CandidateRow } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { allCandidates, type CandidatesFilter } from "../../../api/candidates.ts";
import { conceptsQuery } from "../../../api/search.ts";
import { download } from "../../../design/download.ts";
import { notify } from "../../../design/notify.ts";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { useLanguage } from "../../../preferences/language.ts";
import { talentText } from "../../../talent/talent-text.ts";
import { candidatesText } from "../candidates-text.ts";
import { csvOf } from "./csv.ts";

/** As many as one question about concepts may name. */
const CONCEPTS = 100;

export function useCsv(filter: CandidatesFilter) {
  const t = useText(candidatesText);
  const { stages } = useText(talentText);
  const language = useLanguage();
  const client = useQueryClient();
  const namesOf = async (rows: readonly CandidateRow[]) => {
    const ids = [...new Set(rows.flatMap(({ skills }) => skills))];
    const names = new Map<string, string>();
    for (let at = 0; at < ids.length; at += CONCEPTS) {
      const { items } = await client.fetchQuery(conceptsQuery(ids.slice(at, at + CONCEPTS)));
      for (const concept of items) names.set(concept.id, concept[language]);
    }
    return names;
  };
  return useAct({
    mutationFn: async (selected: readonly CandidateRow[]) => {
      const rows = selected.length > 0 ? selected : await allCandidates(filter);
      const names = await namesOf(rows);
      const { columns: c } = t;
      const text = csvOf(rows, {
        titles: [
          ...[t.csv.name, t.csv.headline, c.email, t.csv.phone, c.location, c.years],
          ...[c.skills, c.stages, c.labels, c.source, c.updated],
        ],
        skill: (id) => names.get(id) ?? id,
        stage: ({ job_title, stage }) => `${job_title}: ${stages[stage]}`,
        source: (source) => t.filter.sources[source],
      });
      download(`${t.list.csvName}.csv`, "text/csv;charset=utf-8", text);
      return rows.length;
    },
    onSuccess: (count) => void notify("success", t.list.exported(count)),
  });
}
