import type { ReactNode } from "react";
import { Card } from "../../design/card.tsx";

export function FormSection({
  id,
  title,
  about,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
}) {
  return (
    <Card aria-labelledby={`job-${id}`} className="px-5 py-4">
      <h2 id={`job-${id}`} className="font-semibold">
        {title}
      </h2>
      {about !== undefined && <p className="text-sm text-ink-2">{about}</p>}
      <div className="mt-4">{children}</div>
    </Card>
  );
}
