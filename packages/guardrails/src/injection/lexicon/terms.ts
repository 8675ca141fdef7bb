/** `terms("a | b | c*")`: a lexicon is read better in lines than in lists of quoted strings. */
export function terms(...lines: readonly string[]): readonly string[] {
  return lines
    .flatMap((line) => line.split("|"))
    .map((term) => term.trim())
    .filter((term) => term !== "");
}
