/** A day, with its appointments in order. */
import type { InterviewEntry } from "@bole/server/contract";
import { Card } from "../../../design/card.tsx";
import { wallOf } from "../../../i18n/wall-clock.ts";
import { InterviewItem } from "../../../talent/interview/interview-item.tsx";
import { useDayNames } from "../../../talent/interview/use-day-names.ts";
import { clockText } from "../time/pieces.ts";

export function DayGroup({
  day,
  interviews,
  zone,
}: {
  readonly day: string;
  readonly interviews: readonly InterviewEntry[];
  readonly zone: string;
}) {
  const { long } = useDayNames();
  const clock = (instant: string) => clockText(wallOf(instant, zone).minutes);
  return (
    <section aria-label={long(day)}>
      <h3 className="mb-2 text-sm font-semibold text-ink-2">{long(day)}</h3>
      <Card className="px-4 py-3">
        <ul className="flex flex-col gap-4">
          {interviews.map((interview) => (
            <InterviewItem
              key={interview.id}
              interview={interview}
              zone={zone}
              at={`${clock(interview.starts_at)}–${clock(interview.ends_at)}`}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}
