/** How the server is: its checks, its settings, its log, its reader. The tab is in the address. */
import { useQuery } from "@tanstack/react-query";
import { Navigate, useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { systemQuery } from "../../api/queries.ts";
import { Page } from "../../design/page.tsx";
import { Skeleton } from "../../design/skeleton.tsx";
import { Tabs } from "../../design/tabs.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { ChecksTab } from "./checks-tab.tsx";
import { ConfigTab } from "./config-tab.tsx";
import { LogTab } from "./log-tab.tsx";
import { ReaderTab } from "./reader/reader-tab.tsx";
import { systemText } from "./system-text.ts";
import { UsageTab } from "./usage/usage-tab.tsx";
import { VIEWS, type View } from "./views.ts";

const CONTENTS: Record<View, ReactNode> = {
  checks: <ChecksTab />,
  config: <ConfigTab />,
  log: <LogTab />,
  reader: <ReaderTab />,
  usage: <UsageTab />,
};

export default function SystemPage() {
  const t = useText(systemText);
  const format = useFormat();
  const navigate = useNavigate();
  const { data } = useQuery(systemQuery);
  const search: { readonly tab?: unknown } = useSearch({ strict: false });
  const shown = VIEWS.find((view) => view === search.tab) ?? VIEWS[0];
  // Where models were chosen before they moved to the settings.
  if (search.tab === "models") return <Navigate to="/settings/models" replace />;
  return (
    <Page
      title={t.title}
      about={
        data === undefined ? (
          <Skeleton className="my-1 h-4 w-64" />
        ) : (
          t.about(data.version, data.node, format.since(data.started_at, Date.now()))
        )
      }
    >
      <Tabs
        label={t.tabsLabel}
        value={shown}
        tabs={VIEWS.map((value) => ({ value, label: t.tabs[value], content: CONTENTS[value] }))}
        onChange={(tab) => void navigate({ to: "/system", search: { tab }, replace: true })}
      />
    </Page>
  );
}
