/** What waits for an answer: decisions, and mail. Which view and which mail are in the address. */
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Page } from "../../design/page.tsx";
import { Tabs } from "../../design/tabs.tsx";
import { useShellText, useText } from "../../i18n/text.ts";
import { ApprovalsTab } from "../approvals/approvals-tab.tsx";
import { MailDrawer } from "../outbox/mail-drawer.tsx";
import { MailsTab } from "../outbox/mails-tab.tsx";
import { filterOf } from "../outbox/outbox-filter.ts";
import { AllTab, GROUPS } from "./all-tab.tsx";
import { inboxText } from "./inbox-text.ts";

export default function InboxPage() {
  const t = useText(inboxText);
  const { areas } = useShellText();
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const filter = filterOf(search);
  const opened = typeof search.mail === "string" && search.mail !== "" ? search.mail : null;
  const view = (["mails", "approvals"] as const).find((tab) => tab === search.tab) ?? "all";
  const show = (next: Readonly<Record<string, unknown>>) =>
    void navigate({ to: "/inbox", search: next, replace: true, resetScroll: false });
  const group = GROUPS.find((one) => one === search.group) ?? "to_answer";
  const showGroup = (next: typeof group) => show(next === "to_answer" ? {} : { group: next });
  const showMails = (next: Readonly<Record<string, unknown>>) => show({ tab: "mails", ...next });
  return (
    <Page title={areas.inbox} about={t.about} wide>
      <Tabs
        label={t.tabsLabel}
        value={view}
        onChange={(tab) => show(tab === "all" ? {} : { tab })}
        tabs={[
          {
            value: "all",
            label: t.tabs.all,
            content: <AllTab group={group} onGroup={showGroup} />,
          },
          { value: "approvals", label: t.tabs.approvals, content: <ApprovalsTab /> },
          {
            value: "mails",
            label: t.tabs.mails,
            content: (
              <MailsTab
                filter={filter}
                onFilter={(next) => showMails({ ...next })}
                onOpen={(mail) => showMails({ ...filter, mail })}
              />
            ),
          },
        ]}
      />
      {opened !== null && (
        <MailDrawer key={opened} id={opened} onClose={() => showMails({ ...filter })} />
      )}
    </Page>
  );
}
