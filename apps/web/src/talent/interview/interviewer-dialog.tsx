/** Somebody who talks to candidates, with the calendar that says when they cannot. */
import type { Interviewer } from "@bole/server/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { sessionQuery } from "../../api/accounts.ts";
import { addInterviewer, INTERVIEWERS_KEY } from "../../api/interviews.ts";
import { Button } from "../../design/button.tsx";
import { Dialog } from "../../design/dialog.tsx";
import { Field } from "../../design/field.tsx";
import { notify } from "../../design/notify.ts";
import { ProblemNote } from "../../design/problem-note.tsx";
import { useAct } from "../../design/use-act.ts";
import { useShellText, useText } from "../../i18n/text.ts";
import { ownZone } from "../../preferences/zone.ts";
import { interviewText } from "./interview-text.ts";
import { InterviewerFields } from "./interviewer-fields.tsx";

export function InterviewerDialog({
  onAdded,
  onClose,
}: {
  readonly onAdded: (interviewer: Interviewer) => void;
  readonly onClose: () => void;
}) {
  const t = useText(interviewText).person;
  const shell = useShellText();
  const form = useId();
  const client = useQueryClient();
  // Most people add themselves first.
  const user = useQuery(sessionQuery).data?.user;
  const [draft, setDraft] = useState({
    name: user?.name ?? "",
    email: user?.email ?? "",
    time_zone: ownZone(),
  });
  const [file, setFile] = useState<File | null>(null);
  const add = useAct({
    mutationFn: async () =>
      addInterviewer({ ...draft, ...(file !== null && { calendar: await file.text() }) }),
    onSuccess: (added) => {
      const { warnings_total } = added.calendar;
      void notify(
        "success",
        warnings_total === 0 ? t.done : `${t.done}. ${t.warnings(warnings_total)}`,
      );
      void client.invalidateQueries({ queryKey: INTERVIEWERS_KEY });
      onAdded(added);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title}
      footer={
        <>
          <Button onClick={onClose}>{shell.action.cancel}</Button>
          <Button type="submit" form={form} variant="primary" loading={add.isPending}>
            {t.go}
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
          // The form that this one was opened from is none of its business.
          event.stopPropagation();
          if (!add.isPending) add.mutate();
        }}
      >
        <InterviewerFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
        <Field
          label={t.calendar}
          type="file"
          accept=".ics,text/calendar"
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
        {add.isError && <ProblemNote error={add.error} />}
      </form>
    </Dialog>
  );
}
