/** What goes out and what comes in. Which view, which state and which mail are in the address. */
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Page } from "../../design/page.tsx";
import { Tabs } from "../../design/tabs.tsx";
import { useText } from "../../i18n/text.ts";
import { MailDrawer } from "./mail-drawer.tsx";
import { MailsTab } from "./mails-tab.tsx";
import { filterOf } from "./outbox-filter.ts";
import { outboxText } from "./outbox-text.ts";
import { SuppressionsTab } from "./suppressions-tab.tsx";

export default function OutboxPage() {
  const t = useText(outboxText);
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const filter = filterOf(search);
  const opened = typeof search.mail === "string" && search.mail !== "" ? search.mail : null;
  const view = search.tab === "suppressions" ? "suppressions" : "mails";
  const show = (next: Readonly<Record<string, unknown>>) =>
    void navigate({ to: "/outbox", search: next, replace: true, resetScroll: false });
  return (
    <Page title={t.title} about={t.about} wide>
      <Tabs
        label={t.tabsLabel}
        value={view}
        onChange={(tab) => show(tab === "mails" ? {} : { tab })}
        tabs={[
          {
            value: "mails",
            label: t.tabs.mails,
            content: (
              <MailsTab
                filter={filter}
                onFilter={(next) => show(next)}
                onOpen={(mail) => show({ ...filter, mail })}
              />
            ),
          },
          {
            value: "suppressions",
            label: t.tabs.suppressions,
            content: <SuppressionsTab />,
          },
        ]}
      />
      {opened !== null && (
        <MailDrawer key={opened} id={opened} onClose={() => show({ ...filter })} />
      )}
    </Page>
  );
}
