/** What several words for one thing mean: "the" and "Senior Frontend Engineer", "AE" at "Quillstone", "Tom" and "he". */
import { uniqueItems } from "../conversation/item.ts";
import type { Mention } from "../reading/reading.ts";
import type { Linking } from "./floor.ts";
import { type ResolvedMentions, resolveMentions, type Scope } from "./resolve-items.ts";

export async function resolveOne(
  mentions: readonly Mention[],
  kind: string,
  scope: Scope,
  linking: Linking,
): Promise<ResolvedMentions> {
  const [first] = mentions;
  const last = mentions.at(-1);
  const resolve = (some: readonly Mention[]) => resolveMentions(some, kind, scope, linking);
  if (first === undefined || last === undefined || first === last) return resolve(mentions);
  if (mentions.every(({ ref, items }) => ref === "name" && items === undefined)) {
    const text = mentions.map((one) => one.text).join(" ");
    const whole = await resolve([{ ...first, text, place: [first.place[0], last.place[1]] }]);
    if (!whole.problem) return whole;
  }
  const each = await Promise.all(mentions.map((one) => resolve([one])));
  const found = each.filter(({ problem }) => problem === undefined);
  const items = uniqueItems(
    found.flatMap((one) => one.mentions.flatMap((said) => said.items ?? [])),
  );
  return items.length === 1
    ? { mentions: found.flatMap((one) => one.mentions) }
    : resolve(mentions);
}
