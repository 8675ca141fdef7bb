/** Everything a policy has, as fields. */
import { type ReactNode, use } from "react";
import { Card } from "../../../design/card.tsx";
import { useText } from "../../../i18n/text.ts";
import { isRecord } from "../../../json/json.ts";
import { guardrailsText } from "../guardrails-text.ts";
import { CheckSettings } from "./check-settings.tsx";
import { ChoicesField, LinesField, NumberField, TextField } from "./fields.tsx";
import { PolicyFormContext } from "./form-context.ts";

const LIMITS = [
  "input_length",
  "mails_per_day",
  "mails_per_batch",
  "cost_per_run",
  "cost_per_day",
] as const;

export function PolicyForm() {
  const t = useText(guardrailsText).policy;
  const kinds = Object.entries(t.kinds).map(([value, label]) => ({ value, label }));
  return (
    <div className="flex flex-col gap-6">
      <Part title={t.checks} about={t.checksAbout}>
        <CheckSettings />
      </Part>
      <Part title={t.injection} about={t.injectionAbout}>
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField path={["injection", "warn_at"]} label={t.warnAt} step="0.05" />
          <NumberField path={["injection", "block_at"]} label={t.blockAt} step="0.05" />
        </div>
      </Part>
      <Part title={t.pii}>
        <ChoicesField path={["pii", "kinds"]} label={t.pii} options={kinds} labelHidden />
      </Part>
      <Part title={t.terms}>
        <div className="grid gap-4 sm:grid-cols-2">
          <LinesField path={["terms", "deny"]} label={t.deny} hint={t.termsHint} />
          <LinesField path={["terms", "allow"]} label={t.allow} hint={t.termsHint} />
        </div>
      </Part>
      <Part title={t.limits}>
        <div className="grid gap-4 sm:grid-cols-2">
          {LIMITS.map((name) => (
            <NumberField key={name} path={["limits", name]} label={t.limitNames[name]} />
          ))}
          <TextField path={["time_zone"]} label={t.timeZone} />
        </div>
      </Part>
      <Part title={t.separate} about={t.separateAbout}>
        <ChoicesField
          path={["separate_approver"]}
          label={t.separate}
          options={Object.entries(t.effects).map(([value, label]) => ({ value, label }))}
          labelHidden
        />
      </Part>
      <Part title={t.permissions}>
        <Permissions />
      </Part>
    </div>
  );
}

function Permissions() {
  const t = useText(guardrailsText).policy;
  const { draft } = use(PolicyFormContext);
  const actions = isRecord(draft.permissions) ? Object.keys(draft.permissions) : [];
  const roles = Object.entries(t.roles).map(([value, label]) => ({ value, label }));
  return (
    <div className="flex flex-col divide-y divide-line">
      {/* Who may edit the policy is not the policy's to say. */}
      {actions
        .filter((action) => action !== "edit_policy")
        .map((action) => (
          <div
            key={action}
            className="grid gap-x-6 gap-y-1.5 py-3 first:pt-0 last:pb-0 lg:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <code aria-hidden className="font-mono text-sm">
              {action}
            </code>
            <ChoicesField
              path={["permissions", action]}
              label={action}
              options={roles}
              labelHidden
            />
          </div>
        ))}
    </div>
  );
}

function Part({
  title,
  about,
  children,
}: {
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
}) {
  return (
    <Card aria-label={title} className="p-5">
      <h2 className="text-lg font-medium">{title}</h2>
      {about !== undefined && <p className="mt-0.5 text-sm text-ink-2">{about}</p>}
      <div className="mt-4">{children}</div>
    </Card>
  );
}
