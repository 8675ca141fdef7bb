/** What a step is given, to be changed. */
import type { PlanViewStep } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { catalogueQuery } from "../../../api/recruiter.ts";
import { Button } from "../../../design/button.tsx";
import { Field } from "../../../design/field.tsx";
import { Switch } from "../../../design/switch.tsx";
import { useText } from "../../../i18n/text.ts";
import type { Json } from "../../../json/json.ts";
import { LabelledSelect } from "../../../talent/labelled-select.tsx";
import { type Parameter, parametersOf } from "../model/parameters.ts";
import { planText } from "../text/plan-text.ts";
import { parameterNames } from "./parameter-names.ts";
import { TemplateField } from "./template-field.tsx";

export function StepParameters({
  step,
  isPending,
  onSave,
}: {
  readonly step: PlanViewStep;
  readonly isPending: boolean;
  readonly onSave: (args: Record<string, Json>) => void;
}) {
  const t = useText(planText);
  const { data } = useQuery(catalogueQuery);
  const [changed, setChanged] = useState<Record<string, Json>>({});
  const schema = data?.items.find(({ uses }) => uses === step.uses)?.input;
  const parameters = parametersOf(step.args, schema);
  return (
    <form
      noValidate
      aria-label={t.parameters(step.action)}
      className="mt-2 ml-7 flex flex-col gap-3 rounded-md border border-line bg-sunken px-3 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSave({ ...step.args, ...changed });
      }}
    >
      {parameters.length === 0 && <p className="text-sm text-ink-2">{t.noParameters}</p>}
      {parameters.map((parameter) => (
        <ParameterField
          key={parameter.name}
          parameter={{ ...parameter, ...valueIn(changed, parameter) }}
          onChange={(value) => setChanged({ ...changed, [parameter.name]: value })}
        />
      ))}
      {parameters.length > 0 && (
        <Button
          type="submit"
          size="sm"
          className="self-start"
          loading={isPending}
          disabled={Object.keys(changed).length === 0}
        >
          {t.saveParameters}
        </Button>
      )}
    </form>
  );
}

function valueIn(changed: Record<string, Json>, { name }: Parameter): Partial<Parameter> {
  const value = changed[name];
  const isPlain =
    value === null ||
    typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "boolean";
  return isPlain ? { value } : {};
}

function ParameterField({
  parameter: { name, kind, value, about, options },
  onChange,
}: {
  readonly parameter: Parameter;
  readonly onChange: (value: Json) => void;
}) {
  const names = useText(parameterNames);
  const label = names[name] ?? name.replaceAll("_", " ");
  if (kind === "switch") {
    return (
      <Switch label={label} checked={value === true} onChange={(checked) => onChange(checked)} />
    );
  }
  if (kind === "template") return <TemplateField value={value} onChange={onChange} />;
  if (kind === "choice") {
    return (
      <LabelledSelect
        label={label}
        value={String(value ?? options[0])}
        options={options.map((option) => ({ value: option, label: names[option] ?? option }))}
        onChange={onChange}
      />
    );
  }
  const hint = names[name] === undefined && about !== "" ? { hint: about } : {};
  return (
    <Field
      label={label}
      {...hint}
      type={kind}
      value={value === null || typeof value === "boolean" ? "" : value}
      onChange={({ target }) => {
        if (kind === "text") onChange(target.value);
        else onChange(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber);
      }}
    />
  );
}
