/** What limits the list at the moment; each can be taken away. */
import { X } from "lucide-react";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { talentText } from "../../../talent/talent-text.ts";
import { useConceptNames } from "../../../talent/use-concepts.ts";
import { candidatesText } from "../candidates-text.ts";
import { countFilters, skillsOf, withFilter } from "./candidates-filter.ts";
import { type FilterProps, useJobTitle } from "./filter-panel.tsx";

interface Chip {
  readonly label: string;
  readonly without: Parameters<typeof withFilter>[1];
}

export function FilterChips({ filter, show }: FilterProps) {
  const t = useText(candidatesText);
  const chips = useChips(filter);
  if (countFilters(filter) === 0) return null;
  return (
    <ul aria-label={t.filters} className="mb-4 flex flex-wrap items-center gap-1.5">
      {chips.map(({ label, without }) => (
        <li key={label} className="max-w-full">
          <button
            type="button"
            aria-label={t.filter.remove(label)}
            onClick={() => show(withFilter(filter, without))}
            className="inline-flex h-7 max-w-full items-center gap-1.5 rounded-full bg-accent-soft pr-2 pl-3 text-sm text-accent-ink hover:bg-hover max-md:h-9"
          >
            <span className="truncate">{label}</span>
            <X aria-hidden className="size-3.5 shrink-0" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => show(filter.q === undefined ? {} : { q: filter.q })}
          className="h-7 rounded-sm px-2 text-sm text-ink-2 hover:text-ink hover:underline max-md:h-9"
        >
          {t.clear}
        </button>
      </li>
    </ul>
  );
}

function useChips(filter: FilterProps["filter"]): readonly Chip[] {
  const t = useText(candidatesText).filter;
  const names = useText(talentText);
  const { number } = useFormat();
  const skills = skillsOf(filter);
  const nameOf = useConceptNames(skills);
  const job = useJobTitle(filter.job_id);
  const words = {
    stages: new Map<string, string>(Object.entries(names.stages)),
    sources: new Map<string, string>(Object.entries(t.sources)),
    languages: new Map<string, string>(Object.entries(names.languages)),
  };
  const { location, min_years, max_years, language, stage, source, label } = filter;
  const chip = (label: string | undefined, without: Chip["without"]): readonly Chip[] =>
    label === undefined ? [] : [{ label, without }];
  return [
    ...skills.flatMap((id) =>
      chip(nameOf(id), { skills: skills.filter((other) => other !== id).join(",") }),
    ),
    ...chip(location, { location: undefined }),
    ...chip(min_years === undefined ? undefined : t.atLeast(number(min_years)), {
      min_years: undefined,
    }),
    ...chip(max_years === undefined ? undefined : t.atMost(number(max_years)), {
      max_years: undefined,
    }),
    ...chip(words.languages.get(language ?? ""), { language: undefined }),
    ...chip(filter.job_id === undefined ? undefined : (job ?? t.ofJob), { job_id: undefined }),
    ...chip(words.stages.get(stage ?? ""), { stage: undefined }),
    ...chip(label === undefined ? undefined : t.labelled(label), { label: undefined }),
    ...chip(words.sources.get(source ?? ""), { source: undefined }),
    ...chip(filter.findings && t.findings, { findings: undefined }),
    ...chip(filter.duplicates && t.duplicates, { duplicates: undefined }),
  ];
}
