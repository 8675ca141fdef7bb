const HAN = /\p{Script=Han}/gu;
const WORD = /(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
/** Chinese texts are full of English names of tools; English ones hold a Chinese name at most. */
const CHINESE_FROM = 0.2;

/** Which of the two sentence models reads a text. An English word weighs as much as two signs. */
export function languageOf(text: string): "zh" | "en" {
  const signs = text.match(HAN)?.length ?? 0;
  const words = text.match(WORD)?.length ?? 0;
  return signs > 0 && signs / (signs + 2 * words) > CHINESE_FROM ? "zh" : "en";
}
