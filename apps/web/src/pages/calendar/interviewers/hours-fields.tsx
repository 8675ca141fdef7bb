/** Days and hours of work. */
import type { WorkingHours } from "@bole/server/contract";
import { Field } from "../../../design/field.tsx";
import { useText } from "../../../i18n/text.ts";
import { WEEKDAYS } from "./hours-words.ts";
import { interviewersText } from "./interviewers-text.ts";

const MOST_BUFFER = 240;

export function HoursFields({
  hours,
  wrong,
  onChange,
}: {
  readonly hours: WorkingHours;
  readonly wrong: { readonly days?: string | undefined; readonly to?: string | undefined };
  readonly onChange: (hours: WorkingHours) => void;
}) {
  const text = useText(interviewersText);
  const t = text.dialog;
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{t.days}</legend>
        <div className="flex flex-wrap gap-1.5">
          {WEEKDAYS.map((day) => (
            <label
              key={day}
              className="relative inline-flex h-8 items-center rounded-md border border-line px-2.5 text-sm has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink max-md:h-10"
            >
              <input
                type="checkbox"
                checked={hours.days.includes(day)}
                onChange={({ target }) => {
                  const rest = hours.days.filter((one) => one !== day);
                  onChange({ ...hours, days: target.checked ? [...rest, day] : rest });
                }}
                aria-label={text.days[day]}
                className="absolute inset-0 cursor-pointer appearance-none rounded-md"
              />
              {text.days[day]}
            </label>
          ))}
        </div>
        {wrong.days !== undefined && (
          <p role="alert" className="mt-1.5 text-sm text-danger-ink">
            {wrong.days}
          </p>
        )}
      </fieldset>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field
          label={t.from}
          type="time"
          value={hours.from}
          onChange={({ target }) => onChange({ ...hours, from: target.value })}
        />
        <Field
          label={t.to}
          type="time"
          // Browsers know no 24:00.
          value={hours.to === "24:00" ? "23:59" : hours.to}
          onChange={({ target }) => onChange({ ...hours, to: target.value })}
          {...(wrong.to !== undefined && { error: wrong.to })}
        />
      </div>
      <Field
        label={t.buffer}
        type="number"
        min={0}
        max={MOST_BUFFER}
        step={5}
        value={hours.buffer_minutes}
        onChange={({ target }) =>
          onChange({ ...hours, buffer_minutes: Math.round(target.valueAsNumber) || 0 })
        }
      />
    </>
  );
}
