/** What can be done with everything that is selected. */
import { Check, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../design/button.tsx";
import { GuardedButton } from "../../design/guarded-button.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { effectText } from "../../talent/effect-text.ts";
import { approvalsText } from "./approvals-text.ts";
import { RejectForm } from "./reject-form.tsx";

export function BulkBar({
  count,
  progress,
  onApprove,
  onReject,
  onClear,
}: {
  readonly count: number;
  readonly progress: { readonly done: number; readonly all: number } | null;
  readonly onApprove: () => void;
  readonly onReject: (reason: string) => void;
  readonly onClear: () => void;
}) {
  const t = useText(approvalsText);
  const effects = useText(effectText);
  const { number } = useFormat();
  const [rejecting, setRejecting] = useState(false);
  const working = progress !== null;
  return (
    <section
      aria-label={t.selected(number(count))}
      className="sticky bottom-4 z-20 mt-4 rounded-xl border border-line bg-raised px-5 py-3 shadow-float"
    >
      {rejecting ? (
        <RejectForm
          pending={working}
          confirm={t.bulk.reject(number(count))}
          onBack={() => setRejecting(false)}
          onSend={onReject}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <p role="status" className="mr-auto font-medium">
            {working
              ? t.bulk.working(number(progress.done), number(progress.all))
              : t.selected(number(count))}
          </p>
          <Button variant="ghost" onClick={onClear} disabled={working}>
            {t.bulk.clear}
          </Button>
          <Button onClick={() => setRejecting(true)} disabled={working}>
            <X aria-hidden />
            {t.bulk.reject(number(count))}
          </Button>
          <GuardedButton subject="bulk" variant="primary" loading={working} onClick={onApprove}>
            {!working && <Check aria-hidden />}
            {effects.requests(count)}
          </GuardedButton>
        </div>
      )}
    </section>
  );
}
