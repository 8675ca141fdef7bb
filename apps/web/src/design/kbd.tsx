/** A key of the keyboard. */
import type { ReactNode } from "react";

export function Kbd({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 pointer-coarse:hidden items-center justify-center rounded-sm border border-line bg-sunken px-1 font-sans text-xs text-ink-2">
      {children}
    </kbd>
  );
}
