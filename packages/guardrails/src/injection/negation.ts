/**
 * Words that are said not to be done, or done by somebody else: "never share your password",
 * "I forgot the rules". They are no orders to the reader.
 */
import type { SignHit } from "./match-rules.ts";
import type { Sign } from "./rules/rule.ts";

const DENIABLE: ReadonlySet<Sign> = new Set(["ignore", "reveal", "carry"]);

const NEGATED =
  /(?:\b(?:never|not|don't|dont|cannot|can't|won't|without|avoid|nor) (?:[a-z]{1,10} )?|[勿别]|不要|禁止|不得|不能|不可|严禁|避免|不应|不会|没有)$/;
const SOMEBODY =
  /(?:\b(?:i|we|i've|he|she|they|people|employees|users|candidates|who) (?:(?:just|also|often|may|might|will|can|could|would|have|had|did) )?|我们?|他们?|她们?|用户|员工|同事|有人)$/;

export function isDenied({ concept, start }: SignHit, text: string): boolean {
  if (!DENIABLE.has(concept)) return false;
  const before = text.slice(Math.max(0, start - 22), start);
  if (NEGATED.test(before)) return true;
  return concept === "ignore" && SOMEBODY.test(before);
}
