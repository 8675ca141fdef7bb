/** Whether mail leaves this machine, and the settings that decide it. */
import { useQuery } from "@tanstack/react-query";
import { checksQuery, configQuery } from "../../api/queries.ts";
import { Badge } from "../../design/badge.tsx";
import { Card } from "../../design/card.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { SettingsTable } from "../system/settings-table.tsx";
import { SectionPage } from "./section-page.tsx";
import { settingsText } from "./settings-text.ts";

const VARIABLES: readonly string[] = [
  "BOLE_SMTP_URL",
  "BOLE_MAIL_FROM",
  "BOLE_POSTAL_ADDRESS",
  "BOLE_PUBLIC_URL",
  "BOLE_MAIL_UNDO_SECONDS",
];

export default function MailPage() {
  const t = useText(settingsText).mail;
  const { data, error, isError, refetch } = useQuery(configQuery);
  const settings = data?.settings.filter(({ variable }) => VARIABLES.includes(variable));
  return (
    <SectionPage id="mail">
      <MailState />
      <Card className="overflow-hidden">
        {settings === undefined && isError && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {settings === undefined && !isError && <SkeletonRows rows={5} />}
        {settings !== undefined && <SettingsTable settings={settings} />}
      </Card>
      <p className="mt-3 text-sm text-ink-3">{t.how}</p>
    </SectionPage>
  );
}

function MailState() {
  const t = useText(settingsText).mail;
  const status = useQuery(checksQuery).data?.checks.find(({ id }) => id === "smtp")?.status;
  if (status === undefined) return null;
  const isReady = status === "ok";
  const isLocal = status === "off";
  return (
    <Card className="mb-4 px-5 py-4">
      <Badge tone={isReady ? "ok" : isLocal ? "neutral" : "warning"}>
        {isReady ? t.ready : isLocal ? t.local : t.failed}
      </Badge>
      {!isReady && (
        <p className="mt-2 max-w-prose text-ink-2">{isLocal ? t.localDetail : t.failedDetail}</p>
      )}
    </Card>
  );
}
