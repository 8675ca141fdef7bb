/** Sender, sending and receiving, stored together. */
import type { MailSettings } from "@bole/server/contract";
import { type FormEvent, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useText } from "../../../i18n/text.ts";
import { ImapCard } from "./imap-card.tsx";
import { formOf, settingsOf } from "./mail-form.ts";
import { mailSettingsText } from "./mail-settings-text.ts";
import { SenderCard } from "./sender-card.tsx";
import { SmtpCard } from "./smtp-card.tsx";
import { useSaveMail } from "./use-mail-settings.ts";

export function MailSettingsForm({ settings }: { readonly settings: MailSettings }) {
  const t = useText(mailSettingsText);
  const [form, setForm] = useState(() => formOf(settings));
  const save = useSaveMail();
  const isSaved = JSON.stringify(form) === JSON.stringify(formOf(settings));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // What is stored is shown again without the passwords that were typed.
    save.mutate(settingsOf(form, settings), { onSuccess: (saved) => setForm(formOf(saved)) });
  };
  return (
    <form className="flex flex-col gap-6" onSubmit={submit}>
      {!settings.may_edit && (
        <p role="note" className="rounded-md bg-sunken px-3 py-2.5 text-sm">
          {t.readOnly}
        </p>
      )}
      {/* Everything in it is shown, and nothing can be filled in for nothing. */}
      <fieldset disabled={!settings.may_edit} className="flex min-w-0 flex-col gap-6">
        <SenderCard form={form} onChange={setForm} />
        <SmtpCard
          settings={settings}
          server={form.smtp}
          isSaved={isSaved}
          onChange={(smtp) => setForm({ ...form, smtp })}
        />
        <ImapCard settings={settings} form={form} onChange={setForm} />
      </fieldset>
      {save.error !== null && <ProblemNote error={save.error} />}
      {settings.may_edit && (
        <Button type="submit" variant="primary" className="self-start" loading={save.isPending}>
          {t.save}
        </Button>
      )}
    </form>
  );
}
