/** One of a list: what it is, something about it, and what can be done with it. */
import type { ReactNode } from "react";

export function ListRow({
  title,
  about,
  action,
}: {
  readonly title: ReactNode;
  readonly about: ReactNode;
  readonly action: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
      <div className="min-w-0">
        <p className="break-all">{title}</p>
        <p className="text-sm text-ink-2">{about}</p>
      </div>
      {action}
    </li>
  );
}
