/** How many there were at each stage, drawn as what it is: ever fewer. */
import type { RecommendFunnel, RecommendKind } from "@bole/server/contract";
import { Card } from "../../design/card.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { recommendText } from "./recommend-text.ts";

const STAGES = ["items", "open", "merged", "judged", "shown"] as const;
const SOURCES = ["tag", "semantic", "fuzzy"] as const;
/** Of the whole width, so that the last stage can still be seen. */
const LEAST = 6;

export function FunnelView({
  funnel,
  kind,
}: {
  readonly funnel: RecommendFunnel;
  /** What was sought. */
  readonly kind: RecommendKind;
}) {
  const t = useText(recommendText);
  const { number } = useFormat();
  const most = Math.max(1, funnel.items);
  const widthOf = (count: number) => LEAST + (100 - LEAST) * Math.sqrt(count / most);
  const rules = Object.entries(t.rules).flatMap(([rule, label]) => {
    const count = Object.entries(funnel.left_out).find(([name]) => name === rule)?.[1] ?? 0;
    return count === 0 ? [] : [`${label} ${number(count)}`];
  });
  return (
    <Card aria-label={t.funnel.title} className="px-5 py-4">
      <h2 className="mb-3 text-base font-semibold">{t.funnel.title}</h2>
      <ol className="flex flex-col gap-2">
        {STAGES.map((stage) => (
          <li key={stage}>
            <div className="flex justify-between text-sm">
              <span className="text-ink-2">
                {stage === "items" ? t.funnel.items(t.funnel.kinds[kind]) : t.funnel[stage]}
              </span>
              <span className="tabular-nums">{number(funnel[stage])}</span>
            </div>
            <div
              aria-hidden
              className="mx-auto mt-1 h-2.5 rounded-full bg-accent"
              style={{ width: `${widthOf(funnel[stage])}%` }}
            />
            {stage === "merged" && (
              <p className="mt-1 text-center text-xs text-ink-3">
                {SOURCES.map(
                  (source) => `${t.sources[source]} ${number(funnel.recalled[source] ?? 0)}`,
                ).join(" · ")}
              </p>
            )}
          </li>
        ))}
      </ol>
      {rules.length > 0 && (
        <p className="mt-3 border-t border-line pt-3 text-sm text-ink-2">
          {t.funnel.leftOut}: {rules.join(" · ")}
        </p>
      )}
    </Card>
  );
}
