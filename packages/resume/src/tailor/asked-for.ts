/**
 * Advertisements also say what they do not ask for ("a degree is not required", 英语不作要求), what the employer is or has, and
 * what the job pays. None of that is a requirement.
 */
import type { Criterion } from "@bole/talent";
import { askedThings } from "./asked-things.ts";
import { claimAt } from "./mentions.ts";

const NOT_ASKED =
  /\bnot (?:a |an )?(?:required|needed|necessary|essential|a condition|interpret\w*)\b|\b(?:do|does|will) not (?:need|be asked|require)\b|\bno need\b|\bneither needed\b|^\s*not required\b|不要求|不需要|不作要求|无需|无须|不用(?!户)|不必/iu;
/** What follows is asked for, or welcome. */
const CONTRAST =
  /\b(?:but|though|although|however|preferred|advantage|helps?|welcome|bonus)\b|但|不过|优先|加分/iu;
const EMPLOYER = /^\s*(?:we|our|the company|last year)\b|^(?:我们|本?公司|我司)/iu;
const PAY = /^\s*(?:[€$£¥￥]|RMB|CNY|USD|EUR|GBP)\s?\d|^(?:年薪|月薪|薪资|底薪)/iu;
/** Conditions of the post. */
const CONDITION = /^\s*(?:travel|salary|hours|contract|location)\b/iu;
/** A heading that was taken for a line. */
const SHORTEST = 3;

export function isAskedFor({ text }: Pick<Criterion, "text">, today: Date): boolean {
  if ([EMPLOYER, PAY, CONDITION].some((sign) => sign.test(text))) return false;
  if (NOT_ASKED.test(text)) return CONTRAST.test(text);
  if (/^\p{Script=Han}+$/u.test(text) && text.length < SHORTEST) return false;
  const things = askedThings(text);
  const denied = things.filter(({ place }) => claimAt(text, place, today) === "denied");
  return things.length === 0 || denied.length * 3 < things.length;
}
