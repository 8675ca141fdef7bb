/** The words of a text that are not of a list: Latin ones as a whole, Han ones by the longest match. */

export function wordsBesides(list: readonly string[]): (text: string) => string[] {
  const known: ReadonlySet<string> = new Set(list);
  const longest = Math.max(...list.map(({ length }) => length));
  const lengths = Array.from({ length: longest }, (_, less) => longest - less);

  /** What is between the longest known words. */
  function hanWords(run: string): string[] {
    let rest = "";
    for (let at = 0; at < run.length; ) {
      const found = lengths
        .map((length) => run.slice(at, at + length))
        .find((one) => known.has(one));
      if (found === undefined) rest += run.charAt(at);
      at += found?.length ?? 1;
    }
    return rest === "" ? [] : [rest];
  }

  return (text) =>
    Array.from(text.toLowerCase().matchAll(/\p{Script=Han}+|[\p{L}\p{N}]+/gu)).flatMap(([run]) => {
      if (/^\p{Script=Han}/u.test(run)) return hanWords(run);
      return known.has(run) ? [] : [run];
    });
}
