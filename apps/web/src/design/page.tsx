/** The frame of every page: its width, its heading, and the document's title. */
import { type ReactNode, useEffect } from "react";
import { cx } from "./cx.ts";
import { setPageName } from "./document-title.ts";

export function Page({
  title,
  tabTitle = title,
  about,
  back,
  actions,
  wide,
  children,
}: {
  readonly title: string;
  /** The name in the browser's tab, where the heading is not the page's name. */
  readonly tabTitle?: string;
  readonly about?: ReactNode;
  /** The way to the list that this page is one of. */
  readonly back?: ReactNode;
  readonly actions?: ReactNode;
  /** For drawings and tables that want more room; a board wants all there is. */
  readonly wide?: boolean | "all";
  readonly children: ReactNode;
}) {
  useEffect(() => {
    setPageName(tabTitle);
  }, [tabTitle]);
  return (
    <div
      className={cx(
        "mx-auto w-full px-4 pt-6 pb-16 md:px-10 md:pt-12",
        wide !== "all" && (wide ? "max-w-7xl" : "max-w-5xl"),
      )}
    >
      {back !== undefined && <div className="mb-2 md:-mt-4">{back}</div>}
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
