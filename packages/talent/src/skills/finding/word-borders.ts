/** Where a name in Latin letters begins and ends: "Java" is not in "JavaScript", nor "C" in "C++". */
import { isWordSign } from "./fold-text.ts";

const isLetter = (sign: string | undefined): boolean =>
  sign !== undefined && isWordSign(sign.charCodeAt(0)) && !isDigit(sign);
const isDigit = (sign: string | undefined): boolean => sign !== undefined && /\d/.test(sign);

/** Whether a name may begin here. */
export function mayBegin(plain: string, at: number): boolean {
  const before = plain[at - 1];
  if (before === undefined) return true;
  if (before === "@") return false;
  // "1.Java" is an item of a list, "java.util" and "asp.net" are names of their own.
  if (before === "." && isLetter(plain[at - 2])) return false;
  if (plain[at] === ".") return !isWordSign(before.charCodeAt(0)) || isDigit(before);
  return !isWordSign(before.charCodeAt(0)) || !isWordSign(plain.charCodeAt(at));
}

/** Where a name that was read up to `end` ends, with its plural; undefined if it goes on. */
export function endOfWord(plain: string, end: number): number | undefined {
  const last = plain[end - 1];
  if (last === "+" || last === "#") return plain[end] === last ? undefined : end;
  if (!isWordSign(plain.charCodeAt(end - 1))) return end;
  if (plain[end] === "s" && isLetter(last) && !isWordSign(plain.charCodeAt(end + 1))) {
    return endOfWord(plain, end + 1);
  }
  if (isWordSign(plain.charCodeAt(end))) return undefined;
  const next = plain[end];
  if (next === "@" || next === "#" || (next === "+" && plain[end + 1] === "+")) return undefined;
  return next === "." && isLetter(plain[end + 1]) ? undefined : end;
}
