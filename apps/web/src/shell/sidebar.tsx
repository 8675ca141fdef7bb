/** Navigation on top, what one sets at the bottom; the body of the phone's sheet, too. */
import { Brand } from "./brand.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { NavList } from "./nav-list.tsx";
import { SearchButton } from "./search-button.tsx";
import { StatusChip } from "./status-chip.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

export function Sidebar({
  onSearch,
  onNavigate,
}: {
  readonly onSearch: () => void;
  readonly onNavigate?: () => void;
}) {
  return (
    <div className="flex h-full flex-col gap-5 p-4">
      <div className="px-1 pt-1">
        <Brand />
      </div>
      <SearchButton onClick={onSearch} />
      {/* What does not fit scrolls; how the server is and the switches stay in view. */}
      <div className="-mx-2 min-h-0 flex-1 overflow-y-auto px-2 pb-2">
        <NavList {...(onNavigate === undefined ? {} : { onNavigate })} />
      </div>
      <div className="flex flex-col gap-3">
        <StatusChip />
        <div className="flex gap-2">
          <LanguageSwitch className="flex-1" />
          <ThemeSwitch />
        </div>
      </div>
    </div>
  );
}
