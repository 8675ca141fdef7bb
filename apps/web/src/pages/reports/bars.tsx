/** A bar chart as a list: each line has its name, its bar, and the number that the bar draws. */
import { cx } from "../../design/cx.ts";

export interface Bar {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** The number in words. */
  readonly shown: string;
  /** Said below it, in small. */
  readonly note?: string;
}

export function Bars({
  bars,
  most,
  fill = "bg-accent",
}: {
  readonly bars: readonly Bar[];
  /** What fills the whole width. @default the largest value */
  readonly most?: number;
  readonly fill?: string;
}) {
  const whole = Math.max(most ?? Math.max(...bars.map(({ value }) => value)), Number.EPSILON);
  return (
    <ul className="flex flex-col gap-3 px-5 py-4">
      {bars.map(({ key, label, value, shown, note }) => (
        <li
          key={key}
          className="grid grid-cols-[minmax(4.5rem,8rem)_minmax(0,1fr)_5.5rem] items-center gap-x-3 text-sm"
        >
          <span className="truncate" title={label}>
            {label}
          </span>
          <span aria-hidden className="h-4 overflow-hidden rounded-sm bg-sunken">
            <span
              className={cx("block h-full rounded-sm", fill)}
              style={{ width: `${(100 * value) / whole}%` }}
            />
          </span>
          <span className="text-right font-medium tabular-nums">{shown}</span>
          {note !== undefined && (
            <span className="col-span-2 col-start-2 mt-0.5 text-xs text-ink-3">{note}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
