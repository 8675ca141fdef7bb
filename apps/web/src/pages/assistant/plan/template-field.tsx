/** What mails are written by: a template, or anew for each. */
import { useQuery } from "@tanstack/react-query";
import { templatesQuery } from "../../../api/mail-templates.ts";
import { useText } from "../../../i18n/text.ts";
import type { Json } from "../../../json/json.ts";
import { LabelledSelect } from "../../../talent/labelled-select.tsx";
import { planText } from "../text/plan-text.ts";

/** An empty value is none for a select. */
const NONE = "none";

export function TemplateField({
  value,
  onChange,
}: {
  readonly value: Json;
  readonly onChange: (value: string | null) => void;
}) {
  const t = useText(planText);
  const { data } = useQuery(templatesQuery);
  return (
    <LabelledSelect
      label={t.template}
      value={typeof value === "string" ? value : NONE}
      options={[
        { value: NONE, label: t.noTemplate },
        ...(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(chosen) => onChange(chosen === NONE ? null : chosen)}
    />
  );
}
