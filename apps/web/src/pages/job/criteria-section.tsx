/** By what people are measured, in the order in which one asks. */
import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../design/button.tsx";
import { useText } from "../../i18n/text.ts";
import { useConceptNames } from "../../talent/use-concepts.ts";
import { addCriterion } from "./criteria.ts";
import { CriterionRow } from "./criterion-row.tsx";
import { useJobForm } from "./form-context.ts";
import { FormSection } from "./form-section.tsx";
import { jobText } from "./job-text.ts";

const MOST = 60;

export function CriteriaSection() {
  const t = useText(jobText);
  const { draft, change } = useJobForm();
  const { criteria } = draft;
  const nameOf = useConceptNames(criteria.flatMap(({ skill }) => skill ?? []));
  const list = useRef<HTMLOListElement>(null);
  /** How many there were before one was added: the new one takes the focus. */
  const added = useRef<number | null>(null);
  useEffect(() => {
    if (added.current === null || criteria.length <= added.current) return;
    added.current = null;
    list.current?.lastElementChild?.querySelector("input")?.focus();
  }, [criteria.length]);
  return (
    <FormSection id="criteria" title={t.sections.criteria} about={t.criteria.about}>
      {criteria.length === 0 ? (
        <p className="rounded-lg border border-dashed border-line px-4 py-6 text-center text-ink-2">
          {t.criteria.empty}
        </p>
      ) : (
        <ol ref={list} className="flex flex-col divide-y divide-line">
          {criteria.map((criterion, index) => (
            <CriterionRow
              key={criterion.id}
              criterion={criterion}
              index={index}
              skillName={criterion.skill === null ? null : nameOf(criterion.skill)}
            />
          ))}
        </ol>
      )}
      <Button
        className="mt-4"
        disabled={criteria.length >= MOST}
        onClick={() => {
          added.current = criteria.length;
          change({ criteria: addCriterion(criteria) });
        }}
      >
        <Plus aria-hidden />
        {t.criteria.add}
      </Button>
    </FormSection>
  );
}
