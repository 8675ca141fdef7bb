/** Whose appointments, and by which clock. */
import { useText } from "../../i18n/text.ts";
import { ZonePicker } from "../../talent/interview/zone-picker.tsx";
import { LabelledSelect } from "../../talent/labelled-select.tsx";
import { calendarText } from "./calendar-text.ts";
import type { ViewProps } from "./view-props.ts";

/** An empty value is none for a select. */
const EVERYBODY = "everybody";

export function ViewFilters({ shown, interviewers, onChange }: ViewProps) {
  const t = useText(calendarText);
  const known = interviewers.some(({ id }) => id === shown.who);
  return (
    <div className="flex flex-wrap items-end gap-3">
      {interviewers.length > 0 && (
        <LabelledSelect
          label={t.who}
          value={known ? shown.who : EVERYBODY}
          options={[
            { value: EVERYBODY, label: t.everybody },
            ...interviewers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(who) => onChange({ who: who === EVERYBODY ? "" : who })}
        />
      )}
      <ZonePicker label={t.zone} value={shown.zone} onChange={(zone) => onChange({ zone })} />
    </div>
  );
}
