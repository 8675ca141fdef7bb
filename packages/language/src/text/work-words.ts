/** Which kinds of recruiting work words name: "the interviews", 邮件那几步. The words are data of each locale. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { folded } from "./fold.ts";

export const WorkKind = z.enum([
  ...(["mail", "interviews", "find", "jd", "review", "cleanup", "check", "summary"] as const),
]);
export type WorkKind = z.infer<typeof WorkKind>;

const Strings = z.array(z.string().min(1));
const Names = z.object({ kinds: z.record(WorkKind, Strings), before: Strings, after: Strings });

const LOCALES = path.resolve(import.meta.dirname, "../locales");
const NAMES = globSync("*/work.json", { cwd: LOCALES })
  .map((file) => readFileSync(path.join(LOCALES, file), "utf8"))
  .map((text) => Names.parse(JSON.parse(text)));

/** In the order of `WorkKind`. A word is met by its beginning ("mails" by "mail"), a Chinese one anywhere. */
export function workIn(words: string): WorkKind[] {
  const isMet = meets(words);
  return WorkKind.options.filter((kind) => NAMES.some(({ kinds }) => kinds[kind].some(isMet)));
}

/** Whether something is to come before or after something else; null where the words say neither, or both. */
export function orderIn(words: string): "before" | "after" | null {
  const isMet = meets(words);
  const isBefore = NAMES.some(({ before }) => before.some(isMet));
  const isAfter = NAMES.some(({ after }) => after.some(isMet));
  if (isBefore === isAfter) return null;
  return isBefore ? "before" : "after";
}

function meets(words: string): (name: string) => boolean {
  const said = ` ${folded(words).replaceAll(/[^\p{L}\p{N}-]+/gu, " ")} `;
  return (name) => {
    const own = folded(name);
    return said.includes(/^\p{Script=Han}/u.test(own) ? own : ` ${own}`);
  };
}
