/** Which of the items that wait an answer keeps; null where it says nothing of single ones. */
import type { Pending } from "../pending.ts";
import { KEEP, LATER, REMOVE, THE_REST } from "./change-words.ts";
import { isOnlyThose, itemsMeant } from "./items.ts";

interface Answer {
  readonly cues: string;
  readonly yes: boolean;
  readonly no: boolean;
}

/** Their ids. */
export function keptItems({ cues, yes, no }: Answer, one: Pending): readonly string[] | null {
  const { kind, items } = one;
  const meant = kind === "plan" ? [] : itemsMeant(withoutYes(cues), items);
  if (meant.length === 0 || isRewrite(cues)) return null;
  const ids = items.map(({ id }) => id);
  const onlyThose = THE_REST.test(cues);
  const dropped = onlyThose ? null : droppedByClause(cues, items);
  if (dropped !== null) return ids.filter((id) => !dropped.includes(id));
  const removes = !onlyThose && (REMOVE.test(cues) || LATER.test(cues) || (no && !KEEP.test(cues)));
  if (removes) return ids.filter((id) => !meant.includes(id));
  return onlyThose || KEEP.test(cues) || isOnlyThose(cues, items) || yes || no ? meant : null;
}

/** "前四位都行，第五个不要": each clause says of its own; null unless one is for and one against. */
function droppedByClause(cues: string, items: Pending["items"]): readonly string[] | null {
  const said = cues
    .split(/[,，。;；]|\bbut\b|但/u)
    .map((clause) => ({ clause, ids: itemsMeant(clause, items) }))
    .filter(({ ids }) => ids.length > 0);
  const against = said.filter(({ clause }) => REMOVE.test(clause) || LATER.test(clause));
  const isMixed = said.some((one) => !against.includes(one) && FOR.test(one.clause));
  const dropped = new Set(against.flatMap(({ ids }) => ids));
  return isMixed && dropped.size > 0 && dropped.size < items.length ? [...dropped] : null;
}

const FOR =
  /可以|行|没问题|合适|不错|好|ok|发|约|留|\b(?:yes|fine|good|great|ok|okay|works?|keep|send|approved?|book)\b/u;

const isRewrite = (cues: string) =>
  /改成|改为|换成|改到|更短|短一点|主题|语气|重写|\b(?:shorter|longer|rewrite|subject|tone|change|reword)\b/u.test(
    cues,
  );

const withoutYes = (cues: string) =>
  cues.replace(/^(?:yes|ok(?:ay)?|sure|好的?|可以|行)[\s,，]*/u, "");
