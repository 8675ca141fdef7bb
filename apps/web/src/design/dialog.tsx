/** A window above the page that holds the focus until it is answered or closed. */
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { CloseButton, focusSelf } from "./above-page.tsx";

export function Dialog({
  open,
  onOpenChange,
  title,
  about,
  children,
  footer,
}: {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly about?: string;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
}) {
  const [opener] = useState(() => document.activeElement);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          {...(about === undefined ? { "aria-describedby": undefined } : {})}
          onOpenAutoFocus={focusSelf}
          // Back to what opened it, unless that is gone by what was answered.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus();
          }}
          className="fixed top-1/2 left-1/2 z-40 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 animate-fade flex-col rounded-xl border border-line bg-raised shadow-float outline-none"
        >
          <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-3">
            <div>
              <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
              {about !== undefined && (
                <Radix.Description className="mt-0.5 text-base text-ink-2">
                  {about}
                </Radix.Description>
              )}
            </div>
            <CloseButton />
          </header>
          <div className="min-h-0 overflow-y-auto px-5 pb-5">{children}</div>
          {footer !== undefined && (
            <footer className="flex justify-end gap-2 border-t border-line px-5 py-3">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
