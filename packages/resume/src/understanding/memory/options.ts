/** Which of the offered ones an answer takes: by number, by name, by what is known of it. */
import { isListSection } from "../lexicon/places.ts";
import { byTime, type Entry, entriesOf } from "../reference/entries.ts";
import { datedEntries } from "../reference/find-entries.ts";
import { parseTarget } from "../reference/target.ts";
import type { Scene } from "../scene.ts";
import { numberOf } from "../text/numerals.ts";
import type { Said } from "../text/said.ts";

export function pickOption(
  said: Said,
  options: readonly string[],
  scene: Scene,
): Entry | undefined {
  const entries = options.flatMap((option) => {
    const [section = "", id] = option.split("/");
    return isListSection(section)
      ? (entriesOf(scene.seen, section).find((entry) => entry.id === id) ?? [])
      : [];
  });
  const target = parseTarget(said, scene.seen, scene.today);
  const bare = said.cues.replace(/[\s.,。!]|(?:选|就|的|个|那|吧|号|option|number|the|one|#)/g, "");
  const number = numberOf(bare);
  if (number !== undefined && number >= 1) return entries[number - 1];
  const among = (wanted: readonly Entry[]) =>
    entries.filter(({ section, id }) =>
      wanted.some((other) => other.section === section && other.id === id),
    );
  for (const found of [
    among(target.named),
    among(target.described),
    datedEntries(target.years, entries),
  ]) {
    const [only] = found;
    if (only !== undefined && found.length === 1) return only;
  }
  const [pick] = target.picks;
  if (pick?.kind === "nth") return entries.at(pick.n > 0 ? pick.n - 1 : pick.n);
  if (pick?.kind === "latest") return byTime(entries)[0];
  if (pick?.kind === "earliest") return byTime(entries).at(-1);
  if (/后面|后一|后者|晚|新的|latter|later|recent|newer/.test(said.cues)) return entries.at(-1);
  if (/前面|前一|前者|早|旧的|former|earlier|older/.test(said.cues)) return byTime(entries).at(-1);
  return undefined;
}

/** Of two ends of a time. */
export function fieldOption(cues: string, options: readonly string[]): string | undefined {
  const wanted = /开始|起始|入职|入学|start|begin|from|前者|第一/.test(cues)
    ? "startDate"
    : /结束|截止|离职|毕业|终|end|finish|until|后者|第二/.test(cues)
      ? "endDate"
      : undefined;
  return options.find((option) => option === wanted);
}
