/**
 * A panel at the right that tells more about what was chosen. The page beside it stays in reach, so
 * that one can choose the next thing without closing it; on a phone it covers the page.
 */
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { CloseButton, focusSelf } from "./above-page.tsx";

export function Drawer({
  onClose,
  title,
  about,
  children,
}: {
  readonly onClose: () => void;
  readonly title: string;
  readonly about?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Radix.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusSelf}
          // A click beside it chooses something else; only the reader closes it.
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-y-0 right-0 z-40 flex w-full max-w-120 animate-slide-right flex-col border-l border-line bg-raised shadow-float outline-none"
        >
          <header className="flex items-start justify-between gap-4 border-b border-line px-5 pt-4 pb-3">
            <div className="min-w-0">
              <Radix.Title className="text-lg font-semibold break-words">{title}</Radix.Title>
              {about !== undefined && <div className="mt-0.5 text-sm text-ink-2">{about}</div>}
            </div>
            <CloseButton />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
