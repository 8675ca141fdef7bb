/** Whether a CSS `unicode-range` without wildcards, as browsers give it back, has all these characters. */
export function inRanges(characters: Iterable<string>, unicodeRange: string): boolean {
  const ranges = Array.from(
    unicodeRange.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi),
    ([, from = "", to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  );
  return Array.from(characters).every((character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => code >= from && code <= to);
  });
}
