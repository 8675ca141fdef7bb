/** Another order of a list: two entries change places, or one goes to the front or the end. */

import { leadLength } from "../lexicon/lead-ins.ts";
import { isListSection, type ListSection } from "../lexicon/places.ts";
import { edits, type Outcome, update } from "../outcome.ts";
import { type Entry, entriesOf } from "../reference/entries.ts";
import { ANY_LIST, resolveEntries } from "../reference/resolve.ts";
import { parseTarget } from "../reference/target.ts";
import type { Scene } from "../scene.ts";
import { part, type Said } from "../text/said.ts";
import { orderSkills } from "./order-skills.ts";

const SWAP =
  /交换|对调|互换|调换|换(?:个|一下)?(?:位置|顺序)|(?<![a-z])(?:swap|exchange|switch (?:the )?(?:order|places|positions)|trade places)(?![a-z])/;
const MOVE =
  /(?:移动?|挪|调|放|排|提)(?:到|在|至)?(?<to>最?前面?|第一[个位]?|顶部|开头|最上面|首位|最?后面?|末尾|最下面|最后)|置顶|(?<![a-z])(?:move|put) .+ (?:to (?:the )?)?(?<en>top|first|front|beginning|start|end|bottom|last)(?![a-z])/;

export function readMove(act: Said, scene: Scene): Outcome | undefined {
  const said = part(act, leadLength(act.cues));
  const skills = orderSkills(said, scene);
  if (skills !== undefined) return skills;
  if (SWAP.test(said.cues)) return swap(said, scene);
  const move = MOVE.exec(said.cues);
  if (move === null) return undefined;
  const to = move.groups?.to ?? move.groups?.en ?? "top";
  const object =
    move.groups?.en === undefined
      ? part(said, 0, move.index)
      : part(said, 0, said.cues.lastIndexOf(to));
  const target = parseTarget(object, scene.seen, scene.today);
  if (target.field !== undefined || (target.named.length === 0 && target.picks.length === 0))
    return undefined;
  const found = resolveEntries(target, scene, ANY_LIST);
  if ("instead" in found) return found.instead;
  const [entry] = found.entries;
  if (entry === undefined || found.entries.length > 1) return undefined;
  const others = entriesOf(scene.draft, entry.section).filter(({ id }) => id !== entry.id);
  const back = /后|末|下|end|bottom|last/.test(to);
  return reordered(entry.section, back ? [...others, entry] : [entry, ...others]);
}

function swap(said: Said, scene: Scene): Outcome | undefined {
  const target = parseTarget(said, scene.seen, scene.today);
  const section = target.about?.section ?? target.named[0]?.section ?? scene.last?.section;
  if (section === undefined || !isListSection(section)) return undefined;
  const list = entriesOf(scene.draft, section);
  const named = target.named.filter((entry) => entry.section === section);
  const both =
    named.length === 2
      ? named
      : target.picks.flatMap((pick) => {
          if (pick.kind === "nth") return list.at(pick.n > 0 ? pick.n - 1 : pick.n) ?? [];
          if (pick.kind === "first") return list.slice(0, pick.count);
          return pick.kind === "last" ? list.slice(-pick.count) : [];
        });
  const pair =
    both.length === 2
      ? both
      : (target.picks.some(({ kind }) => kind === "all" || kind === "first") ||
            /两[段个份]|(?<![a-z])the two(?![a-z])/.test(said.cues)) &&
          list.length === 2
        ? list
        : both;
  const [first, second] = pair;
  if (first === undefined || second === undefined || pair.length > 2) return undefined;
  const order = list.map((entry) =>
    entry.id === first.id ? second : entry.id === second.id ? first : entry,
  );
  return reordered(section, order);
}

/** The whole list, with each entry as it is. */
function reordered(section: ListSection, order: readonly Entry[]): Outcome {
  const entries = order.map(({ fields }) => ({ ...fields }));
  return edits([update(section, entries)], {
    section,
    entry_id: order[0]?.id ?? null,
    field: null,
    action: "update",
  });
}
