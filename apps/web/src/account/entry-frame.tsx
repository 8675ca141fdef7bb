/** The frame of what is shown to somebody who has not signed in. */
import { type ReactNode, useEffect } from "react";
import { setPageName } from "../design/document-title.ts";
import { Brand } from "../shell/brand.tsx";
import { LanguageSwitch } from "../shell/language-switch.tsx";

export function EntryFrame({
  title,
  about,
  children,
}: {
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
}) {
  useEffect(() => {
    setPageName(title);
  }, [title]);
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-8 bg-canvas px-4 py-10">
      <Brand />
      <section className="flex w-full max-w-sm flex-col gap-5 rounded-xl border border-line bg-surface p-6 shadow-rest">
        <div className="flex flex-col gap-1">
          <h1 className="text-xl font-semibold break-words">{title}</h1>
          {about !== undefined && <p className="text-sm break-words text-ink-2">{about}</p>}
        </div>
        {children}
      </section>
      <LanguageSwitch />
    </main>
  );
}
