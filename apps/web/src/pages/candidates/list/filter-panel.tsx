/** All that can limit the list, each with its name. */
import { useQuery } from "@tanstack/react-query";
import { type CandidatesFilter, labelsQuery } from "../../../api/candidates.ts";
import { jobQuery } from "../../../api/jobs.ts";
import { Card } from "../../../design/card.tsx";
import { Switch } from "../../../design/switch.tsx";
import { WordsField } from "../../../design/words-field.tsx";
import { useText } from "../../../i18n/text.ts";
import { JobPicker } from "../../../talent/job-picker.tsx";
import { LabelledSelect } from "../../../talent/labelled-select.tsx";
import { STAGES, TEXT_LANGUAGES } from "../../../talent/names.ts";
import { NumberField } from "../../../talent/number-field.tsx";
import { PickerTrigger } from "../../../talent/picker-trigger.tsx";
import { SkillPicker } from "../../../talent/skill-picker.tsx";
import { talentText } from "../../../talent/talent-text.ts";
import { candidatesText } from "../candidates-text.ts";
import { SOURCES, skillsOf, withFilter } from "./candidates-filter.ts";

const ANY = "any";

export interface FilterProps {
  readonly filter: CandidatesFilter;
  readonly show: (filter: CandidatesFilter) => void;
}

export function FilterPanel({ filter, show }: FilterProps) {
  const t = useText(candidatesText).filter;
  const names = useText(talentText);
  const set = (change: Parameters<typeof withFilter>[1]) => show(withFilter(filter, change));
  return (
    <Card className="mb-4 grid items-start gap-4 px-5 py-4 sm:grid-cols-2 xl:grid-cols-4">
      <Choice label={t.job}>
        <JobChoice filter={filter} onPick={(job_id) => set({ job_id })} />
      </Choice>
      <LabelledSelect
        label={t.stage}
        value={STAGES.find((stage) => stage === filter.stage) ?? ANY}
        options={[
          { value: ANY, label: t.anyStage },
          ...STAGES.map((value) => ({ value, label: names.stages[value] })),
        ]}
        onChange={(stage) => set({ stage: stage === ANY ? undefined : stage })}
      />
      <Choice label={t.skills}>
        <SkillPicker
          onPick={({ id }) => set({ skills: [...new Set([...skillsOf(filter), id])].join(",") })}
          trigger={<PickerTrigger text={t.addSkill} />}
        />
      </Choice>
      <Choice label={t.location}>
        <WordsField
          wide
          label={t.location}
          placeholder={t.locationPlaceholder}
          value={filter.location ?? ""}
          onChange={(location) => set({ location })}
        />
      </Choice>
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          label={t.minYears}
          max={60}
          value={filter.min_years ?? null}
          onChange={(years) => set({ min_years: years ?? undefined })}
        />
        <NumberField
          label={t.maxYears}
          max={60}
          value={filter.max_years ?? null}
          onChange={(years) => set({ max_years: years ?? undefined })}
        />
      </div>
      <LabelledSelect
        label={t.language}
        value={TEXT_LANGUAGES.find((language) => language === filter.language) ?? ANY}
        options={[
          { value: ANY, label: t.anyLanguage },
          ...TEXT_LANGUAGES.map((value) => ({ value, label: names.languages[value] })),
        ]}
        onChange={(language) => set({ language: language === ANY ? undefined : language })}
      />
      <LabelledSelect
        label={t.source}
        value={SOURCES.find((source) => source === filter.source) ?? ANY}
        options={[
          { value: ANY, label: t.anySource },
          ...SOURCES.map((value) => ({ value, label: t.sources[value] })),
        ]}
        onChange={(source) => set({ source: source === ANY ? undefined : source })}
      />
      <LabelChoice label={filter.label} onPick={(label) => set({ label })} />
      <div className="flex flex-col gap-2.5 pt-1">
        <Switch
          label={t.findings}
          checked={filter.findings !== undefined}
          onChange={(on) => set({ findings: on ? "true" : undefined })}
        />
        <Switch
          label={t.duplicates}
          checked={filter.duplicates !== undefined}
          onChange={(on) => set({ duplicates: on ? "true" : undefined })}
        />
      </div>
    </Card>
  );
}

function Choice({
  label,
  children,
}: {
  readonly label: string;
  readonly children: React.ReactNode;
}) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      {/* What is inside says it, too. */}
      <span aria-hidden className="text-sm font-medium">
        {label}
      </span>
      {children}
    </div>
  );
}

/** Only where somebody has given people any. */
function LabelChoice({
  label,
  onPick,
}: {
  readonly label: string | undefined;
  readonly onPick: (label: string | undefined) => void;
}) {
  const t = useText(candidatesText).filter;
  const labels = useQuery(labelsQuery).data?.items ?? [];
  if (labels.length === 0) return null;
  return (
    <LabelledSelect
      label={t.label}
      value={label ?? ANY}
      options={[
        { value: ANY, label: t.anyLabel },
        ...labels.map(({ label: value, people }) => ({ value, label: `${value} (${people})` })),
      ]}
      onChange={(value) => onPick(value === ANY ? undefined : value)}
    />
  );
}

function JobChoice({
  filter,
  onPick,
}: {
  readonly filter: CandidatesFilter;
  readonly onPick: (id: string) => void;
}) {
  const t = useText(candidatesText).filter;
  const title = useJobTitle(filter.job_id);
  return (
    <JobPicker
      onPick={({ id }) => onPick(id)}
      trigger={
        <PickerTrigger aria-label={`${t.job}: ${title ?? t.anyJob}`} text={title ?? t.anyJob} />
      }
    />
  );
}

/** Of the job that the list is limited to. */
export function useJobTitle(id: string | undefined): string | undefined {
  return useQuery({ ...jobQuery(id ?? ""), enabled: id !== undefined }).data?.title;
}
