/** Takes an appointment back; both are told. */
import type { InterviewEntry } from "@bole/server/contract";
import { useId, useState } from "react";
import { Button } from "../../design/button.tsx";
import { Dialog } from "../../design/dialog.tsx";
import { Field } from "../../design/field.tsx";
import { ProblemNote } from "../../design/problem-note.tsx";
import { useShellText, useText } from "../../i18n/text.ts";
import { interviewText } from "./interview-text.ts";
import { useAppointment } from "./use-appointment.ts";
import { useZonedTime } from "./use-zoned-time.ts";

export default function CancelDialog({
  interview: { id, sequence, starts_at, time_zone, interviewer_time_zone },
  onClose,
}: {
  readonly interview: InterviewEntry;
  readonly onClose: () => void;
}) {
  const t = useText(interviewText).cancelDialog;
  const shell = useShellText();
  const zoned = useZonedTime();
  const form = useId();
  const [reason, setReason] = useState("");
  const ask = useAppointment(t.done, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title}
      about={t.about(zoned(starts_at, [interviewer_time_zone, time_zone]))}
      footer={
        <>
          <Button onClick={onClose}>{shell.action.close}</Button>
          <Button type="submit" form={form} variant="danger" loading={ask.isPending}>
            {t.go}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const payload = { interview_id: id, sequence, reason };
          if (!ask.isPending) ask.mutate({ kind: "cancel_interview", payload });
        }}
      >
        <Field label={t.reason} value={reason} onChange={({ target }) => setReason(target.value)} />
        {ask.isError && <ProblemNote error={ask.error} />}
      </form>
    </Dialog>
  );
}
