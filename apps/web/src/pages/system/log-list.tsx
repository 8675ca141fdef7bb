/** The lines themselves. It follows the newest one until the reader scrolls up. */
import { ArrowDown } from "lucide-react";
import { Fragment, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../design/button.tsx";
import { cx } from "../../design/cx.ts";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { ReceivedLine } from "./log-lines.ts";
import { systemText } from "./system-text.ts";

const INKS: Record<ReceivedLine["level"], string> = {
  trace: "text-ink-3",
  debug: "text-ink-3",
  info: "text-accent-ink",
  warn: "text-warning-ink",
  error: "text-danger-ink",
  fatal: "text-danger-ink font-semibold",
};
const NEAR_END_PX = 32;

export function LogList({ lines }: { readonly lines: readonly ReceivedLine[] }) {
  const t = useText(systemText).log;
  const box = useRef<HTMLDivElement>(null);
  const [following, setFollowing] = useState(true);
  const toEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight });
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are why it scrolls.
  useLayoutEffect(() => {
    if (following) toEnd();
  }, [lines, following]);
  return (
    <div className="relative">
      <div
        ref={box}
        role="log"
        aria-label={t.label}
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
          setFollowing(scrollHeight - scrollTop - clientHeight < NEAR_END_PX)
        }
        className="h-[clamp(18rem,58dvh,44rem)] overflow-y-auto bg-sunken py-2 font-mono text-xs -outline-offset-2"
      >
        {lines.map((line) => (
          <Line key={`${line.time} ${line.id}`} line={line} />
        ))}
      </div>
      {!following && (
        <Button size="sm" className="absolute right-4 bottom-4" onClick={toEnd}>
          <ArrowDown aria-hidden />
          {t.newest}
        </Button>
      )}
    </div>
  );
}

function Line({ line }: { readonly line: ReceivedLine }) {
  const format = useFormat();
  return (
    <p className="grid grid-cols-[auto_3rem_minmax(0,1fr)] gap-x-3 px-4 py-0.5 leading-5 hover:bg-hover max-md:grid-cols-[auto_1fr] max-md:py-1.5">
      <time dateTime={line.time} title={format.moment(line.time)} className="text-ink-3">
        {format.clock(line.time)}
      </time>
      <span className={cx("uppercase", INKS[line.level])}>{line.level}</span>
      <span className="min-w-0 break-words max-md:col-span-2">
        {line.message}
        {fieldsOf(line).map(([name, value]) => (
          <Fragment key={name}>
            {" "}
            <span className="text-ink-3">
              {name}=<Value name={name} value={show(value)} />
            </span>
          </Fragment>
        ))}
      </span>
    </p>
  );
}

/** A request's id is looked up, not read: its beginning tells it apart, and copied it is whole. */
function Value({ name, value }: { readonly name: string; readonly value: string }) {
  if (name !== "request_id") return <span className="text-ink-2">{value}</span>;
  return (
    <span
      title={value}
      className="inline-block max-w-[8ch] overflow-hidden align-bottom whitespace-nowrap text-ink-2"
    >
      {value}
    </span>
  );
}

/** The request's id last, for the same reason. */
function fieldsOf({ fields }: ReceivedLine): readonly [string, unknown][] {
  const { request_id, ...rest } = fields;
  return Object.entries(request_id === undefined ? rest : { ...rest, request_id });
}

function show(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
}
