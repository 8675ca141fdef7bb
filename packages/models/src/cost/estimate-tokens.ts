/** Counts tokens without the provider's tokenizer: before a call nobody else can. */

const encoder = new TextEncoder();
/** What a provider adds around a message. */
const FRAME = 16;

/** Never too few: a token is at least one byte of text in every tokenizer we know of. */
export function tokensAtMost(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + encoder.encode(text).length + FRAME, 0);
}

const NOT_ASCII = /[^\p{ASCII}]/gu;

/** About right: four letters of English, or one Chinese character. */
export function tokensAbout(texts: readonly string[]): number {
  return texts.reduce((sum, text) => {
    const wide = text.match(NOT_ASCII)?.length ?? 0;
    return sum + wide + Math.ceil((text.length - wide) / 4);
  }, 0);
}
