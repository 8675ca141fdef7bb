/** What the job is, where, and whether it is open. */
import { Field } from "../../design/field.tsx";
import { useText } from "../../i18n/text.ts";
import { LabelledSelect } from "../../talent/labelled-select.tsx";
import { KINDS, STATUSES } from "../../talent/names.ts";
import { talentText } from "../../talent/talent-text.ts";
import { useIssue, useJobForm } from "./form-context.ts";
import { FormSection } from "./form-section.tsx";
import { jobText } from "./job-text.ts";
import { QuoteLine } from "./quote-line.tsx";

export function BasicsSection() {
  const t = useText(jobText);
  const names = useText(talentText);
  const { draft, change } = useJobForm();
  return (
    <FormSection id="basics" title={t.sections.basics}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TitleField />
        <LineField name="organisation" />
        <LineField name="location" />
        <LabelledSelect
          label={t.fields.kind}
          value={draft.kind}
          options={KINDS.map((value) => ({ value, label: names.kinds[value] }))}
          onChange={(kind) => change({ kind })}
        />
        <LabelledSelect
          label={t.fields.status}
          value={draft.status}
          options={STATUSES.map((value) => ({ value, label: names.statuses[value] }))}
          onChange={(status) => change({ status })}
        />
      </div>
    </FormSection>
  );
}

function TitleField() {
  const t = useText(jobText);
  const { draft, change, isTitleMissing, placeOf } = useJobForm();
  const issue = useIssue("title");
  return (
    <div className="min-w-0 sm:col-span-2">
      <Field
        label={t.fields.title}
        required
        maxLength={200}
        value={draft.title}
        onChange={({ target }) => change({ title: target.value })}
        {...(isTitleMissing ? { error: t.titleMissing } : issue)}
      />
      <QuoteLine place={placeOf("title")} field={t.fields.title} />
    </div>
  );
}

function LineField({ name }: { readonly name: "organisation" | "location" }) {
  const t = useText(jobText);
  const { draft, change, placeOf } = useJobForm();
  return (
    <div className="min-w-0">
      <Field
        label={t.fields[name]}
        maxLength={200}
        value={draft[name]}
        onChange={({ target }) => change({ [name]: target.value })}
        {...useIssue(name)}
      />
      <QuoteLine place={placeOf(name)} field={t.fields[name]} />
    </div>
  );
}
