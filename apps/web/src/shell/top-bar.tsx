/** The phone's header. */
import { CircleHelp, Menu, Search } from "lucide-react";
import { IconButton } from "../design/icon-button.tsx";
import { useShellText } from "../i18n/text.ts";
import { Brand } from "./brand.tsx";
import { StatusChip } from "./status-chip.tsx";

export function TopBar({
  onMenu,
  onSearch,
  onHelp,
}: {
  readonly onMenu: () => void;
  readonly onSearch: () => void;
  readonly onHelp: () => void;
}) {
  const t = useShellText();
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b border-line bg-canvas px-2 md:hidden">
      <IconButton label={t.shell.menu} onClick={onMenu}>
        <Menu aria-hidden />
      </IconButton>
      <Brand />
      <div className="ml-auto flex min-w-0 items-center gap-1">
        <StatusChip compact />
        <IconButton label={t.shell.searchShort} onClick={onSearch}>
          <Search aria-hidden />
        </IconButton>
        <IconButton label={t.shell.help} onClick={onHelp}>
          <CircleHelp aria-hidden />
        </IconButton>
      </div>
    </header>
  );
}
