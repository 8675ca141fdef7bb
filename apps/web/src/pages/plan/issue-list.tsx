/** Everything that is wrong with the plan; each entry leads to its place. */
import { CircleAlert } from "lucide-react";
import { Card } from "../../design/card.tsx";
import { useText } from "../../i18n/text.ts";
import { useEditor } from "./editor-context.ts";
import type { PlacedIssue } from "./model/issue-places.ts";
import { idOf } from "./model/plan-draft.ts";
import { planText } from "./text/plan-text.ts";

export function IssueList({ onJump }: { readonly onJump: (issue: PlacedIssue) => void }) {
  const t = useText(planText);
  const { issues, plan } = useEditor();
  if (issues.length === 0) return null;
  const nameOf = ({ step }: PlacedIssue) =>
    step === null ? t.report.plan : t.report.step(idOf(plan.steps[step]) || String(step + 1));
  return (
    <Card aria-labelledby="plan-issues" className="overflow-hidden">
      <h2 id="plan-issues" className="border-b border-line px-4 py-2.5 font-semibold">
        {t.report.count(issues.length)}
      </h2>
      <ul className="max-h-64 divide-y divide-line overflow-y-auto">
        {issues.map((issue) => (
          <li key={`${issue.code} ${issue.path} ${issue.message}`}>
            <button
              type="button"
              onClick={() => onJump(issue)}
              className="flex w-full items-start gap-3 px-4 py-2.5 text-left -outline-offset-2 transition-colors hover:bg-sunken"
            >
              <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0 text-danger-ink" />
              <span className="min-w-0 flex-1">
                <span className="block break-words">
                  <span className="font-medium">
                    {nameOf(issue)} · {t.codes[issue.code]}
                  </span>{" "}
                  <span lang="en" className="text-ink-2">
                    {issue.message}
                  </span>
                </span>
                <span lang="en" className="block text-sm break-words text-ink-3">
                  → {issue.repair}
                </span>
              </span>
              <span className="shrink-0 text-right text-xs text-ink-3">
                <code className="font-mono break-all max-md:hidden">{issue.path}</code>
                {issue.line !== null && <span className="block">{t.report.line(issue.line)}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
