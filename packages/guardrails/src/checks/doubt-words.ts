/** Whether the detector has read what the rules found and holds it for harmless. */
import type { PassagesRead } from "@bole/language/passages";
import type { Verdict } from "../contract/verdict.ts";
import type { FeatureName } from "../injection/feature.ts";
import type { Policy } from "../policy/policy.ts";

/** What is no matter of words: the detector reads the text behind it, not that it was hidden. */
const DISGUISES: readonly string[] = [
  "fake_markers",
  "hidden_markup",
  "hidden_characters",
  "obfuscated",
  "decode_and_obey",
  "denied_term",
] satisfies readonly FeatureName[];

export function doubtsWords(
  { parts, unread }: Pick<PassagesRead, "parts" | "unread">,
  { spans }: Verdict,
  { injection }: Policy,
): boolean {
  if (unread.length > 0 || spans.length === 0) return false;
  return spans.every(({ label = "", start, end }) => {
    if (DISGUISES.includes(label)) return false;
    const around = parts.filter(({ place: [from, to] }) => start < to && from < end);
    return (
      around.length > 0 &&
      around.every(({ attack, off_task }) => attack + off_task < injection.doubted_below)
    );
  });
}
