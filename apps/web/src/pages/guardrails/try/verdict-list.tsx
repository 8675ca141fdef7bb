/** What the checks say, worst first, each with the places it is about. */
import type { GuardrailVerdict } from "@bole/server/contract";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { SEVERITIES } from "../check-names.ts";
import { guardrailsText } from "../guardrails-text.ts";
import { SeverityBadge } from "../severity-badge.tsx";
import { widest } from "./segments.ts";

export function VerdictList({ verdicts }: { readonly verdicts: readonly GuardrailVerdict[] }) {
  const t = useText(guardrailsText);
  const rank = ({ severity }: GuardrailVerdict) => SEVERITIES.indexOf(severity);
  const sorted = verdicts.toSorted((a, b) => rank(b) - rank(a));
  return (
    <ul aria-label={t.try.verdicts} className="flex flex-col divide-y divide-line">
      {sorted.map((verdict) => (
        <Entry key={`${verdict.check_name} ${verdict.message}`} verdict={verdict} />
      ))}
    </ul>
  );
}

function Entry({ verdict }: { readonly verdict: GuardrailVerdict }) {
  const t = useText(guardrailsText);
  const format = useFormat();
  const { check_name, severity, message, spans, score, suggestion } = verdict;
  return (
    <li className="py-3.5 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2">
        <SeverityBadge severity={severity} />
        <span className="font-medium">{t.checks[check_name].name}</span>
        {score !== undefined && (
          <span className="text-sm text-ink-3">{t.try.score(format.number(score))}</span>
        )}
      </p>
      <p className="mt-1 break-words">{message}</p>
      {suggestion !== undefined && (
        <p className="mt-0.5 text-sm break-words text-ink-2">
          {t.try.suggestion}
          {suggestion}
        </p>
      )}
      {spans.length > 0 && (
        <ul className="mt-1.5 flex flex-col gap-1 text-sm">
          {widest(spans).map(({ start, end, text, reason, label }) => (
            <li key={`${start} ${end} ${label}`} className="flex flex-wrap gap-x-2 break-words">
              <q className="min-w-0 font-medium break-all">{text ?? `${start}–${end}`}</q>
              {(reason ?? label) !== undefined && (
                <span className="text-ink-2">{reason ?? label}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
