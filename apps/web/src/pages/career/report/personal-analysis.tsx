import { Card } from "../../../design/card.tsx";
import { useText } from "../../../i18n/text.ts";
import { reportText } from "../text/report-text.ts";
import type { Report } from "./source-context.ts";
import { Statements } from "./statements.tsx";

const PARTS = ["strengths", "gaps", "situation", "unknown"] as const;

export function PersonalAnalysis({ analysis }: { readonly analysis: Report["personal_analysis"] }) {
  const t = useText(reportText);
  const parts = PARTS.filter((part) => analysis[part].length > 0);
  if (parts.length === 0) return null;
  return (
    <Card aria-label={t.parts.personal_analysis} className="px-5 py-4">
      <h2 className="mb-3 text-lg font-semibold">{t.parts.personal_analysis}</h2>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {parts.map((part) => (
          <div key={part}>
            <h3 className="mb-1 text-sm font-medium text-ink-3">{t[part]}</h3>
            <Statements statements={analysis[part]} />
          </div>
        ))}
      </div>
    </Card>
  );
}
