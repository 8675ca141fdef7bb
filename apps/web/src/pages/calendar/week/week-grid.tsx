/** Seven days beside each other, hours from top to bottom. */
import type { BusyList, InterviewEntry } from "@bole/server/contract";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { wallOf } from "../../../i18n/wall-clock.ts";
import { useDayNames } from "../../../talent/interview/use-day-names.ts";
import { calendarText } from "../calendar-text.ts";
import { clockText, type Piece, piecesOf } from "../time/pieces.ts";
import { hoursOf } from "../time/week.ts";
import { AppointmentBlock } from "./appointment-block.tsx";
import { withLanes } from "./lanes.ts";

export interface WeekProps {
  readonly days: readonly string[];
  readonly zone: string;
  readonly interviews: readonly InterviewEntry[];
  readonly onOpen: (id: string) => void;
}

const HOUR_REM = 3.5;
const HATCHED =
  "bg-[repeating-linear-gradient(135deg,var(--hover)_0_5px,transparent_5px_10px)] border-y border-line";

export function WeekGrid({
  days,
  zone,
  interviews,
  busy,
  busyName,
  onOpen,
}: WeekProps & { readonly busy: BusyList["items"]; readonly busyName: string }) {
  const t = useText(calendarText);
  const names = useDayNames();
  const now = wallOf(Date.now(), zone);
  const pieces = interviews.flatMap((interview) =>
    piecesOf(interview, zone, days).map((piece) => ({ ...piece, interview })),
  );
  const busyPieces = busy.flatMap((span) => piecesOf(span, zone, days));
  const hours = hoursOf(pieces);
  const rows = Array.from({ length: hours.to - hours.from }, (_, row) => hours.from + row);
  const top = (minutes: number) => `${((minutes - hours.from * 60) / 60) * HOUR_REM}rem`;
  const place = ({ from, to }: Pick<Piece, "from" | "to">) => ({
    top: top(Math.max(from, hours.from * 60)),
    height: `${((Math.min(to, hours.to * 60) - Math.max(from, hours.from * 60)) / 60) * HOUR_REM}rem`,
  });
  const isSeen = ({ from, to }: Piece) => to > hours.from * 60 && from < hours.to * 60;
  return (
    <div className="overflow-hidden rounded-xl border border-line">
      <div className="grid grid-cols-[3.5rem_repeat(7,minmax(0,1fr))] border-b border-line bg-sunken">
        <span />
        {days.map((day) => (
          <p
            key={day}
            className={cx(
              "border-l border-line px-2 py-2 text-center text-sm",
              day === now.day ? "font-semibold text-accent-ink" : "text-ink-2",
            )}
          >
            {names.weekday(day)} <span className="block text-xs">{names.date(day)}</span>
          </p>
        ))}
      </div>
      <div className="grid grid-cols-[3.5rem_repeat(7,minmax(0,1fr))]">
        <div aria-hidden className="relative" style={{ height: `${rows.length * HOUR_REM}rem` }}>
          {rows.slice(1).map((hour) => (
            <span
              key={hour}
              style={{ top: top(hour * 60) }}
              className="absolute right-2 -translate-y-1/2 text-xs text-ink-3 tabular-nums"
            >
              {clockText(hour * 60)}
            </span>
          ))}
        </div>
        {days.map((day) => (
          <section key={day} aria-label={names.long(day)} className="relative border-l border-line">
            {rows.slice(1).map((hour) => (
              <span
                key={hour}
                aria-hidden
                style={{ top: top(hour * 60) }}
                className="absolute inset-x-0 border-t border-line"
              />
            ))}
            {busyPieces
              .filter((piece) => piece.day === day && isSeen(piece))
              .map((piece) => (
                <div
                  key={piece.from}
                  role="img"
                  aria-label={`${t.busy(busyName)}: ${clockText(piece.from)}–${clockText(piece.to)}`}
                  style={place(piece)}
                  className={cx("absolute inset-x-0", HATCHED)}
                />
              ))}
            <ul>
              {withLanes(pieces.filter((piece) => piece.day === day)).map((piece) => (
                <AppointmentBlock
                  key={piece.interview.id}
                  interview={piece.interview}
                  time={`${clockText(piece.from)}–${clockText(piece.to)}`}
                  style={{
                    ...place(piece),
                    left: `${(piece.lane / piece.lanes) * 100}%`,
                    width: `${100 / piece.lanes}%`,
                  }}
                  onOpen={() => onOpen(piece.interview.id)}
                />
              ))}
            </ul>
            {day === now.day && now.minutes > hours.from * 60 && now.minutes < hours.to * 60 && (
              <div
                role="img"
                aria-label={t.now}
                style={{ top: top(now.minutes) }}
                className="pointer-events-none absolute inset-x-0 border-t-2 border-danger"
              />
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
