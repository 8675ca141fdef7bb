/** A part of the day: what it is about, how much there is, and the way to all of it. */
import { type ReactNode, useId } from "react";
import { Card } from "../../design/card.tsx";

export function Panel({
  title,
  count,
  more,
  children,
}: {
  readonly title: string;
  readonly count?: number;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-5 py-3">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {count !== undefined && count > 0 && (
          <span className="text-sm text-ink-3 tabular-nums">{count}</span>
        )}
        {more !== undefined && <div className="ml-auto text-sm">{more}</div>}
      </header>
      {children}
    </Card>
  );
}

export const MORE = "rounded-sm text-accent-ink hover:underline";
