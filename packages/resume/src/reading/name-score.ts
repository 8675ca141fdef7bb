/** How well words name an entry: by one of its names, a part of it, or a year. */
import { datesIn, folded, matchNames } from "@bole/language/text";
import type { Entry } from "./entries.ts";
import { nameField, withoutNouns } from "./places.ts";
import { VOCABULARY } from "./vocabulary.ts";

const NAMES = [...["company", "school", "name", "title", "position", "role", "major", "degree"]];

export const nameFields = ({ fields }: Entry): string[] =>
  NAMES.flatMap((name) => fields[name] || []);

/** How well words name an entry, by any of its names. */
export function nameScore(text: string, { list, fields }: Entry): number {
  const labels = NAMES.flatMap((name, at) => {
    const label = fields[name];
    if (label === undefined || label === "") return [];
    // A name says more than a role that several entries may have.
    return [{ label, weight: name === nameField(list) ? 1 : 0.9 - at * 0.005 }];
  });
  const scores = labels.map(({ label, weight }) => {
    const [match] = matchNames(text, [{ label }]).ranked;
    const common = isOther(text, label) ? 0 : shared(text, label);
    return Math.max(match?.score ?? 0, common) * weight;
  });
  return Math.max(0, ...scores);
}

/** "the bakery job" has a word of "Riverside Bakery"; 支付那个项目 has two characters of 支付网关重构. */
export function shared(text: string, label: string): number {
  const [said, name] = [folded(text), folded(label)];
  if (said.includes(name) || (name.includes(said) && said.length >= 2)) return 0.95;
  const words = (name.match(/[a-z][a-z'&+#.-]{2,}|\d{2,}/g) ?? []).filter(
    (word) => !VOCABULARY.common_in_names.has(word),
  );
  const hits = words.filter((word) => new RegExp(`(?<![a-z])${literal(word)}(?![a-z])`).test(said));
  const own = (withoutNouns(said).match(/[a-z][a-z'&+#.-]{2,}/g) ?? []).filter(
    (word) => !VOCABULARY.common.has(word) && !VOCABULARY.common_in_names.has(word),
  );
  // "Rijeka Nautical School" shares nothing but "school" with another one.
  if (hits.length > 0 && own.length > 0 && !own.some((word) => name.includes(word))) return 0;
  if (hits.length > 0) return 0.7 + 0.2 * (hits.join("").length / words.join("").length);
  const han = longestShared(said, name);
  return han >= 2 ? 0.6 + 0.3 * (han / name.length) : 0;
}

/** 云南师范大学 and 华中师范大学 only end alike. */
function isOther(text: string, label: string): boolean {
  const [said, name] = [folded(text), folded(label)];
  let same = 0;
  while (same < Math.min(said.length, name.length) && said.at(-1 - same) === name.at(-1 - same))
    same += 1;
  const heads = [said, name].map((one) => one.slice(0, one.length - same));
  const [mine = "", other = ""] = heads;
  const areHan = heads.every((head) => /^\p{Script=Han}{2,}$/u.test(head));
  return same >= 2 && areHan && longestShared(mine, other) < 2;
}

const literal = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function longestShared(said: string, name: string): number {
  let longest = 0;
  for (let at = 0; at < name.length; at += 1) {
    let length = 0;
    while (
      /\p{Script=Han}/u.test(name.charAt(at + length)) &&
      at + length < name.length &&
      said.includes(name.slice(at, at + length + 1))
    )
      length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** How well a year that was said fits an entry. */
export function yearScore(
  text: string,
  { fields: { startDate = "", endDate = "" } }: Entry,
): number {
  const years = datesIn(text).flatMap(({ year }) => (year === undefined ? [] : [String(year)]));
  if (years.length === 0) return 0;
  if (years.some((year) => startDate.startsWith(year))) return 0.85;
  return years.some((year) => endDate.startsWith(year)) ? 0.75 : 0;
}
