/** "Make it shorter", where a reader only asks what is meant: it is a wish about a text. */
import type { ReadCall } from "@bole/language";
import { writingWish } from "@bole/language/text";

/** Whoever drafts texts knows whether there is one. */
export function asStyleWish(call: ReadCall, message: string): ReadCall {
  const [from, to] = call.clause;
  const wish = call.tool === "ask" ? writingWish(message.slice(from, to)) : undefined;
  if (wish === undefined || wish.kind === "mention") return call;
  const mention = { name: "wish", text: message.slice(from, to), place: call.clause };
  return {
    ...{ ...call, tool: "draft_text", values: {}, confidence: 1, alternatives: [] },
    mentions: [{ ...mention, ref: "name", confidence: 1 }],
  };
}
