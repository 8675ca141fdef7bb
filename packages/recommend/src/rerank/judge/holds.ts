/** Whether words stand in a text; spaces, case, widths and kinds of quotation marks aside. */
export function holds(text: string, quote: string): boolean {
  const sought = plain(quote);
  return sought !== "" && plain(text).includes(sought);
}

const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[“”„«»「」『』‘’'"`]/gu, "")
    .replaceAll(/^[\s.…]+|[\s.…]+$/gu, "")
    .replaceAll(/\s+/gu, "");
