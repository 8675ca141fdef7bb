/** Whether a pronoun means several: "them", 她们. The words are data of each locale. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const References = z.object({ plural: z.array(z.string().min(1)) });

const LOCALES = path.resolve(import.meta.dirname, "../locales");
const PLURAL = globSync("*/references.json", { cwd: LOCALES })
  .map((file) => References.parse(JSON.parse(readFileSync(path.join(LOCALES, file), "utf8"))))
  .flatMap(({ plural }) => plural);
const HAN = PLURAL.filter((word) => /^\p{Script=Han}/u.test(word));
const OTHERS: ReadonlySet<string> = new Set(PLURAL);

export function isPlural(words: string): boolean {
  const parts = words.toLowerCase().split(/[^\p{L}]+/u);
  return parts.some((part) => OTHERS.has(part)) || HAN.some((word) => words.includes(word));
}
