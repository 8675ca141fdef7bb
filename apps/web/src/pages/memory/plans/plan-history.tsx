/** The versions of a plan, and who did what to it. */
import type { PlanDetail } from "@bole/server/contract";
import { Badge } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { memoryText } from "../memory-text.ts";

export function VersionsCard({
  plan,
  onShow,
}: {
  readonly plan: PlanDetail;
  readonly onShow: (ver: number) => void;
}) {
  const { plans: t, by } = useText(memoryText);
  const format = useFormat();
  const versions = plan.versions.toSorted((a, b) => b.ver - a.ver);
  return (
    <Card aria-labelledby="plan-versions">
      <h3 id="plan-versions" className="border-b border-line px-4 py-2.5 font-semibold">
        {t.versions}
      </h3>
      <ul className="max-h-80 divide-y divide-line overflow-y-auto">
        {versions.map(({ ver, author, created_at }) => (
          <li key={ver} className="flex items-center justify-between gap-2 py-2 pr-2 pl-4">
            <div className="min-w-0">
              <p className="font-medium">{t.versionName(ver)}</p>
              <p className="text-sm text-ink-3">
                <time dateTime={created_at}>{format.moment(created_at)}</time> {by(author)}
              </p>
            </div>
            {ver === plan.ver ? (
              <Badge tone="accent">{t.shown}</Badge>
            ) : (
              <Button
                size="sm"
                variant="ghost"
                aria-label={t.show(ver)}
                onClick={() => onShow(ver)}
              >
                {t.showShort}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function AuditCard({ plan }: { readonly plan: PlanDetail }) {
  const { plans: t, by } = useText(memoryText);
  const format = useFormat();
  const audit = plan.audit.toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return (
    <Card aria-labelledby="plan-audit">
      <h3 id="plan-audit" className="border-b border-line px-4 py-2.5 font-semibold">
        {t.audit}
      </h3>
      <ol className="max-h-80 divide-y divide-line overflow-y-auto">
        {audit.map(({ ver, action, author, at }) => (
          <li key={`${at} ${ver} ${action}`} className="px-4 py-2">
            <p>
              {t.actions[action]} <span className="text-ink-3">· {t.versionName(ver)}</span>
            </p>
            <p className="text-sm text-ink-3">
              <time dateTime={at}>{format.moment(at)}</time> {by(author)}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
