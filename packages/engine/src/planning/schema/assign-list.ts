import type { ListType } from "./type.ts";
import { type Assign, mismatch, UNSURE, type Verdict, worst } from "./verdict.ts";

export function assignList(
  source: ListType,
  target: ListType,
  at: string,
  assign: Assign,
): Verdict {
  const length = assignLength(source, target, at);
  if (source.max === 0) return length;
  const verdicts = [length];
  const fixed = Math.max(source.prefix.length, target.prefix.length);
  for (let index = 0; index < fixed; index++) {
    if (source.max !== null && index >= source.max) break;
    const [from, to] = [source.prefix[index] ?? source.rest, target.prefix[index] ?? target.rest];
    verdicts.push(assign(from, to, `${at}[${index}]`));
  }
  if (source.max === null || source.max > fixed) {
    verdicts.push(assign(source.rest, target.rest, `${at}[${fixed}]`));
  }
  return worst(verdicts);
}

/** A list of any length is a possible tuple only by luck; a mere limit is for the data to keep. */
function assignLength(source: ListType, target: ListType, at: string): Verdict {
  const tuple = target.prefix.length > 0;
  const tooShort = source.max !== null && source.max < target.min;
  const tooLong = target.max !== null && source.min > target.max;
  const mayBeShort = source.min < target.min;
  const mayBeLong = target.max !== null && (source.max === null || source.max > target.max);
  if (tooShort || tooLong || (tuple && (mayBeShort || mayBeLong))) {
    return mismatch(at, source, target, "length");
  }
  return mayBeShort || mayBeLong ? UNSURE : { answer: "yes" };
}
