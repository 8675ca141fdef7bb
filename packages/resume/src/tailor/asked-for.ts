/** Advertisements also say what they do not ask for: "a degree is not required", 英语不作要求. */
import type { Criterion } from "@bole/talent";
import { askedThings } from "./asked-things.ts";
import { claimAt } from "./mentions.ts";

export function isAskedFor({ text }: Criterion, today: Date): boolean {
  const things = askedThings(text);
  const denied = things.filter(({ place }) => claimAt(text, place, today) === "denied");
  return things.length === 0 || denied.length * 3 < things.length;
}
