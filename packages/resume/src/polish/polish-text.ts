/**
 * The embedded way to polish: the form of good bullets without a word of new content. What a step would
 * lose or add, by the check of facts, is left as it was.
 */
import { threadJob } from "@bole/base/threads";
import { keepsFacts } from "./keeps-facts.ts";
import { withoutFillers } from "./rewrite/fillers.ts";
import { itemsOf } from "./rewrite/items.ts";
import { inTense, strongVerbFirst, tenseOf } from "./rewrite/lead-verb.ts";
import { punctuated, spaced, withoutStop } from "./rewrite/spacing.ts";

/** @param usual the tense of what goes on or is over; without it, that of most lines */
export function polishText(text: string, usual?: "past" | "present"): string {
  const { items, listed } = itemsOf(text);
  if (items.length === 0) return text.trim();
  const zh = /\p{Script=Han}/u.test(text);
  const plain = items.map((item) => safely(item, (it) => withoutFillers(it, zh)));
  const tense = zh ? "past" : (usual ?? tenseOf(plain));
  const better = plain.map((item) => safely(item, (it) => bettered(it, zh, tense, listed)));
  const unique = [...new Set(better)].filter((item) => item !== "");
  const whole = listed ? unique.map((item) => `- ${item}`).join("\n") : unique.join(zh ? "" : " ");
  return keepsFacts(text, whole).kept ? whole : text.trim();
}

export const polishTextJob = threadJob<typeof polishText>(new URL(import.meta.url), "polishText");

function bettered(item: string, zh: boolean, tense: "past" | "present", listed: boolean): string {
  const led = zh ? item : inTense(strongVerbFirst(item, tense), tense);
  const set = spaced(punctuated(led, zh));
  return listed ? withoutStop(set) : set;
}

/** A step that costs a fact is not taken. */
function safely(item: string, step: (item: string) => string): string {
  const next = step(item);
  return next !== "" && keepsFacts(item, next).kept ? next : item;
}
