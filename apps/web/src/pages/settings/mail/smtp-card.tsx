import type { MailSettings } from "@bole/server/contract";
import { Badge } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useText } from "../../../i18n/text.ts";
import { serverOf, type TypedServer } from "./mail-form.ts";
import { mailSettingsText } from "./mail-settings-text.ts";
import { ServerFields } from "./server-fields.tsx";
import { TrialNote } from "./trial-note.tsx";
import { useTestMail, useTrySmtp } from "./use-mail-settings.ts";

export function SmtpCard({
  settings,
  server,
  isSaved,
  onChange,
}: {
  readonly settings: MailSettings;
  readonly server: TypedServer;
  /** Whether what is shown is what is stored: a test mail goes by that. */
  readonly isSaved: boolean;
  readonly onChange: (server: TypedServer) => void;
}) {
  const t = useText(mailSettingsText);
  const trial = useTrySmtp();
  const testMail = useTestMail();
  const error = trial.error ?? testMail.error;
  const change = (changed: TypedServer) => {
    trial.reset();
    onChange(changed);
  };
  return (
    <Card className="flex flex-col gap-4 p-5">
      <header>
        <h2 className="flex flex-wrap items-center gap-2 font-semibold">
          {t.sending}
          {settings.smtp_source === "environment" && <Badge>{t.fromEnvironment}</Badge>}
        </h2>
        <p className="text-sm text-ink-3">{t.sendingAbout}</p>
      </header>
      <ServerFields
        server={server}
        hasPassword={settings.smtp?.has_password === true}
        isRequired={false}
        onChange={change}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          loading={trial.isPending}
          disabled={server.host.trim() === ""}
          onClick={() => trial.mutate(serverOf(server))}
        >
          {t.trySmtp}
        </Button>
        {settings.smtp !== null && settings.sender !== null && (
          <Button
            loading={testMail.isPending}
            disabled={!isSaved}
            title={isSaved ? undefined : t.saveFirst}
            onClick={() => testMail.mutate()}
          >
            {t.testMail}
          </Button>
        )}
      </div>
      {trial.data && <TrialNote tried={trial.data} works={t.smtpWorks(trial.data.signed_in)} />}
      {error !== null && <ProblemNote error={error} />}
    </Card>
  );
}
