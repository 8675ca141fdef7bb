/** Light, dark, or what the system says. `public/theme.js` does the same before the first paint. */
import { createPreference } from "./preference.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const theme = createPreference({
  key: "bole.theme",
  values: THEMES,
  fallback: () => "system",
});

export function applyTheme(): void {
  const systemDark = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const chosen = theme.get();
    const dark = chosen === "dark" || (chosen === "system" && systemDark.matches);
    const root = document.documentElement;
    root.dataset.theme = dark ? "dark" : "light";
    const canvas = getComputedStyle(root).getPropertyValue("--canvas").trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", canvas);
  };
  apply();
  theme.subscribe(apply);
  systemDark.addEventListener("change", apply);
}
