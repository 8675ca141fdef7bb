/** Names of areas in Chinese: the longest that is known at each place. */
import type { Area } from "./area.ts";
import type { Mention, TextKind } from "./mention.ts";
import { names } from "./names.ts";

const RUN = /\p{Script=Han}+/gu;
const LONGEST = 12;
/** What an area is called in full. */
const OFFICE = /[省市区县旗州盟]$|地区$/u;
/** A name goes on: a school, a bank, a street, a dish. */
const GOES_ON =
  /^(?:大学|学院|师范|理工|交通|工业大|财经|农业|医科|外国语|银行|证券|人寿|保险|话|菜|路|街|大道|牌|装|狗|舰)/u;
/** Between a city and its district. */
const GLUE = /^[市省·•\-/,，、\s(（]{0,3}$/u;

export function hanMentions(text: string, kind: TextKind): Mention[] {
  const found: Mention[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    for (let at = 0; at < run.length; ) {
      const mention = longestAt(text, index + at, run.length - at, kind, found);
      if (mention !== null) found.push(mention);
      at += mention === null ? 1 : mention.end - mention.start;
    }
  }
  return found;
}

function longestAt(
  text: string,
  start: number,
  room: number,
  kind: TextKind,
  before: readonly Mention[],
): Mention | null {
  const { named } = names();
  for (let length = Math.min(room, LONGEST); length >= 2; length -= 1) {
    const end = start + length;
    const name = text.slice(start, end);
    const called = named(name);
    if (called.length === 0 || GOES_ON.test(text.slice(end))) continue;
    const last = before.at(-1);
    const isNext = last !== undefined && GLUE.test(text.slice(last.end, start));
    const within = isNext
      ? called.filter((area) => last.areas.some((one) => liesIn(area, one)))
      : [];
    const areas = within.length > 0 ? within : called.filter((area) => isKnown(area, name, kind));
    if (areas.length > 0) return { start, end, areas };
  }
  return null;
}

const liesIn = ({ id }: Area, outer: Area): boolean => id.startsWith(`${outer.id}/`);

/** Whether the name alone says enough: a district's short name may be a word, or another city's. */
function isKnown({ depth, names: own, id }: Area, name: string, kind: TextKind): boolean {
  if (OFFICE.test(name) && [...name].length > 2) return true;
  if (names().words.has(name)) return false;
  if (depth <= 3 || !id.startsWith("CN/")) return true;
  const isNickname = own.indexOf(name) > 1;
  const isOnly = names().named(name).length === 1;
  return (
    isNickname || isAlone(name) || (isOnly && (kind === "location" || own.includes(`${name}市`)))
  );
}

/** Districts that are known by themselves all over the country: only one is called so, by a name of its own. */
const KNOWN_DISTRICTS = new Set([
  "浦东",
  "海淀",
  "徐汇",
  "闵行",
  "余杭",
  "龙岗",
  "番禺",
  "顺德",
  "南海",
  "江宁",
  "吴江",
]);
const isAlone = (name: string): boolean => KNOWN_DISTRICTS.has(name);
