import { Search } from "lucide-react";
import { Kbd } from "../design/kbd.tsx";
import { useShellText } from "../i18n/text.ts";
import { COMMAND_KEY } from "./keys.ts";

export function SearchButton({ onClick }: { readonly onClick: () => void }) {
  const t = useShellText();
  return (
    <button
      type="button"
      onClick={onClick}
      aria-keyshortcuts="Control+K Meta+K"
      className="flex h-9 w-full items-center gap-2.5 rounded-md border border-line bg-surface px-2.5 text-ink-3 shadow-rest transition-colors hover:bg-hover max-md:h-11"
    >
      <Search aria-hidden className="size-4" />
      <span className="truncate">{t.shell.search}</span>
      <span className="ml-auto flex gap-0.5 max-md:hidden" aria-hidden>
        <Kbd>{COMMAND_KEY}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
  );
}
