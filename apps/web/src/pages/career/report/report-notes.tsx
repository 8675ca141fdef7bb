/** What is different from the report before, and what is missing and why. */
import { CircleAlert } from "lucide-react";
import { Card } from "../../../design/card.tsx";
import { useText } from "../../../i18n/text.ts";
import { reportText } from "../text/report-text.ts";
import type { Report } from "./source-context.ts";

type Part = "personal_analysis" | "industry_opportunities" | "career_matching";

export function ReportNotes({ report }: { readonly report: Report }) {
  const t = useText(reportText);
  const { changes, missing_parts } = report;
  return (
    <>
      {changes.length > 0 && (
        <Card aria-label={t.changes} className="px-5 py-4">
          <h2 className="mb-2 text-lg font-semibold">{t.changes}</h2>
          <ul className="flex max-w-prose list-disc flex-col gap-1 pl-5">
            {changes.map(({ text }) => (
              <li key={text} className="break-words">
                {text}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {missing_parts.length > 0 && (
        <div
          role="alert"
          className="flex items-start gap-2.5 rounded-md bg-warning-soft px-4 py-3 text-warning-ink"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <div>
            <p className="font-medium">{t.missing}</p>
            <ul>
              {missing_parts.map(({ part, reason }) => (
                <li key={part}>
                  {t.missingPart(isPart(part, t.parts) ? t.parts[part] : part, reason)}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </>
  );
}

const isPart = (part: string, parts: Readonly<Record<Part, string>>): part is Part => part in parts;
