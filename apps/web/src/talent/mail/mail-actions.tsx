/** What can be done with a mail in its state. */
import type { Message } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Ban, CheckCheck, Download, Reply, RotateCw, Send, Undo2 } from "lucide-react";
import { useMay } from "../../account/use-session.ts";
import { CANDIDATES_KEY } from "../../api/candidates.ts";
import {
  cancelEmail,
  EMAILS_KEY,
  rawEmailAddress,
  resolveEmail,
  retryEmail,
  sendEmailAnyway,
} from "../../api/emails.ts";
import { Button, buttonClass } from "../../design/button.tsx";
import { notify } from "../../design/notify.ts";
import { ProblemNote } from "../../design/problem-note.tsx";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { isOnlyKept } from "./mail-state.tsx";
import { mailText } from "./mail-text.ts";
import { useCanMail } from "./use-can-mail.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

type Acted = Pick<Message, "id" | "state" | "direction" | "state_reason" | "not_before">;

const ANOTHER: ReadonlySet<string | undefined> = new Set(["already_sent", "already_waiting"]);

export function MailActions({
  message: { id, state, direction, state_reason, not_before },
  onReply,
}: {
  readonly message: Acted;
  readonly onReply?: () => void;
}) {
  const t = useText(mailText).actions;
  const retry = useMailAction(() => retryEmail(id), t.retried);
  const cancel = useMailAction(() => cancelEmail(id), t.cancelled);
  const arrived = useMailAction(() => resolveEmail(id, "sent"), t.resolved);
  const again = useMailAction(() => resolveEmail(id, "not_sent"), t.retried);
  const anyway = useMailAction(() => sendEmailAnyway(id), t.retried);
  const mayWrite = useMay()("hiring.write");
  const seconds = useSecondsLeft({ state, not_before });
  const waits = state === "queued" || state === "postponed";
  // It could not leave when it was written, and now it can.
  const isLeft = useCanMail() === true && isOnlyKept({ state, state_reason });
  const isSecond = state === "postponed" && ANOTHER.has(state_reason?.code);
  const error = anyway.error ?? retry.error ?? cancel.error ?? arrived.error ?? again.error;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {mayWrite && direction === "in" && onReply !== undefined && (
          <Button variant="primary" onClick={onReply}>
            <Reply aria-hidden />
            {t.reply}
          </Button>
        )}
        {mayWrite && state === "uncertain" && (
          <>
            <Button loading={arrived.isPending} onClick={() => arrived.mutate()}>
              <CheckCheck aria-hidden />
              {t.wasSent}
            </Button>
            <Button loading={again.isPending} onClick={() => again.mutate()}>
              <RotateCw aria-hidden />
              {t.sendAgain}
            </Button>
          </>
        )}
        {mayWrite && isSecond && (
          <Button loading={anyway.isPending} onClick={() => anyway.mutate()}>
            <Send aria-hidden />
            {t.anyway}
          </Button>
        )}
        {mayWrite && (state === "failed" || state === "postponed" || isLeft) && !isSecond && (
          <Button loading={retry.isPending} onClick={() => retry.mutate()}>
            <RotateCw aria-hidden />
            {t.retry}
          </Button>
        )}
        {mayWrite && waits && (
          <Button loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {seconds > 0 ? <Undo2 aria-hidden /> : <Ban aria-hidden />}
            {seconds > 0 ? t.undo : t.cancel}
          </Button>
        )}
        <a href={rawEmailAddress(id)} download={`${id}.eml`} className={buttonClass("ghost")}>
          <Download aria-hidden />
          {t.raw}
        </a>
      </div>
      {error !== null && <ProblemNote error={error} />}
    </div>
  );
}

function useMailAction(act: () => Promise<Message>, done: string) {
  const client = useQueryClient();
  return useAct({
    mutationFn: act,
    onSuccess: () => void notify("success", done),
    onSettled: () => {
      for (const queryKey of [EMAILS_KEY, CANDIDATES_KEY])
        void client.invalidateQueries({ queryKey });
    },
  });
}
