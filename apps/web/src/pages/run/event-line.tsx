/** One event: when, what, where, and in a line what it says. Its data can be opened. */
import { memo, useState } from "react";
import { cx } from "../../design/cx.ts";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { isRecord, prettyJson } from "../../json/json.ts";
import { waitOf, wordsOf } from "./event-log.ts";
import { eventNames, type RunEvent, waitNames } from "./events-text.ts";
import { runText } from "./run-text.ts";

export const EventLine = memo(function EventLine({
  event,
  start,
  onShow,
}: {
  readonly event: RunEvent;
  /** When the run began. */
  readonly start: string;
  readonly onShow: (node: string) => void;
}) {
  const t = useText(runText).timeline;
  const names = useText(eventNames);
  const waits = useText(waitNames);
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const words = wordsOf(event);
  const wait = waitOf(event);
  const after = Math.max(0, Date.parse(event.at) - Date.parse(start));
  const hasData = isRecord(event.data) && Object.keys(event.data).length > 0;
  return (
    <li className="grid grid-cols-[11rem_minmax(0,1fr)] gap-x-4 px-5 py-2 text-sm max-md:grid-cols-1 max-md:gap-y-0.5">
      <p className="flex items-baseline justify-between gap-2 text-xs whitespace-nowrap text-ink-3 tabular-nums max-md:justify-start">
        <time dateTime={event.at} title={format.exact(event.at)}>
          {format.clock(event.at)}
        </time>
        <span>+{format.duration(after)}</span>
      </p>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className={cx("font-medium", isBad(event) && "text-danger-ink")}>
            {wait === null ? names[event.type] : waits[wait]}
          </span>
          {event.key !== null && <EventPlace place={event.key} onShow={onShow} />}
          {hasData && (
            <button
              type="button"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              className="ml-auto rounded-sm text-xs text-ink-3 hover:text-ink"
            >
              {t.data}
            </button>
          )}
        </p>
        {words !== "" && (
          <p
            className={cx("break-words text-ink-2", isBad(event) ? "line-clamp-4" : "line-clamp-1")}
          >
            {words}
          </p>
        )}
        {open && (
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus.
            tabIndex={0}
            className="mt-1.5 max-h-64 overflow-auto rounded-md bg-sunken px-3 py-2 font-mono text-xs -outline-offset-2"
          >
            {prettyJson(event.data)}
          </pre>
        )}
      </div>
    </li>
  );
});

function EventPlace({
  place,
  onShow,
}: {
  readonly place: string;
  readonly onShow: (node: string) => void;
}) {
  return (
    <button
      type="button"
      onClick={() => onShow(place)}
      className="rounded-sm font-mono text-xs break-all text-accent-ink hover:underline"
    >
      {place}
    </button>
  );
}

const isBad = ({ type }: RunEvent) => type.endsWith("_failed") || type === "budget_exceeded";
