/** An appointment in a free time of an interviewer: a new one, or another time for one there is. */
import type { InterviewEntry, Slot } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { interviewersQuery } from "../../api/interviews.ts";
import { Button } from "../../design/button.tsx";
import { Dialog } from "../../design/dialog.tsx";
import { Field } from "../../design/field.tsx";
import { ProblemNote } from "../../design/problem-note.tsx";
import { useShellText, useText } from "../../i18n/text.ts";
import { ownZone } from "../../preferences/zone.ts";
import { LabelledSelect } from "../labelled-select.tsx";
import { NoMailNote } from "../mail/no-mail-note.tsx";
import { useCanMail } from "../mail/use-can-mail.ts";
import { appointmentContent, type Wish } from "./appointment-content.ts";
import { interviewText } from "./interview-text.ts";
import { InterviewerDialog } from "./interviewer-dialog.tsx";
import { SlotPicker } from "./slot-picker.tsx";
import { takeBack } from "./take-back.ts";
import { useAppointment } from "./use-appointment.ts";
import { useZonedTime } from "./use-zoned-time.ts";
import { ZonePicker } from "./zone-picker.tsx";

const MINUTES = ["30", "45", "60", "90"];
const MINUTE_MS = 60_000;
/** A select has no empty value. */
const NOBODY = "-";

export interface ApplicationChoice {
  readonly id: string;
  readonly job_title: string;
}

export default function BookDialog({
  name,
  applications,
  moved,
  onClose,
}: {
  readonly name: string;
  /** At least one: an interview is about an application. */
  readonly applications: readonly ApplicationChoice[];
  readonly moved?: InterviewEntry;
  readonly onClose: () => void;
}) {
  const text = useText(interviewText);
  const t = text.dialog;
  const shell = useShellText();
  const form = useId();
  const { data: interviewers, error } = useQuery(interviewersQuery);
  const [wish, setWish] = useState<Wish>(() => firstWish(applications, moved));
  const [slot, setSlot] = useState<Slot | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const zoned = useZonedTime();
  const leader = interviewers?.items.find(({ id }) => id === wish.interviewer_id);
  const isKept = useCanMail() === false;
  const done = isKept ? t.doneKept : t.done;
  const doneMoved = isKept ? t.movedKept : t.moved;
  const ask = useAppointment(moved === undefined ? done : doneMoved, onClose, (effect) =>
    takeBack(effect, moved),
  );
  const change = (part: Partial<Wish>) => {
    setWish((before) => ({ ...before, ...part }));
    setMissing(false);
    if (!("place" in part || "note" in part)) setSlot(null);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={moved === undefined ? t.bookTitle(name) : t.moveTitle}
      footer={
        <>
          <Button onClick={onClose}>{shell.action.cancel}</Button>
          <Button type="submit" form={form} variant="primary" loading={ask.isPending}>
            {moved === undefined ? t.go : t.goMove}
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
          setMissing(slot === null);
          if (slot !== null && !ask.isPending) ask.mutate(appointmentContent(wish, slot, moved));
        }}
      >
        {moved !== undefined && (
          <p className="text-sm text-ink-2">
            {t.now(zoned(moved.starts_at, [moved.interviewer_time_zone]))}
          </p>
        )}
        {moved === undefined && applications.length > 1 && (
          <LabelledSelect
            label={t.application}
            value={wish.application_id}
            options={applications.map(({ id, job_title }) => ({ value: id, label: job_title }))}
            onChange={(application_id) => change({ application_id })}
          />
        )}
        {moved === undefined && (
          <div className="flex items-end gap-2">
            <LabelledSelect
              label={t.interviewer}
              className="flex-1"
              value={wish.interviewer_id || NOBODY}
              options={[
                ...(wish.interviewer_id === "" ? [{ value: NOBODY, label: t.choose }] : []),
                ...(interviewers?.items ?? []).map((one) => ({ value: one.id, label: one.name })),
              ]}
              onChange={(interviewer_id) => change({ interviewer_id })}
            />
            <Button onClick={() => setAdding(true)}>
              <Plus aria-hidden />
              {t.add}
            </Button>
          </div>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <LabelledSelect
            label={t.minutes}
            value={wish.minutes}
            options={[...new Set([...MINUTES, wish.minutes])].map((count) => ({
              value: count,
              label: t.minutesOf(count),
            }))}
            onChange={(minutes) => change({ minutes })}
          />
          <ZonePicker label={t.zone} value={wish.zone} onChange={(zone) => change({ zone })} />
        </div>
        <SlotPicker
          wish={{
            interviewer: wish.interviewer_id,
            minutes: Number(wish.minutes),
            zone: wish.zone,
            ...(moved !== undefined && { insteadOf: moved.id }),
          }}
          chosen={slot?.starts_at ?? null}
          onChoose={setSlot}
        />
        {slot !== null && (
          <p role="status" className="text-sm tabular-nums">
            {zoned(slot.starts_at, leader === undefined ? [] : [leader.time_zone], wish.zone)}
          </p>
        )}
        <p className="text-sm text-ink-3">{moved === undefined ? t.told : t.toldMoved}</p>
        <NoMailNote />
        <Field
          label={t.place}
          value={wish.place}
          onChange={({ target }) => change({ place: target.value })}
        />
        {moved === undefined && (
          <Field
            label={t.note}
            value={wish.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
        {isMissing && slot === null && (
          <p role="alert" className="text-sm text-danger-ink">
            {wish.interviewer_id === "" ? t.chooseInterviewer : t.chooseSlot}
          </p>
        )}
        {error !== null && <ProblemNote error={error} />}
        {ask.isError && <ProblemNote error={ask.error} />}
      </form>
      {isAdding && (
        <InterviewerDialog
          onClose={() => setAdding(false)}
          onAdded={({ id }) => {
            setAdding(false);
            change({ interviewer_id: id });
          }}
        />
      )}
    </Dialog>
  );
}

function firstWish(
  applications: readonly ApplicationChoice[],
  moved: InterviewEntry | undefined,
): Wish {
  if (moved === undefined) {
    const application_id = applications[0]?.id ?? "";
    const none = { interviewer_id: "", place: "", note: "" };
    return { ...none, application_id, minutes: "60", zone: ownZone() };
  }
  const { application_id, interviewer_id, starts_at, ends_at, place, note } = moved;
  const minutes = (Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE_MS;
  return { application_id, interviewer_id, place, note, minutes: String(minutes), zone: ownZone() };
}
