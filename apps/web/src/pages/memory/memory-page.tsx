/** What is kept: plans in their versions, and files. What is looked at is in the address. */
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Page } from "../../design/page.tsx";
import { Tabs } from "../../design/tabs.tsx";
import { useText } from "../../i18n/text.ts";
import { FilesTab } from "./files/files-tab.tsx";
import { memoryText } from "./memory-text.ts";
import { PlansTab } from "./plans/plans-tab.tsx";

const TABS = ["plans", "files"] as const;

export default function MemoryPage() {
  const t = useText(memoryText);
  const navigate = useNavigate();
  const search: { readonly tab?: unknown } = useSearch({ strict: false });
  const shown = TABS.find((tab) => tab === search.tab) ?? TABS[0];
  const contents = { plans: <PlansTab />, files: <FilesTab /> };
  return (
    <Page title={t.title} about={t.about} wide>
      <Tabs
        label={t.tabsLabel}
        value={shown}
        tabs={TABS.map((value) => ({ value, label: t.tabs[value], content: contents[value] }))}
        onChange={(tab) => void navigate({ to: "/memory", search: { tab } })}
      />
    </Page>
  );
}
