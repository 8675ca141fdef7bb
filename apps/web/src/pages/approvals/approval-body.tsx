/** What is asked: what the agent does, what it would change, and the thing itself. */
import type { Approval } from "@bole/server/contract";
import { Zap } from "lucide-react";
import { Badge } from "../../design/badge.tsx";
import { useText } from "../../i18n/text.ts";
import { ValuePanel } from "../../values/value-panel.tsx";
import { approvalsText } from "./approvals-text.ts";
import { subjectOf } from "./gate.ts";
import { PlanPreview } from "./plan-preview.tsx";

export function ApprovalBody({
  gate,
  about,
  effects,
}: Pick<Approval, "gate" | "about" | "effects">) {
  const t = useText(approvalsText);
  const subject = subjectOf(gate);
  return (
    <div className="flex flex-col gap-4">
      {about !== "" && subject !== "plan" && <p className="max-w-prose text-ink-2">{about}</p>}
      {effects.length > 0 && (
        <p className="flex flex-wrap items-center gap-1.5 text-sm">
          <span className="text-ink-3">{t.effects}</span>
          {effects.map((effect) => (
            <Badge key={effect} tone="warning">
              <Zap aria-hidden />
              {effect}
            </Badge>
          ))}
        </p>
      )}
      {subject === "plan" ? (
        <>
          <PlanPreview plan={gate.ask} />
          <details>
            <summary className="w-fit cursor-pointer rounded-sm text-sm font-medium text-ink-2 hover:text-ink">
              {t.plan.details}
            </summary>
            <div className="mt-3">
              <ValuePanel label={t.ask.plan} value={gate.ask} />
            </div>
          </details>
        </>
      ) : (
        <ValuePanel label={t.ask[subject]} value={gate.ask} />
      )}
    </div>
  );
}
