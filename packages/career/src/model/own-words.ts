/** Whether words are the person's: what a model notes is only kept if somebody said it. */
import { simplify } from "@bole/language/text";
import type { CareerMessage } from "../state/career-state.ts";

/** The message that the words stand in, whatever spaces, quotation marks and script they are written with. */
export function messageWith(quote: string, messages: readonly CareerMessage[]): number | null {
  const sought = bare(quote);
  if (sought === "") return null;
  const at = messages.findLastIndex(
    ({ role, content }) => role === "user" && bare(content).includes(sought),
  );
  return at === -1 ? null : at;
}

const bare = (text: string): string =>
  simplify(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, "");
