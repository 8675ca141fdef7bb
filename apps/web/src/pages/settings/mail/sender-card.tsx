/** Who mails are from, and whose servers are used. */
import { Card } from "../../../design/card.tsx";
import { Field } from "../../../design/field.tsx";
import { Select } from "../../../design/select.tsx";
import { useText } from "../../../i18n/text.ts";
import { type MailForm, withProvider } from "./mail-form.ts";
import { mailSettingsText } from "./mail-settings-text.ts";
import { MAIL_PROVIDERS, providerOf, providerOfAddress } from "./providers.ts";

/** An option needs a value; no provider has this name. */
const OTHER = "-";

export function SenderCard({
  form,
  onChange,
}: {
  readonly form: MailForm;
  readonly onChange: (form: MailForm) => void;
}) {
  const t = useText(mailSettingsText);
  const provider = providerOf(form.smtp.host);
  const type = (field: "name" | "address" | "postal" | "undo") => ({
    value: form[field],
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...form, [field]: event.target.value }),
  });
  const choose = (id: string) => {
    const chosen = MAIL_PROVIDERS.find((one) => one.id === id);
    if (chosen !== undefined) onChange(withProvider(form, chosen));
  };
  return (
    <Card className="flex flex-col gap-4 p-5">
      <h2 className="font-semibold">{t.sender}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...{ label: t.name, hint: t.nameHint, ...type("name") }} />
        <Field
          {...{ label: t.address, type: "email", autoComplete: "email", ...type("address") }}
          onBlur={() => {
            const known = providerOfAddress(form.address);
            if (known !== undefined && form.smtp.host === "") onChange(withProvider(form, known));
          }}
          required={form.smtp.host !== ""}
        />
        <Field {...{ label: t.postal, hint: t.postalHint, maxLength: 300, ...type("postal") }} />
        <Field
          {...{ label: t.undo, hint: t.undoHint, type: "number", min: 0, max: 3_600 }}
          {...type("undo")}
        />
      </div>
      <div className="flex flex-col items-start gap-1.5">
        <span className="text-sm font-medium">{t.provider}</span>
        <Select
          label={t.provider}
          value={provider?.id ?? OTHER}
          options={[
            { value: OTHER, label: t.otherProvider },
            ...MAIL_PROVIDERS.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={choose}
        />
        {provider && <p className="max-w-prose text-sm text-ink-2">{t.needs[provider.needs]}</p>}
      </div>
    </Card>
  );
}
