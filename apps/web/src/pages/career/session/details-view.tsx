/** How it came about: what was said, how clear it was, and what each step took. */
import type { CareerSession } from "@bole/server/contract";
import type { ReactNode } from "react";
import { Card } from "../../../design/card.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { sessionText } from "../text/session-text.ts";
import { NodeTable } from "./node-table.tsx";

export function DetailsView({ session }: { readonly session: CareerSession }) {
  const t = useText(sessionText).details;
  const { moment } = useFormat();
  const { cached_data, planning_strategy, messages, error_log } = session;
  const { goal_clarity } = cached_data;
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <Part title={t.messages}>
        <ol className="flex flex-col gap-3">
          {messages.map(({ role, content, at }) => (
            <li key={`${role} ${at} ${content}`} className="break-words">
              <p className="text-xs text-ink-3">
                {role === "user" ? t.you : t.bole} · {moment(at)}
              </p>
              <p className="whitespace-pre-line">{content}</p>
            </li>
          ))}
        </ol>
      </Part>
      <div className="flex flex-col gap-6">
        {goal_clarity !== null && (
          <Part title={t.clarity}>
            <p className="font-medium">{t.clarityOf(goal_clarity.clarity_score)}</p>
            <p className="mt-1 break-words text-ink-2">{goal_clarity.analysis_result}</p>
          </Part>
        )}
        {planning_strategy !== null && (
          <Part title={t.strategy}>
            <p className="break-words">{planning_strategy}</p>
          </Part>
        )}
        {error_log.length > 0 && (
          <Part title={t.errors}>
            <ul className="flex flex-col gap-1.5">
              {error_log.map(({ node, message, at }) => (
                <li key={`${node} ${at}`} className="break-words">
                  <code className="font-mono text-xs text-ink-3">{node}</code> {message}
                </li>
              ))}
            </ul>
          </Part>
        )}
        {Object.keys(session.system_metrics.nodes).length > 0 && (
          <Part title={t.nodes}>
            <NodeTable nodes={session.system_metrics.nodes} />
          </Part>
        )}
      </div>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card aria-label={title} className="px-5 py-4">
      <h2 className="mb-2 text-lg font-semibold">{title}</h2>
      {children}
    </Card>
  );
}
