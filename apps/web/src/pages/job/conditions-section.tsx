/** What the job offers and asks for; all of it may be left unsaid. */
import { Field } from "../../design/field.tsx";
import { useText } from "../../i18n/text.ts";
import { LabelledSelect } from "../../talent/labelled-select.tsx";
import { DEGREES, EMPLOYMENTS, REMOTES } from "../../talent/names.ts";
import { NumberField } from "../../talent/number-field.tsx";
import { talentText } from "../../talent/talent-text.ts";
import { useIssue, useJobForm } from "./form-context.ts";
import { FormSection } from "./form-section.tsx";
import { jobText } from "./job-text.ts";
import { QuoteLine } from "./quote-line.tsx";
import { SalaryFields } from "./salary-fields.tsx";

const UNSAID = "unsaid";

export function ConditionsSection() {
  const t = useText(jobText);
  const names = useText(talentText);
  const { draft, change, placeOf } = useJobForm();
  const closing = useIssue("closes_on");
  return (
    <FormSection id="conditions" title={t.sections.conditions}>
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Unsaid
          name="remote"
          value={draft.remote}
          values={REMOTES}
          labels={names.remote}
          onChange={(remote) => change({ remote })}
        />
        <Unsaid
          name="employment"
          value={draft.employment}
          values={EMPLOYMENTS}
          labels={names.employment}
          onChange={(employment) => change({ employment })}
        />
        <Unsaid
          name="degree"
          value={draft.degree}
          values={DEGREES}
          labels={names.degrees}
          onChange={(degree) => change({ degree })}
        />
        <Years name="min_years" />
        <Years name="max_years" />
        <div className="min-w-0">
          <Field
            label={t.fields.closes_on}
            type="date"
            value={draft.closes_on ?? ""}
            onChange={({ target }) => change({ closes_on: target.value || null })}
            {...closing}
          />
          <QuoteLine place={placeOf("closes_on")} field={t.fields.closes_on} />
        </div>
      </div>
      <SalaryFields />
    </FormSection>
  );
}

function Unsaid<T extends string>({
  name,
  value,
  values,
  labels,
  onChange,
}: {
  readonly name: "remote" | "employment" | "degree";
  readonly value: T | null;
  readonly values: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly onChange: (value: T | null) => void;
}) {
  const t = useText(jobText);
  const { unsaid } = useText(talentText);
  const { placeOf } = useJobForm();
  return (
    <div className="min-w-0">
      <LabelledSelect<T | typeof UNSAID>
        label={t.fields[name]}
        value={value ?? UNSAID}
        options={[
          { value: UNSAID, label: unsaid },
          ...values.map((one) => ({ value: one, label: labels[one] })),
        ]}
        onChange={(chosen) => onChange(chosen === UNSAID ? null : chosen)}
      />
      <QuoteLine place={placeOf(name)} field={t.fields[name]} />
    </div>
  );
}

function Years({ name }: { readonly name: "min_years" | "max_years" }) {
  const t = useText(jobText);
  const { draft, change, placeOf } = useJobForm();
  return (
    <div className="min-w-0">
      <NumberField
        label={t.fields[name]}
        max={60}
        value={draft[name]}
        onChange={(value) => change({ [name]: value })}
        {...useIssue(name)}
      />
      <QuoteLine place={placeOf(name)} field={t.fields[name]} />
    </div>
  );
}
