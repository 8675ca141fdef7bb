import type { ChosenModel, ModelToUse } from "@bole/server/contract";
import { type FormEvent, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { Field } from "../../../design/field.tsx";
import { Select } from "../../../design/select.tsx";
import { useText } from "../../../i18n/text.ts";
import { modelsText } from "./models-text.ts";

const PROVIDERS: readonly ChosenModel["provider"][] = [
  "anthropic",
  "deepseek",
  "openai",
  "openai-compatible",
];
const EMPTY = { name: "", url: "", key: "" };

export function AddModel({
  isSaving,
  onAdd,
}: {
  readonly isSaving: boolean;
  readonly onAdd: (model: ModelToUse) => void;
}) {
  const t = useText(modelsText);
  const [provider, setProvider] = useState<ChosenModel["provider"]>("openai-compatible");
  const [typed, setTyped] = useState(EMPTY);
  const { name, url, key } = typed;
  const type = (field: keyof typeof EMPTY) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [field]: event.target.value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAdd({
      ...{ provider, name: name.trim() },
      ...(url.trim() !== "" && { url: url.trim() }),
      ...(key.trim() !== "" && { key: key.trim() }),
    });
    setTyped(EMPTY);
  };
  return (
    <Card>
      <form className="flex flex-col gap-4 p-5" onSubmit={submit}>
        <h2 className="font-semibold">{t.add}</h2>
        <div className="flex flex-col items-start gap-1.5">
          <span className="text-sm font-medium">{t.provider}</span>
          <Select
            label={t.provider}
            value={provider}
            options={PROVIDERS.map((value) => ({ value, label: value }))}
            onChange={setProvider}
          />
        </div>
        <Field label={t.name} hint={t.nameHint} required value={name} onChange={type("name")} />
        <Field
          {...{ label: t.address, hint: t.addressHint, type: "url", value: url }}
          required={provider === "openai-compatible"}
          placeholder="http://localhost:11434/v1"
          onChange={type("url")}
        />
        <Field
          {...{ label: t.key, hint: t.keyHint, type: "password", autoComplete: "off", value: key }}
          required={provider !== "openai-compatible"}
          onChange={type("key")}
        />
        <Button type="submit" variant="primary" className="self-start" loading={isSaving}>
          {t.addIt}
        </Button>
      </form>
    </Card>
  );
}
