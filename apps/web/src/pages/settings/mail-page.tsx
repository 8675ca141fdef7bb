/** How mail is sent and fetched, and whether that works. */
import { useQuery } from "@tanstack/react-query";
import { Editable } from "../../account/editable.tsx";
import { mailSettingsQuery } from "../../api/mail-settings.ts";
import { Card } from "../../design/card.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { MailSettingsForm } from "./mail/mail-settings-form.tsx";
import { SectionPage } from "./section-page.tsx";

export default function MailPage() {
  const { data, error, isError, refetch } = useQuery(mailSettingsQuery);
  return (
    <SectionPage id="mail">
      {data === undefined ? (
        <Card>
          {isError ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={5} />
          )}
        </Card>
      ) : (
        <Editable to="workspace.manage">
          <MailSettingsForm settings={data} />
        </Editable>
      )}
    </SectionPage>
  );
}
