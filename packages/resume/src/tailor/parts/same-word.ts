/** Words of one root, and names beside their initials. */

/** What English words of one root end with: "preceptor", "precepted". */
const ENDINGS = new Set(
  "|s|es|e|ed|d|ing|er|ers|r|rs|or|ors|ion|ions|ation|ations|ment|ments|ly|al|ive|ives|y|ies|ied|ance".split(
    "|",
  ),
);
const SHORTEST_ROOT = 4;

/** Both in lower case and of Latin letters. */
export function hasSameRoot(one: string, other: string): boolean {
  if (one === other) return true;
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  for (let root = at; root >= Math.max(SHORTEST_ROOT, at - 1); root -= 1)
    if (ENDINGS.has(one.slice(root)) && ENDINGS.has(other.slice(root))) return true;
  return false;
}

/** "Qualified Teacher Status" → "qts"; undefined for names of one or two words. */
export function initialsOf(name: string): string | undefined {
  const words = name.split(/[\s-]+/u).filter((word) => !SMALL.has(word.toLowerCase()));
  if (words.length < 2 || !words.every((word) => /^\p{Lu}\p{Ll}/u.test(word))) return undefined;
  const initials = words.map((word) => word.charAt(0)).join("");
  return initials.length >= SHORTEST_INITIALS ? initials : undefined;
}

const SMALL = new Set(["of", "the", "and", "for", "in", "on", "to", "at"]);
const SHORTEST_INITIALS = 3;

/** Where a text writes out what the initials stand for. */
export function writtenOut(text: string, initials: string): [number, number] | undefined {
  if (!/^\p{Lu}{3,6}$/u.test(initials)) return undefined;
  const words = [...text.matchAll(/\p{Script=Latin}+/gu)].filter(
    ([word]) => !SMALL.has(word.toLowerCase()),
  );
  const letters = words.map(([word]) => word.charAt(0).toUpperCase()).join("");
  for (let at = letters.indexOf(initials); at >= 0; at = letters.indexOf(initials, at + 1)) {
    const named = words.slice(at, at + initials.length);
    const [first, last] = [named[0], named.at(-1)];
    if (first === undefined || last === undefined) return undefined;
    if (named.every(([word]) => /^\p{Lu}\p{Ll}/u.test(word)))
      return [first.index, last.index + last[0].length];
  }
  return undefined;
}
