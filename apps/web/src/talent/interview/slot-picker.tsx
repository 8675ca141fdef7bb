/** Free times of an interviewer, day by day. */
import type { Slot } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { type SlotWish, slotsQuery } from "../../api/interviews.ts";
import { cx } from "../../design/cx.ts";
import { ProblemNote } from "../../design/problem-note.tsx";
import { Skeleton } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { LOCALES, useLanguage } from "../../preferences/language.ts";
import { clockOf, groupSlots } from "./group-slots.ts";
import { interviewText } from "./interview-text.ts";

export function SlotPicker({
  wish,
  chosen,
  onChoose,
}: {
  readonly wish: SlotWish;
  readonly chosen: string | null;
  readonly onChoose: (slot: Slot) => void;
}) {
  const t = useText(interviewText).dialog;
  const { moment } = useFormat();
  const name = useId();
  const { data, error, isError, isPlaceholderData } = useQuery(slotsQuery(wish));
  const day = useDay();
  if (wish.interviewer === "") return null;
  if (isError) return <ProblemNote error={error} />;
  if (data === undefined) return <Skeleton className="h-24 w-full" />;
  return (
    <fieldset aria-busy={isPlaceholderData} className={cx(isPlaceholderData && "opacity-60")}>
      <legend className="mb-1.5 text-sm font-medium">{t.slots}</legend>
      {data.stale.map(({ interviewer_id, since }) => (
        <p key={interviewer_id} className="mb-2 text-sm text-warning-ink">
          {t.stale(moment(since))}
        </p>
      ))}
      {data.items.length === 0 && <p className="text-ink-2">{t.noSlots}</p>}
      <div className="max-h-60 overflow-y-auto rounded-md border border-line">
        {groupSlots(data.items).map((group) => (
          <div key={group.day} className="border-b border-line px-3 py-2 last:border-b-0">
            <p className="mb-1.5 text-xs font-medium text-ink-3">{day(group.day)}</p>
            <div className="flex flex-wrap gap-1.5">
              {group.slots.map((slot) => (
                <label
                  key={slot.starts_at}
                  className="relative inline-flex h-8 items-center rounded-md border border-line px-2.5 text-sm tabular-nums has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink max-md:h-10"
                >
                  <input
                    type="radio"
                    name={name}
                    checked={slot.starts_at === chosen}
                    onChange={() => onChoose(slot)}
                    aria-label={`${day(group.day)} ${clockOf(slot.local_starts_at)}`}
                    className="absolute inset-0 cursor-pointer appearance-none rounded-md"
                  />
                  {clockOf(slot.local_starts_at)}
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** A day by its name; it is one of the zone that is looked at, so no other may move it. */
function useDay() {
  const locale = LOCALES[useLanguage()];
  const format = new Intl.DateTimeFormat(locale, {
    weekday: "short",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
}
