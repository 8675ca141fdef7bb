export type Language = "zh" | "en";

const HAN = /\p{Script=Han}/gu;
const LATIN_WORD = /[A-Za-zÀ-ÿ]+/g;

/** What a reply should be in. A message of nothing but a number or a name has no language. */
export function languageOf(text: string): Language | undefined {
  const han = text.match(HAN)?.length ?? 0;
  const latin = text.match(LATIN_WORD)?.length ?? 0;
  if (han === 0 && latin === 0) return undefined;
  return han > 0 && han * 2 >= latin ? "zh" : "en";
}
