/** What can be done to a run: pause it, take it up where it stopped, end it, have it planned again. */
import type { RunDetail } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { CircleStop, RefreshCcwDot } from "lucide-react";
import { useState } from "react";
import { cancelRun, replanRun, runQuery } from "../../api/runs.ts";
import { Button } from "../../design/button.tsx";
import { Dialog } from "../../design/dialog.tsx";
import { notify } from "../../design/notify.ts";
import { ProblemNote } from "../../design/problem-note.tsx";
import { TextArea } from "../../design/text-area.tsx";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { OperateRun } from "./operate-run.tsx";
import { runText } from "./run-text.ts";

export function RunActions({ run }: { readonly run: RunDetail }) {
  const t = useText(runText);
  const [open, setOpen] = useState<"cancel" | "replan" | null>(null);
  const isOpen = run.status === "running" || run.status === "waiting";
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2">
      <OperateRun run={run} />
      {isOpen && run.planned && (
        <Button onClick={() => setOpen("replan")}>
          <RefreshCcwDot aria-hidden />
          {t.replan.action}
        </Button>
      )}
      {isOpen && (
        <Button onClick={() => setOpen("cancel")}>
          <CircleStop aria-hidden />
          {t.cancel.action}
        </Button>
      )}
      {open === "cancel" && <CancelDialog runId={run.run_id} onClose={close} />}
      {open === "replan" && <ReplanDialog runId={run.run_id} onClose={close} />}
    </div>
  );
}

interface DialogProps {
  readonly runId: string;
  readonly onClose: () => void;
}

function CancelDialog({ runId, onClose }: DialogProps) {
  const t = useText(runText).cancel;
  const cancel = useChange(runId, () => cancelRun(runId), t.done, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title}
      about={t.about}
      footer={
        <>
          <Button onClick={onClose}>{t.keep}</Button>
          <Button variant="danger" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {t.confirm}
          </Button>
        </>
      }
    >
      {cancel.isError && <ProblemNote error={cancel.error} />}
    </Dialog>
  );
}

function ReplanDialog({ runId, onClose }: DialogProps) {
  const t = useText(runText).replan;
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const replan = useChange(
    runId,
    () => replanRun(runId, { reason: reason.trim() }),
    t.done,
    onClose,
  );
  const submit = () => {
    setMissing(reason.trim() === "");
    if (reason.trim() !== "") replan.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title}
      about={t.about}
      footer={
        <>
          <Button onClick={onClose}>{t.back}</Button>
          <Button variant="primary" loading={replan.isPending} onClick={submit}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <TextArea
          label={t.reason}
          rows={3}
          maxLength={2_000}
          value={reason}
          {...(missing && { error: t.missing })}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
        />
        {replan.isError && <ProblemNote error={replan.error} />}
      </div>
    </Dialog>
  );
}

function useChange(runId: string, change: () => Promise<unknown>, done: string, close: () => void) {
  const client = useQueryClient();
  return useAct({
    mutationFn: change,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: runQuery(runId).queryKey });
      void client.invalidateQueries({ queryKey: ["approvals"] });
      void notify("success", done);
      close();
    },
  });
}
