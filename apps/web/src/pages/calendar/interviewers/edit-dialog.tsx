/** Who somebody is and when they work, by the clock of their own zone. */

import { useId, useState } from "react";
import { changeInterviewer } from "../../../api/interviews.ts";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { notify } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useShellText, useText } from "../../../i18n/text.ts";
import { InterviewerFields } from "../../../talent/interview/interviewer-fields.tsx";
import type { DialogProps } from "./dialog-props.ts";
import { HoursFields } from "./hours-fields.tsx";
import { interviewersText } from "./interviewers-text.ts";
import { useInterviewersChanged } from "./use-interviewers-changed.ts";

export function EditDialog({ who, onClose }: DialogProps) {
  const t = useText(interviewersText).dialog;
  const shell = useShellText();
  const form = useId();
  const changed = useInterviewersChanged();
  const { id, version, name, email, time_zone, hours } = who;
  const [draft, setDraft] = useState({ name, email, time_zone, hours });
  const [isTried, setTried] = useState(false);
  const wrong = {
    days: draft.hours.days.length === 0 ? t.oneDay : undefined,
    to: draft.hours.from >= draft.hours.to ? t.order : undefined,
  };
  const save = useAct({
    mutationFn: () => changeInterviewer(id, { version, change: draft }),
    onSuccess: () => {
      void notify("success", t.saved);
      onClose();
    },
    onSettled: changed,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.edit}
      footer={
        <>
          <Button onClick={onClose}>{shell.action.cancel}</Button>
          <Button type="submit" form={form} variant="primary" loading={save.isPending}>
            {t.save}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          const isRight = wrong.days === undefined && wrong.to === undefined;
          if (isRight && !save.isPending) save.mutate();
        }}
      >
        <InterviewerFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
        <HoursFields
          hours={draft.hours}
          wrong={isTried ? wrong : {}}
          onChange={(next) => setDraft({ ...draft, hours: next })}
        />
        {save.isError && <ProblemNote error={save.error} />}
      </form>
    </Dialog>
  );
}
