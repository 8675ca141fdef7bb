import type { MailSettings } from "@bole/server/contract";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { Field } from "../../../design/field.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { Switch } from "../../../design/switch.tsx";
import { useText } from "../../../i18n/text.ts";
import { FetchState } from "./fetch-state.tsx";
import { imapOf, type MailForm } from "./mail-form.ts";
import { mailSettingsText } from "./mail-settings-text.ts";
import { ServerFields } from "./server-fields.tsx";
import { TrialNote } from "./trial-note.tsx";
import { useTryImap } from "./use-mail-settings.ts";

export function ImapCard({
  settings,
  form,
  onChange,
}: {
  readonly settings: MailSettings;
  readonly form: MailForm;
  readonly onChange: (form: MailForm) => void;
}) {
  const t = useText(mailSettingsText);
  const trial = useTryImap();
  const { fetches, imap, folder } = form;
  const change = (changed: Partial<MailForm>) => {
    trial.reset();
    onChange({ ...form, ...changed });
  };
  return (
    <Card className="flex flex-col gap-4 p-5">
      <header>
        <h2 className="font-semibold">{t.receiving}</h2>
        <p className="max-w-prose text-sm text-ink-3">{t.receivingAbout}</p>
      </header>
      <Switch
        label={t.fetches}
        hint={t.fetchesHint}
        checked={fetches}
        onChange={(checked) => change({ fetches: checked })}
      />
      {settings.imap !== null && <FetchState fetching={settings.fetching} />}
      {fetches && (
        <>
          <ServerFields
            server={imap}
            hasPassword={settings.imap?.has_password === true}
            isRequired
            onChange={(server) => change({ imap: server })}
          />
          <Field
            {...{ label: t.folder, value: folder, className: "sm:w-1/2" }}
            onChange={(event) => change({ folder: event.target.value })}
          />
          <Button
            className="self-start"
            loading={trial.isPending}
            disabled={imap.host.trim() === ""}
            onClick={() => trial.mutate(imapOf(form))}
          >
            {t.tryImap}
          </Button>
          {trial.data && <TrialNote tried={trial.data} works={t.imapWorks} />}
          {trial.error !== null && <ProblemNote error={trial.error} />}
        </>
      )}
    </Card>
  );
}
