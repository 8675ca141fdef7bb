import { Segmented } from "../design/segmented.tsx";
import { useShellText } from "../i18n/text.ts";
import { usePreference } from "../preferences/preference.ts";
import { THEMES, theme } from "../preferences/theme.ts";
import { THEME_ICONS } from "./theme-icons.ts";

export function ThemeSwitch({ className }: { readonly className?: string }) {
  const t = useShellText();
  return (
    <Segmented
      {...(className === undefined ? {} : { className })}
      label={t.shell.theme}
      value={usePreference(theme)}
      onChange={theme.set}
      segments={THEMES.map((value) => {
        const Icon = THEME_ICONS[value];
        return { value, label: t.shell.themes[value], show: <Icon aria-hidden /> };
      })}
    />
  );
}
