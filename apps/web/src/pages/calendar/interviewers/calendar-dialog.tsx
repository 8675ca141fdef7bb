/** Where it is known from when somebody is busy: a file, an address, or nowhere. */

import { useId, useState } from "react";
import { changeInterviewer, putCalendar } from "../../../api/interviews.ts";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { Field } from "../../../design/field.tsx";
import { notify } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { Segmented } from "../../../design/segmented.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useShellText, useText } from "../../../i18n/text.ts";
import type { DialogProps } from "./dialog-props.ts";
import { interviewersText } from "./interviewers-text.ts";
import { useInterviewersChanged } from "./use-interviewers-changed.ts";

const SOURCES = ["file", "feed", "none"] as const;
type Source = (typeof SOURCES)[number];

export function CalendarDialog({ who, onClose }: DialogProps) {
  const text = useText(interviewersText);
  const t = text.calendarDialog;
  const shell = useShellText();
  const form = useId();
  const changed = useInterviewersChanged();
  const [source, setSource] = useState<Source>(who.calendar.source === "feed" ? "feed" : "file");
  const [file, setFile] = useState<File | null>(null);
  const [url, setUrl] = useState("");
  const [isTried, setTried] = useState(false);
  const isReady =
    source === "none" || (source === "file" && file !== null) || (source === "feed" && url !== "");
  const save = useAct({
    mutationFn: () => {
      if (source === "file" && file !== null) return putCalendar(who.id, file);
      const calendar_url = source === "feed" ? url.trim() : null;
      return changeInterviewer(who.id, { version: who.version, change: { calendar_url } });
    },
    onSuccess: ({ calendar: { warnings_total } }) => {
      const read = warnings_total === 0 ? t.done : `${t.done}. ${warned(warnings_total)}`;
      void notify("success", source === "none" ? t.doneNone : read);
      onClose();
    },
    onSettled: changed,
  });
  const warned = text.calendar.warnings;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title(who.name)}
      about={t.about}
      footer={
        <>
          <Button onClick={onClose}>{shell.action.cancel}</Button>
          <Button
            type="submit"
            form={form}
            variant={source === "none" ? "danger" : "primary"}
            loading={save.isPending}
          >
            {source === "none" ? t.saveNone : t.save}
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
          if (isReady && !save.isPending) save.mutate();
        }}
      >
        <Segmented
          label={t.source}
          value={source}
          segments={SOURCES.map((value) => ({ value, label: t.sources[value] }))}
          onChange={setSource}
          className="flex w-full"
        />
        {source === "file" && (
          <Field
            key="file"
            label={t.file}
            hint={t.fileHint}
            type="file"
            accept=".ics,text/calendar"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
            {...(isTried && !isReady && { error: t.missing })}
          />
        )}
        {source === "feed" && (
          <Field
            key="feed"
            label={t.url}
            hint={t.urlHint}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            value={url}
            onChange={({ target }) => setUrl(target.value)}
            {...(isTried && !isReady && { error: t.missing })}
          />
        )}
        {save.isError && <ProblemNote error={save.error} />}
      </form>
    </Dialog>
  );
}
