/** What to settle beside the choice of work, each with the words that it comes from, and how long the money lasts. */
import { Card } from "../../../design/card.tsx";
import { useText } from "../../../i18n/text.ts";
import { optionsText } from "../text/options-text.ts";
import type { Report } from "./source-context.ts";
import { OneStatement } from "./statements.tsx";

export function SettleFirst({ report }: { readonly report: Report }) {
  const t = useText(optionsText);
  const { settle_first, runway } = report;
  if (settle_first.length === 0 && runway === null) return null;
  return (
    <Card aria-label={t.settle} className="px-5 py-4">
      <h2 className="mb-2 text-lg font-semibold">{t.settle}</h2>
      {runway !== null && (
        <p className="max-w-prose break-words">
          <OneStatement statement={runway} />
        </p>
      )}
      <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
        {settle_first.map(({ matter_id, title, how, words }) => (
          <li key={matter_id} className="break-words">
            <span className="font-medium">{title}</span>
            <p>{how}</p>
            <p className="text-sm text-ink-3">{t.because(words)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
