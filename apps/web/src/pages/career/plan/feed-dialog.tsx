/** The secret address of the plan: made, shown once, and taken back. */
import type { CareerSession } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { careerQuery, closeFeed, openFeed } from "../../../api/career.ts";
import { Button } from "../../../design/button.tsx";
import { CopyButton } from "../../../design/copy-button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { planText } from "../text/plan-text.ts";

export function FeedDialog({
  session: { session_id, has_feed },
  onClose,
}: {
  readonly session: CareerSession;
  readonly onClose: () => void;
}) {
  const t = useText(planText).feed;
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: careerQuery(session_id).queryKey });
  const open = useAct({ mutationFn: () => openFeed(session_id), onSuccess });
  const close = useAct({
    mutationFn: () => closeFeed(session_id),
    onSuccess: async () => {
      open.reset();
      await onSuccess();
    },
  });
  const address = open.data && new URL(open.data.path, window.location.href).href;
  const error = open.error ?? close.error;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.title}
      about={t.about}
      footer={
        <>
          {has_feed && (
            <Button loading={close.isPending} onClick={() => close.mutate()}>
              {t.end}
            </Button>
          )}
          <Button
            variant="primary"
            loading={open.isPending}
            onClick={() => {
              close.reset();
              open.mutate();
            }}
          >
            {has_feed ? t.renew : t.make}
          </Button>
        </>
      }
    >
      <div aria-live="polite" className="flex flex-col gap-2">
        {address !== undefined && (
          <>
            <p className="flex items-center gap-2 rounded-md bg-sunken py-1 pr-1 pl-3">
              <code className="min-w-0 flex-1 font-mono text-xs break-all">{address}</code>
              <CopyButton text={address} name={t.title} />
            </p>
            <p className="text-sm text-ink-2">{t.once}</p>
          </>
        )}
        {address === undefined && has_feed && <p className="text-ink-2">{t.renewHint}</p>}
        {close.isSuccess && <p className="text-ink-2">{t.ended}</p>}
        {error !== null && <ProblemNote error={error} />}
      </div>
    </Dialog>
  );
}
