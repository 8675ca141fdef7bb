/** Where the data lies, and the made-up people that one can have or be rid of. */
import { useQuery } from "@tanstack/react-query";
import { useAccount } from "../../account/use-session.ts";
import { demoQuery } from "../../api/demo.ts";
import { systemQuery } from "../../api/queries.ts";
import { Card } from "../../design/card.tsx";
import { CopyButton } from "../../design/copy-button.tsx";
import { Skeleton } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { DemoBanner, LoadDemoButton } from "../../talent/demo-banner.tsx";
import { ErasuresCard } from "./erasures/erasures-card.tsx";
import { RetentionCard } from "./retention/retention-card.tsx";
import { SectionPage } from "./section-page.tsx";
import { settingsText } from "./settings-text.ts";

export default function DataPage() {
  const t = useText(settingsText).data;
  const folder = useQuery(systemQuery).data?.data_folder;
  const hasAccounts = useAccount() !== undefined;
  const isEmpty = useQuery(demoQuery).data?.state === "absent";
  return (
    <SectionPage id="data">
      <Card className="mb-8 px-5 py-4">
        <h2 className="font-medium">{t.folder}</h2>
        <div className="mt-1 flex min-w-0 items-center gap-1">
          {folder === undefined ? (
            <Skeleton className="h-5 w-64" />
          ) : (
            <>
              <code className="truncate font-mono text-sm" title={folder}>
                {folder}
              </code>
              <CopyButton text={folder} />
            </>
          )}
        </div>
        <p className="mt-1 text-sm text-ink-2">{t.folderAbout}</p>
      </Card>
      {!hasAccounts && (
        <Card className="mb-8 px-5 py-4">
          <h2 className="font-medium">{t.team}</h2>
          <p className="mt-1 text-sm text-ink-2">{t.teamAbout}</p>
        </Card>
      )}
      <RetentionCard />
      <ErasuresCard />
      <h2 className="mb-3 text-lg font-semibold">{t.demo}</h2>
      {isEmpty && <p className="mb-3 text-ink-2">{t.demoNone}</p>}
      <DemoBanner />
      <LoadDemoButton />
    </SectionPage>
  );
}
