/** One chart with its name and what its numbers mean. */
import { type ReactNode, useId } from "react";
import { Card } from "../../design/card.tsx";

export function ReportPanel({
  title,
  about,
  children,
}: {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <header className="border-b border-line px-5 py-3">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <p className="text-sm text-ink-3">{about}</p>
      </header>
      {children}
    </Card>
  );
}
