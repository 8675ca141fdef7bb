/** Where a name in Latin letters begins and ends: "Java" is not in "JavaScript", nor "C" in "C++". */
import { type FoldedText, isHan, isWordSign, NOTHING } from "./fold-text.ts";

/** The sign beside a place, or none where the text has a space, a hyphen or an end there. */
function signAt({ plain, before }: FoldedText, at: number): string {
  return before(at) === NOTHING ? plain.charAt(at) : "";
}

function signBefore({ plain, before }: FoldedText, at: number): string {
  return at > 0 && before(at) === NOTHING ? plain.charAt(at - 1) : "";
}

const isDigit = (sign: string): boolean => sign >= "0" && sign <= "9";
const isWord = (sign: string): boolean => sign !== "" && isWordSign(sign.charCodeAt(0));
const isLetter = (sign: string): boolean => isWord(sign) && !isDigit(sign);

/** Whether a name may begin here. */
export function mayBegin(folded: FoldedText, at: number): boolean {
  const sign = folded.plain.charAt(at);
  if (isHan(sign.charCodeAt(0))) return true;
  const before = signBefore(folded, at);
  if (before === "" || before === "(") return true;
  if (before === "@") return false;
  // "1.Java" is an item of a list, "java.util" and "asp.net" are names of their own.
  if (before === "." && isLetter(signBefore(folded, at - 1))) return false;
  if (sign === ".") return !isLetter(before);
  return !isWord(before) || !isWord(sign);
}

/** Where the letters and digits that begin here end. */
export function endOfRun(folded: FoldedText, at: number): number {
  let end = at + 1;
  while (isWord(signAt(folded, end))) end++;
  return end;
}

/** Where a name that was read up to `end` ends, with its plural; undefined if it goes on. */
export function endOfName(folded: FoldedText, end: number): number | undefined {
  const last = folded.plain.charAt(end - 1);
  const next = signAt(folded, end);
  if (last === "+" || last === "#") return next === last ? undefined : end;
  if (!isWord(last)) return end;
  if (next === "s" && isLetter(last) && !isWord(signAt(folded, end + 1))) {
    return endOfName(folded, end + 1);
  }
  if (isWord(next) || next === "@" || next === "#") return undefined;
  const afterNext = signAt(folded, end + 1);
  if (next === "+" && afterNext === "+") return undefined;
  return next === "." && isLetter(afterNext) ? undefined : end;
}
