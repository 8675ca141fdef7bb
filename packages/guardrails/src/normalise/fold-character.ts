/** One character as the checks compare it: compatibility forms, accents, look-alikes, variants. */
import { simplify } from "@bole/language/text";
import { LOOK_ALIKES } from "./look-alikes.ts";

const folded = new Map<number, string>();

/** What a code point beyond ASCII becomes; often itself, sometimes several characters or none. */
export function foldCharacter(code: number): string {
  const known = folded.get(code);
  if (known !== undefined) return known;
  const result = fold(code);
  // Bounded by what texts really contain; a hostile text can't fill the memory.
  if (folded.size < 20_000) folded.set(code, result);
  return result;
}

function fold(code: number): string {
  const whole = String.fromCodePoint(code).normalize("NFKC");
  let result = "";
  for (const character of whole.toLowerCase()) {
    const simplified = simplify(character);
    const alike = LOOK_ALIKES.get(simplified);
    result += alike ?? withoutAccents(simplified);
  }
  return result;
}

/** Composed again afterwards: Korean syllables and Japanese kana are not letters with accents. */
function withoutAccents(character: string): string {
  return character
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
}
