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
    <div className="flex h-full flex-col gap-5 overflow-y-auto p-4 *:shrink-0">
      <div className="px-1 pt-1">
        <Brand />
      </div>
      <SearchButton onClick={onSearch} />
      <NavList {...(onNavigate === undefined ? {} : { onNavigate })} />
      <div className="mt-auto flex flex-col gap-3 pt-6">
        <StatusChip />
        <div className="flex gap-2">
          <LanguageSwitch className="flex-1" />
          <ThemeSwitch />
        </div>
      </div>
    </div>
  );
}
