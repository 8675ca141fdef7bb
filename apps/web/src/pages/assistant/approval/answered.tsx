/** What was answered takes little room, says what was decided, and can still be looked at. */
import type { ApprovalNeeded, DecidedApproval } from "@bole/server/contract";
import { Badge, type Tone } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { choicesOf, keptOf } from "../model/decision.ts";
import { workflowText } from "../text/workflow-text.ts";

const TONES: Record<DecidedApproval["decision"], Tone> = {
  approved: "ok",
  rejected: "danger",
  expired: "warning",
};

export function Answered({
  decided,
  of: asked,
  isShown,
  onShow,
}: {
  /** Nothing where it was not needed any more, or the server has not told yet. */
  readonly decided: DecidedApproval | undefined;
  /** What was asked about item by item. */
  readonly of?: ApprovalNeeded;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}) {
  const t = useText(workflowText).approval;
  const { number, exact, moment } = useFormat();
  const all = asked?.items.length ?? 0;
  const kept = asked && decided ? keptOf(asked, choicesOf(asked, decided)).length : all;
  return (
    <div className="-my-1 flex max-w-[60%] flex-wrap items-center justify-end gap-x-2">
      {decided === undefined ? (
        <Badge>{t.answered}</Badge>
      ) : (
        <>
          <Badge tone={TONES[decided.decision]}>
            {t.decided[decided.decision]}
            {decided.decision === "approved" && kept < all && ` ${number(kept)}/${number(all)}`}
          </Badge>
          <time dateTime={decided.at} title={exact(decided.at)} className="text-xs text-ink-3">
            {decided.decision === "expired"
              ? moment(decided.at)
              : t.decidedBy(decided.by, moment(decided.at))}
          </time>
        </>
      )}
      <Button size="sm" variant="ghost" aria-expanded={isShown} onClick={() => onShow(!isShown)}>
        {isShown ? t.hide : t.show}
      </Button>
      {decided !== undefined && decided.reason !== null && decided.reason !== "" && (
        <p className="w-full text-right text-sm break-words text-ink-2">{decided.reason}</p>
      )}
    </div>
  );
}
