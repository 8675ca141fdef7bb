/** The secret address of somebody's interviews: made, shown once, taken back. */

import { closeFeed, openFeed } from "../../../api/interviews.ts";
import { Button } from "../../../design/button.tsx";
import { CopyButton } from "../../../design/copy-button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { notify } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useShellText, useText } from "../../../i18n/text.ts";
import type { DialogProps } from "./dialog-props.ts";
import { interviewersText } from "./interviewers-text.ts";
import { useInterviewersChanged } from "./use-interviewers-changed.ts";

export function FeedDialog({ who: { id, name, feed_since }, onClose }: DialogProps) {
  const t = useText(interviewersText).feedDialog;
  const shell = useShellText();
  const changed = useInterviewersChanged();
  const make = useAct({ mutationFn: () => openFeed(id), onSettled: changed });
  const close = useAct({
    mutationFn: () => closeFeed(id),
    onSuccess: () => {
      void notify("success", t.closed);
      onClose();
    },
    onSettled: changed,
  });
  const hasOne = feed_since !== null;
  const error = make.error ?? close.error;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title(name)}
      about={t.about}
      footer={
        make.data === undefined ? (
          <>
            {hasOne && (
              <Button loading={close.isPending} onClick={() => close.mutate()}>
                {t.close}
              </Button>
            )}
            <Button variant="primary" loading={make.isPending} onClick={() => make.mutate()}>
              {hasOne ? t.renew : t.make}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onClose}>
            {shell.action.close}
          </Button>
        )
      }
    >
      {make.data === undefined && hasOne && <p className="text-ink-2">{t.renewHint}</p>}
      {make.data !== undefined && (
        <div role="status" className="flex flex-col gap-2">
          <p className="text-sm font-medium">{t.address}</p>
          <div className="flex items-start gap-1 rounded-md border border-line bg-sunken py-1 pr-1 pl-3">
            <code className="min-w-0 flex-1 py-1.5 font-mono text-xs break-all">{make.data}</code>
            <CopyButton text={make.data} name={t.name} />
          </div>
          <p className="text-sm text-warning-ink">{t.once}</p>
        </div>
      )}
      {error !== null && <ProblemNote error={error} />}
    </Dialog>
  );
}
