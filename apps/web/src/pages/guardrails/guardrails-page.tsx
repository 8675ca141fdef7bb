/** What guards the product: try it, change its policy, see what it has found. */
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Editable } from "../../account/editable.tsx";
import { Page } from "../../design/page.tsx";
import { Tabs } from "../../design/tabs.tsx";
import { useText } from "../../i18n/text.ts";
import { guardrailsText } from "./guardrails-text.ts";
import { LogTab } from "./log/log-tab.tsx";
import { PolicyTab } from "./policy/policy-tab.tsx";
import { TryTab } from "./try/try-tab.tsx";

const TABS = ["policy", "try", "log"] as const;

export default function GuardrailsPage() {
  const t = useText(guardrailsText);
  const navigate = useNavigate();
  const search: { readonly tab?: unknown } = useSearch({ strict: false });
  const shown = TABS.find((tab) => tab === search.tab) ?? TABS[0];
  const tryTab = (
    <Editable to="runs.write">
      <TryTab />
    </Editable>
  );
  const contents = { try: tryTab, policy: <PolicyTab />, log: <LogTab /> };
  return (
    <Page title={t.title} about={t.about} wide>
      <Tabs
        label={t.tabsLabel}
        value={shown}
        tabs={TABS.map((value) => ({ value, label: t.tabs[value], content: contents[value] }))}
        onChange={(tab) => void navigate({ to: "/settings/guardrails", search: { tab } })}
      />
    </Page>
  );
}
