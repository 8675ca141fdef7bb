const HAN = /\p{Script=Han}/u;
/** Chinese stands beside other words without a space: 想考CPA. */
const LETTER = /[\p{Script=Latin}\p{N}]/u;

/** Whether a text has a word or phrase: Chinese anywhere, others between word edges. */
export function saysWord(text: string, word: string): boolean {
  const [where, sought] = [text.toLowerCase(), word.toLowerCase()];
  for (let at = where.indexOf(sought); at !== -1; at = where.indexOf(sought, at + 1)) {
    if (HAN.test(sought) || !/\p{L}/u.test(sought)) return true;
    const [before, after] = [where[at - 1] ?? " ", where[at + sought.length] ?? " "];
    if (!LETTER.test(before) && !LETTER.test(after)) return true;
  }
  return false;
}
