/** The arguments of the selected step: a field for each that its agent takes, and room for others. */
import { Plus, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Field } from "../../../design/field.tsx";
import { IconButton } from "../../../design/icon-button.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import type { JsonPath } from "../../../json/json-path.ts";
import { useEditor } from "../editor-context.ts";
import { type SchemaField, schemaFields } from "../model/agent-schema.ts";
import { actionOf, argsOf, type StepDraft } from "../model/plan-draft.ts";
import { formText } from "../text/form-text.ts";
import { ChoiceField } from "./choice-field.tsx";
import { ValueField } from "./value-field.tsx";

export function ArgsSection({ step, base }: { readonly step: StepDraft; readonly base: JsonPath }) {
  const t = useText(formText);
  const { agents, set } = useEditor();
  const agent = agents?.find(({ name }) => name === actionOf(step));
  const fields = agent === undefined ? [] : schemaFields(agent.input);
  const known = new Set(fields.map(({ name }) => name));
  // Before it is known what the agent takes, a field would change its kind while somebody types.
  const given = agents === undefined ? [] : Object.keys(argsOf(step));
  const others = given.filter((name) => !known.has(name));
  const pathOf = (name: string) => [...base, "args", name];
  return (
    <section aria-labelledby="step-args" className="flex flex-col gap-4">
      <h3 id="step-args" className="font-semibold">
        {t.args}
      </h3>
      {agents === undefined && <SkeletonRows rows={2} />}
      {fields.map((field) => (
        <ArgField key={field.name} field={field} path={pathOf(field.name)} />
      ))}
      {agents !== undefined && fields.length === 0 && others.length === 0 && (
        <p className="text-sm text-ink-3">{agent === undefined ? t.argsOfUnknown : t.noArgs}</p>
      )}
      {others.map((name) => (
        <ValueField
          key={name}
          path={pathOf(name)}
          label={name}
          isCode
          input="json"
          hint={t.jsonHint}
          aside={
            <IconButton
              label={t.removeOne(name)}
              className="-my-1.5 ml-auto self-center"
              onClick={() => set(pathOf(name), undefined)}
            >
              <X aria-hidden />
            </IconButton>
          }
        />
      ))}
      {agents !== undefined && (
        <NewArg taken={[...known, ...others]} onAdd={(name) => set(pathOf(name), "$")} />
      )}
    </section>
  );
}

function ArgField({ field, path }: { readonly field: SchemaField; readonly path: JsonPath }) {
  const t = useText(formText);
  const { name, type, required, description, fallback, choices, input } = field;
  const hints = [
    description,
    fallback === undefined ? "" : t.byDefault(JSON.stringify(fallback)),
    input === "json" && description === "" ? t.jsonHint : "",
  ].filter((hint) => hint !== "");
  const frame = {
    path,
    label: name,
    isCode: true,
    type,
    required,
    ...(hints.length > 0 && { hint: hints.join(" · ") }),
  };
  if (input === "choice") {
    const all = choices.map((value) => ({ value, label: JSON.stringify(value) }));
    return <ChoiceField {...frame} choices={all} unset={t.notSet} allowPlaceholder />;
  }
  return <ValueField {...frame} input={input} />;
}

function NewArg({
  taken,
  onAdd,
}: {
  readonly taken: readonly string[];
  readonly onAdd: (name: string) => void;
}) {
  const t = useText(formText);
  const { isWaiting } = useEditor();
  const [name, setName] = useState<string | null>(null);
  if (name === null) {
    return (
      <Button
        size="sm"
        variant="ghost"
        className="-ml-2.5 self-start"
        disabled={isWaiting}
        onClick={() => setName("")}
      >
        <Plus aria-hidden />
        {t.addArg}
      </Button>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted !== "" && !taken.includes(wanted)) onAdd(wanted);
    setName(null);
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <Field
        label={t.argName}
        autoFocus
        className="min-w-0 flex-1"
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && setName(null)}
      />
      <Button type="submit">{t.addArg}</Button>
    </form>
  );
}
