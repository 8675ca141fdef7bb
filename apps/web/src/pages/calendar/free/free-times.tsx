/** When everybody who has to be there is free; to be copied into a mail, or just looked at. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Clock3, UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { slotsQuery } from "../../../api/interviews.ts";
import { buttonClass } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { CopyButton } from "../../../design/copy-button.tsx";
import { cx } from "../../../design/cx.ts";
import { EmptyState } from "../../../design/empty-state.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { Skeleton } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { clockOf, groupSlots } from "../../../talent/interview/group-slots.ts";
import { useDayNames } from "../../../talent/interview/use-day-names.ts";
import { ZonePicker } from "../../../talent/interview/zone-picker.tsx";
import { LabelledSelect } from "../../../talent/labelled-select.tsx";
import { calendarText } from "../calendar-text.ts";
import type { ViewProps } from "../view-props.ts";

const MINUTES = ["30", "45", "60", "90"];

export function FreeTimes({ shown, interviewers, onChange }: ViewProps) {
  const text = useText(calendarText);
  const t = text.free;
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    shown.who === "" ? [] : [shown.who],
  );
  const [minutes, setMinutes] = useState("60");
  // One alone needs no choosing.
  const ids = interviewers.map(({ id }) => id);
  const wanted = ids.length === 1 ? ids : chosen.filter((id) => ids.includes(id));
  if (interviewers.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<UserRoundPlus aria-hidden />}
          title={t.nobody}
          detail={t.nobodyDetail}
          action={
            <Link to="/settings/calendar" className={buttonClass()}>
              {text.interviewers}
            </Link>
          }
        />
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose text-ink-2">{t.about}</p>
      <div className="flex flex-wrap items-end gap-4">
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">{t.whom}</legend>
          <div className="flex flex-wrap gap-2">
            {interviewers.map(({ id, name }) => (
              <label
                key={id}
                className="inline-flex h-9 items-center gap-2 rounded-md border border-line px-3 has-checked:border-accent has-checked:bg-accent-soft max-md:h-11"
              >
                <input
                  type="checkbox"
                  checked={wanted.includes(id)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...wanted, id] : wanted.filter((one) => one !== id))
                  }
                  className="size-4 accent-accent"
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <LabelledSelect
          label={t.minutes}
          value={minutes}
          options={MINUTES.map((count) => ({ value: count, label: t.minutesOf(count) }))}
          onChange={setMinutes}
        />
        <ZonePicker label={text.zone} value={shown.zone} onChange={(zone) => onChange({ zone })} />
      </div>
      {wanted.length === 0 ? (
        <p className="text-ink-2">{t.choose}</p>
      ) : (
        <Found
          wish={{ interviewer: wanted.join(","), minutes: Number(minutes), zone: shown.zone }}
          nameOf={(id) => interviewers.find((one) => one.id === id)?.name ?? id}
        />
      )}
    </div>
  );
}

function Found({
  wish,
  nameOf,
}: {
  readonly wish: Parameters<typeof slotsQuery>[0];
  readonly nameOf: (id: string) => string;
}) {
  const t = useText(calendarText).free;
  const { moment } = useFormat();
  const { long } = useDayNames();
  const { data, error, isError, isPlaceholderData } = useQuery(slotsQuery(wish));
  if (isError) return <ProblemNote error={error} />;
  if (data === undefined) return <Skeleton className="h-40 w-full" />;
  const days = groupSlots(data.items);
  const lines = days.map(
    ({ day, slots }) =>
      `${long(day)}: ${slots.map(({ local_starts_at }) => clockOf(local_starts_at)).join(", ")}`,
  );
  return (
    <section aria-busy={isPlaceholderData} className={cx(isPlaceholderData && "opacity-60")}>
      {data.stale.map(({ interviewer_id, since }) => (
        <p key={interviewer_id} className="mb-2 text-sm text-warning-ink">
          {t.stale(nameOf(interviewer_id), moment(since))}
        </p>
      ))}
      {days.length === 0 ? (
        <Card>
          <EmptyState icon={<Clock3 aria-hidden />} title={t.none} detail={t.noneDetail} />
        </Card>
      ) : (
        <Card className="overflow-hidden">
          <div className="flex items-center justify-between border-b border-line bg-sunken py-1 pr-2 pl-4 text-sm text-ink-2">
            {data.time_zone.replaceAll("_", " ")}
            <CopyButton text={[`(${data.time_zone})`, ...lines].join("\n")} name={t.copy} />
          </div>
          <ul className="divide-y divide-line">
            {days.map(({ day, slots }) => (
              <li key={day} className="flex gap-4 px-4 py-3 max-md:flex-col max-md:gap-1.5">
                <h3 className="w-44 shrink-0 font-medium">{long(day)}</h3>
                <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 tabular-nums">
                  {slots.map(({ starts_at, local_starts_at }) => (
                    <time key={starts_at} dateTime={starts_at}>
                      {clockOf(local_starts_at)}
                    </time>
                  ))}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {data.more && <p className="mt-2 text-sm text-ink-3">{t.more}</p>}
    </section>
  );
}
