/** One criterion: its words, whether it decides, what it weighs, and the skill it asks for. */
import type { Concept, Criterion } from "@bole/server/contract";
import { ArrowDown, ArrowUp, Tag, Trash2, X } from "lucide-react";
import { buttonClass } from "../../design/button.tsx";
import { Field } from "../../design/field.tsx";
import { IconButton } from "../../design/icon-button.tsx";
import { Segmented } from "../../design/segmented.tsx";
import { Select } from "../../design/select.tsx";
import { useText } from "../../i18n/text.ts";
import { useLanguage } from "../../preferences/language.ts";
import { NumberField } from "../../talent/number-field.tsx";
import { SkillPicker } from "../../talent/skill-picker.tsx";
import { talentText } from "../../talent/talent-text.ts";
import { changeCriterion, moveCriterion, removeCriterion } from "./criteria.ts";
import { useIssue, useJobForm } from "./form-context.ts";
import { jobText } from "./job-text.ts";
import { QuoteLine } from "./quote-line.tsx";

const NEEDS = ["must", "nice"] as const;
const WEIGHTS = ["1", "2", "3", "4", "5"] as const;

export function CriterionRow({
  criterion,
  index,
  skillName,
}: {
  readonly criterion: Criterion;
  readonly index: number;
  readonly skillName: string | null;
}) {
  const t = useText(jobText).criteria;
  const names = useText(talentText);
  const { draft, change, criterionPlace } = useJobForm();
  const { criteria } = draft;
  const { id } = criterion;
  const number = index + 1;
  const set = (part: Partial<Criterion>) =>
    change({ criteria: changeCriterion(criteria, id, part) });
  const move = (by: -1 | 1) => change({ criteria: moveCriterion(criteria, id, by) });
  const label = t.text(number);
  return (
    <li className="flex items-start gap-2 py-4 first:pt-0">
      <div className="min-w-0 flex-1">
        <Field
          label={label}
          labelHidden
          maxLength={500}
          placeholder={t.placeholder}
          value={criterion.text}
          onChange={({ target }) => set({ text: target.value })}
          {...useIssue(`criteria[${index}].text`)}
        />
        <QuoteLine place={criterionPlace(id)} field={label} />
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Segmented
            label={t.need(number)}
            value={criterion.need}
            segments={NEEDS.map((value) => ({ value, label: names.needs[value] }))}
            onChange={(need) => set({ need })}
          />
          <Select
            label={t.weight(number)}
            value={WEIGHTS.find((weight) => weight === String(criterion.weight)) ?? "3"}
            options={WEIGHTS.map((value) => ({ value, label: t.weightShort(Number(value)) }))}
            onChange={(weight) => set({ weight: Number(weight) })}
          />
          <Years
            number={number}
            value={criterion.min_years}
            onChange={(min_years) => set({ min_years })}
          />
          <SkillTie
            number={number}
            name={skillName}
            onTie={({ skill, name }) =>
              set({ skill, ...(criterion.text.trim() === "" && { text: name }) })
            }
            onUntie={() => set({ skill: null })}
          />
        </div>
      </div>
      <div className="flex max-md:flex-col">
        <IconButton label={t.up(number)} disabled={index === 0} onClick={() => move(-1)}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          label={t.down(number)}
          disabled={number === criteria.length}
          onClick={() => move(1)}
        >
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton
          label={t.remove(number)}
          onClick={() => change({ criteria: removeCriterion(criteria, id) })}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

function Years({
  number,
  value,
  onChange,
}: {
  readonly number: number;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}) {
  const t = useText(jobText).criteria;
  return (
    <div className="flex items-center gap-1.5">
      <span aria-hidden className="text-sm text-ink-2">
        {t.yearsShort}
      </span>
      <NumberField
        className="w-18"
        label={t.years(number)}
        labelHidden
        max={60}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

function SkillTie({
  number,
  name,
  onTie,
  onUntie,
}: {
  readonly number: number;
  readonly name: string | null;
  readonly onTie: (tie: { readonly skill: string; readonly name: string }) => void;
  readonly onUntie: () => void;
}) {
  const t = useText(jobText).criteria;
  const language = useLanguage();
  const tie = (concept: Concept) => onTie({ skill: concept.id, name: concept[language] });
  return (
    <span className="inline-flex min-w-0 items-center">
      <SkillPicker
        onPick={tie}
        trigger={
          <button
            type="button"
            aria-label={
              name === null ? `${t.skill(number)}: ${t.noSkill}` : `${t.skill(number)}: ${name}`
            }
            className={buttonClass("ghost", "sm")}
          >
            <Tag aria-hidden />
            <span className={name === null ? "text-ink-3" : "max-w-40 truncate text-ink"}>
              {name ?? t.noSkill}
            </span>
          </button>
        }
      />
      {name !== null && (
        <IconButton label={t.removeSkill(number)} onClick={onUntie}>
          <X aria-hidden />
        </IconButton>
      )}
    </span>
  );
}
