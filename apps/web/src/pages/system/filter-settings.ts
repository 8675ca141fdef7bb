/** Which settings a reader is looking for: every word must be somewhere in the setting. */
import type { Setting } from "@bole/server/contract";

export type Which = "all" | "changed";

export function filterSettings(
  settings: readonly Setting[],
  words: string,
  which: Which,
): readonly Setting[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return settings.filter((setting) => {
    if (which === "changed" && setting.source === "default") return false;
    const { variable, value, about } = setting;
    const text = `${variable} ${value ?? ""} ${about.en} ${about.zh}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
