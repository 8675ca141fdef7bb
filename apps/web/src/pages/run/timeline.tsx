/** Everything that happened, newest first, a page at a time: a run may have ten thousand events. */
import { History, Search } from "lucide-react";
import { useMemo, useState } from "react";
import { Button } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { Field } from "../../design/field.tsx";
import { Select } from "../../design/select.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { EventLine } from "./event-line.tsx";
import type { RunEvent } from "./events-text.ts";
import { runText } from "./run-text.ts";
import { KINDS, type Kind, matches } from "./timeline-filter.ts";

const PAGE = 100;

export function Timeline({
  events,
  onShow,
}: {
  readonly events: readonly RunEvent[];
  readonly onShow: (node: string) => void;
}) {
  const t = useText(runText).timeline;
  const { number } = useFormat();
  const [kind, setKind] = useState<Kind>("all");
  const [step, setStep] = useState("");
  const [pages, setPages] = useState(1);
  const found = useMemo(
    () => events.filter((event) => matches(event, kind, step)).reverse(),
    [events, kind, step],
  );
  const shown = found.slice(0, pages * PAGE);
  const rest = found.length - shown.length;
  const start = events[0]?.at;
  return (
    <Card aria-labelledby="timeline" className="mt-6 overflow-hidden">
      <header className="flex flex-wrap items-center gap-3 border-b border-line px-5 py-3.5">
        <h2 id="timeline" className="mr-auto font-semibold">
          {t.title}
        </h2>
        <p role="status" className="text-sm text-ink-3">
          {t.count(number(found.length), number(events.length))}
        </p>
        <Field
          label={t.step}
          labelHidden
          type="search"
          icon={<Search aria-hidden />}
          placeholder={t.stepPlaceholder}
          value={step}
          className="w-56 max-md:w-full"
          onChange={(event) => setStep(event.target.value)}
        />
        <Select
          label={t.type}
          value={kind}
          options={KINDS.map((value) => ({ value, label: t.kinds[value] }))}
          onChange={setKind}
        />
      </header>
      {shown.length === 0 ? (
        <EmptyState icon={<History aria-hidden />} title={events.length === 0 ? t.empty : t.none} />
      ) : (
        <ol aria-label={t.list} className="divide-y divide-line">
          {shown.map((event) => (
            <EventLine key={event.seq} event={event} start={start ?? event.at} onShow={onShow} />
          ))}
        </ol>
      )}
      {rest > 0 && (
        <div className="flex justify-center border-t border-line py-3">
          <Button onClick={() => setPages(pages + 1)}>
            {t.more(number(Math.min(PAGE, rest)))}
          </Button>
        </div>
      )}
    </Card>
  );
}
