/** Which side one is on, where one can go, and how the server is; the body of the phone's sheet, too. */
import { CircleHelp } from "lucide-react";
import { AccountMenu } from "../account/account-menu.tsx";
import { IconButton } from "../design/icon-button.tsx";
import { useShellText } from "../i18n/text.ts";
import { Brand } from "./brand.tsx";
import { NavList } from "./nav-list.tsx";
import { SearchButton } from "./search-button.tsx";
import { SideSwitch } from "./side-switch.tsx";
import { StatusChip } from "./status-chip.tsx";

export function Sidebar({
  onSearch,
  onHelp,
  onNavigate,
}: {
  readonly onSearch: () => void;
  readonly onHelp: () => void;
  readonly onNavigate?: () => void;
}) {
  const t = useShellText();
  return (
    <div className="flex h-full flex-col gap-4 p-4">
      <div className="px-1 pt-1">
        <Brand />
      </div>
      <div className="flex flex-col gap-2">
        <SideSwitch />
        <SearchButton onClick={onSearch} />
      </div>
      {/* What does not fit scrolls; how the server is stays in view. */}
      <div className="-mx-2 min-h-0 flex-1 overflow-y-auto px-2">
        <NavList {...(onNavigate === undefined ? {} : { onNavigate })} />
      </div>
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <StatusChip />
        </div>
        <IconButton label={t.shell.help} onClick={onHelp}>
          <CircleHelp aria-hidden />
        </IconButton>
      </div>
      <AccountMenu />
    </div>
  );
}
