/** The frame of every page: its width, its heading, and the document's title. */
import { type ReactNode, useEffect } from "react";

export function Page({
  title,
  about,
  actions,
  children,
}: {
  readonly title: string;
  readonly about?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} · Bole 伯乐`;
  }, [title]);
  return (
    <div className="mx-auto w-full max-w-5xl px-4 pt-6 pb-16 md:px-10 md:pt-12">
      <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl font-semibold">{title}</h1>
          {about !== undefined && <div className="mt-1 text-ink-2">{about}</div>}
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}
