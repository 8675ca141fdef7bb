/** Each check: whether it is on, and how bad it may call what it finds. */
import type { CheckName } from "@bole/server/contract";
import { Select } from "../../../design/select.tsx";
import { Switch } from "../../../design/switch.tsx";
import { useText } from "../../../i18n/text.ts";
import { CHECK_GROUPS, SEVERITIES } from "../check-names.ts";
import { guardrailsText } from "../guardrails-text.ts";
import { usePolicyField } from "./form-context.ts";

const GROUPS = ["input", "output", "action"] as const;

export function CheckSettings() {
  const t = useText(guardrailsText);
  return (
    <div className="flex flex-col gap-6">
      {GROUPS.map((group) => (
        <section key={group} aria-label={t.groups[group]}>
          <h3 className="mb-1 text-sm font-medium text-ink-3">{t.groups[group]}</h3>
          <ul className="divide-y divide-line">
            {CHECK_GROUPS[group].map((name) => (
              <CheckRow key={name} name={name} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function CheckRow({ name }: { readonly name: CheckName }) {
  const t = useText(guardrailsText);
  const enabled = usePolicyField(["checks", name, "enabled"]);
  const severity = usePolicyField(["checks", name, "severity"]);
  const shown = SEVERITIES.find((known) => known === severity.value) ?? "blocked";
  const error = enabled.error ?? severity.error;
  return (
    <li className="grid items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <Switch
        label={t.checks[name].name}
        hint={t.checks[name].about}
        checked={enabled.value === true}
        onChange={enabled.set}
      />
      <div className="flex sm:justify-end">
        <Select
          label={t.policy.severityOf(t.checks[name].name)}
          value={shown}
          options={SEVERITIES.map((value) => ({ value, label: t.severities[value] }))}
          onChange={severity.set}
        />
      </div>
      {error !== undefined && <p className="text-sm text-danger-ink">{error}</p>}
    </li>
  );
}
