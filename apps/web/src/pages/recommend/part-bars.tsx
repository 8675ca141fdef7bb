/** What a score is made of. */
import type { Recommendation } from "@bole/server/contract";
import { useText } from "../../i18n/text.ts";
import { recommendText } from "./recommend-text.ts";

const PARTS = ["tag", "semantic", "keyword"] as const;

export function PartBars({ parts }: Pick<Recommendation, "parts">) {
  const t = useText(recommendText);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 text-sm">
      {PARTS.map((part) => (
        <div key={part} className="contents">
          <dt className="text-ink-2">
            {t.parts[part]} <span className="text-xs text-ink-3">{t.weights[part]}</span>
          </dt>
          <dd aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
            <div
              className="h-full rounded-full bg-accent"
              style={{ width: `${Math.round(parts[part])}%` }}
            />
          </dd>
          <dd className="text-right tabular-nums">{Math.round(parts[part])}</dd>
        </div>
      ))}
    </dl>
  );
}
