/** The sentences of a text, each with the mark that ends it. */
export function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?。！？]+(?:[.!?。！？]+|$)/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** How long a text is to its reader: words, or characters where they are Chinese. */
export function lengthOf(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{N}]+(?:['’-][\p{Script=Latin}]+)*/gu)?.length ?? 0;
  return han + words;
}
