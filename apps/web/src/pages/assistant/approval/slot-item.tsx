/** A time for somebody: the proposed one, or another of those that are free. */
import { zoneName } from "@bole/base/zoned-time";
import type { Appointment, TimeOption } from "@bole/server/contract";
import { useId } from "react";
import { Field } from "../../../design/field.tsx";
import { useText } from "../../../i18n/text.ts";
import { useLanguage } from "../../../preferences/language.ts";
import { clockOf, groupSlots } from "../../../talent/interview/group-slots.ts";
import { useDayNames } from "../../../talent/interview/use-day-names.ts";
import { useZonedTime } from "../../../talent/interview/use-zoned-time.ts";
import { PersonLink } from "../../../talent/person-link.tsx";
import { workflowText } from "../text/workflow-text.ts";
import type { EditableProps } from "./editable.ts";

export function SlotItem({
  appointment,
  isOpen,
  onEdit,
}: EditableProps & { readonly appointment: Appointment }) {
  const t = useText(workflowText).approval;
  const { person_id, name, time_zone, starts_at, interviewer_id, place, note, warnings, options } =
    appointment;
  const isChosen = (option: TimeOption) =>
    option.starts_at === starts_at && option.interviewer_id === interviewer_id;
  const zoned = useZonedTime();
  const language = useLanguage();
  const chosen = options.find(isChosen);
  return (
    <>
      <p className="break-words">
        <PersonLink id={person_id} name={name} />
      </p>
      <p className="text-sm text-ink-3">{t.zone(zoneName(time_zone, starts_at, language))}</p>
      <p className="text-sm tabular-nums">{zoned(starts_at, [time_zone])}</p>
      <Options
        options={isOpen ? options : chosen === undefined ? [] : [chosen]}
        name={name}
        isChosen={isChosen}
        isOpen={isOpen}
        onChoose={({ interviewer_id: who, starts_at: from, ends_at }) =>
          onEdit({ interviewer_id: who, starts_at: from, ends_at })
        }
      />
      {warnings.map((warning) => (
        <p key={warning} className="mt-1 text-sm break-words text-warning-ink">
          {warning}
        </p>
      ))}
      {isOpen ? (
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          <Field
            label={t.place}
            value={place}
            onChange={({ target }) => onEdit({ place: target.value })}
          />
          <Field
            label={t.note}
            value={note}
            onChange={({ target }) => onEdit({ note: target.value })}
          />
        </div>
      ) : (
        <p className="text-sm break-words text-ink-2">
          {[place, note].filter(Boolean).join(" · ")}
        </p>
      )}
    </>
  );
}

function Options({
  options,
  name,
  isChosen,
  isOpen,
  onChoose,
}: {
  readonly options: readonly TimeOption[];
  readonly name: string;
  readonly isChosen: (option: TimeOption) => boolean;
  readonly isOpen: boolean;
  readonly onChoose: (option: TimeOption) => void;
}) {
  const t = useText(workflowText).approval;
  const days = useDayNames();
  const group = useId();
  return (
    <fieldset className="mt-1.5">
      <legend className="sr-only">{t.slots(name)}</legend>
      {groupSlots(options).map(({ day, slots: times }) => (
        <div key={day} className="mt-1.5">
          <p className="mb-1 text-xs font-medium text-ink-3">{days.long(day)}</p>
          <div className="flex flex-wrap gap-1.5">
            {times.map((option) => {
              const clock = clockOf(option.local_starts_at);
              const said = `${clock} ${t.with(option.interviewer_name)}`;
              return (
                <label
                  key={`${option.starts_at} ${option.interviewer_id}`}
                  className="relative inline-flex min-h-8 items-center gap-1.5 rounded-md border border-line px-2.5 text-sm tabular-nums has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink max-md:min-h-10"
                >
                  <input
                    type="radio"
                    name={group}
                    disabled={!isOpen}
                    checked={isChosen(option)}
                    onChange={() => onChoose(option)}
                    aria-label={`${days.long(day)} ${said}`}
                    className="absolute inset-0 cursor-pointer appearance-none rounded-md"
                  />
                  {said}
                </label>
              );
            })}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
