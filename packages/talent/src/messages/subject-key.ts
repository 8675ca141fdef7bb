/** What programs put before the subject of an answer, in the languages that we meet. */
const PREFIX = /^\s*(?:re|fwd?|aw|sv|antw|wg|回复|答复|回覆|转发|轉寄)\s*(?:\[\d+\])?\s*[:：]\s*/iu;

/** Equal for a mail and its answers. */
export function subjectKey(subject: string): string {
  let text = subject.normalize("NFKC").trim();
  while (PREFIX.test(text)) text = text.replace(PREFIX, "");
  return text.toLowerCase().replaceAll(/\s+/gu, " ").slice(0, 200);
}
