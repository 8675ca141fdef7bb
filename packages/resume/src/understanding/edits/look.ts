/** Reading: the whole résumé, a section, an entry, a field. */
import { FIELD_BY_KEY } from "../lexicon/fields.ts";
import { leadLength } from "../lexicon/lead-ins.ts";
import { isListSection } from "../lexicon/places.ts";
import { READ } from "../lexicon/verbs.ts";
import { edits, look, type Outcome } from "../outcome.ts";
import { entriesOf } from "../reference/entries.ts";
import { ANY_LIST, resolveEntries } from "../reference/resolve.ts";
import { parseTarget, type Target } from "../reference/target.ts";
import { pathOf, type Scene } from "../scene.ts";
import { part, type Said } from "../text/said.ts";
import { lastOf, placeOfField } from "./place.ts";

const VERB = new RegExp(
  `^(?:我(?:想|要)?|想|让我|给我|帮我|请|先|再|来|(?:can|could|may) i (?:please |just )?|let me |i(?:'d like| want| would like| need) to )*(?:${READ})(?:一下|下|我的?)?`,
);
/** 完整简历给我看看: Chinese may say last that it is to be shown. */
const BEHIND =
  /(?:,|\s)*(?:给我|让我|帮我|请|我想|我要|拿来|拿出来|发给?我|先|都|再)*(?:看看|看一下|看一看|看下|看一眼|瞧瞧|展示一下|展示出来|显示一下|显示出来|列出来|列一下|念一下|读一下|念出来|读出来|调出来)(?:吧|呗|啊|呢|[。.!\s])*$/;
/** Asked for what the résumé says. */
const ASKS =
  /多少|什么|啥|哪些|哪个|哪里|哪儿|几[段个份]|是谁|叫啥|是啥|写的啥|有没有写|怎么写的|有哪|^(?:and |so |ok )?(?:my|the) [^,?]{2,30} (?:is|was|are|says?|reads?)\s*\?|(?<![a-z])how (?:does|do|is|are) (?:my|the) [^,?]{2,30} (?:read|worded|phrased|written|spelled|look)(?![a-z])|^(?:我|现在|目前|简历).*(?:吗|呢)[?\s]*$|(?<![a-z])(?:what(?:'s)?|which|who|how many|where (?:is|do|did)|when (?:is|did|do|was)|do i have|do you (?:still )?have my|did i (?:put|list|include|write|add)|is there|are there|have i (?:put|listed))(?![a-z])/;
const NOT_READING =
  /怎么(?:改|删|加|添|写(?!的)|填|用|弄|修改|操作)|如何|为什么|为啥|应该|该不该|要不要|建议|觉得|合适|更好|意思|(?<![a-z])(?:should|would|could you recommend|how (?:do|can|to)|why|better|recommend|suggest|think|mean|if)(?![a-z])/;

export function readLook(act: Said, scene: Scene): Outcome | undefined {
  const said = part(act, leadLength(act.cues));
  const verb = VERB.exec(said.cues);
  const behind = verb === null ? BEHIND.exec(said.cues) : null;
  const told = verb !== null || behind !== null;
  // "Summary: Manager who …" states, though it has a word of asking in it.
  const asks = ASKS.test(said.cues.replace(/:\s*\S.*$/s, ""));
  if ((!told && !asks) || NOT_READING.test(act.cues)) return undefined;
  const object =
    verb !== null
      ? part(said, verb[0].length)
      : part(said, 0, behind === null ? undefined : behind.index);
  const target = parseTarget(object, scene.seen, scene.today);
  if (told && !asks && isAboutElse(target)) return undefined;
  return lookAt(target, scene, asks && !told) ?? lookAtLife(said);
}

const LIFE: readonly (readonly [string, RegExp])[] = [
  [
    "education",
    /读过|上过学|念过|毕业的|(?<![a-z])i (?:studied|graduated|went to (?:school|college|university))(?![a-z])/,
  ],
  [
    "workExperience",
    /工作过|干过|上过班|待过|(?<![a-z])i(?:'ve| have)? (?:worked|been employed)(?![a-z])/,
  ],
  ["skillContent", /我会(?:什么|哪些|啥)|(?<![a-z])i (?:know|can do|can use|am good at)(?![a-z])/],
];

/** "Let me see where I studied": a section by what was done there. */
function lookAtLife({ cues }: Said): Outcome | undefined {
  const section = LIFE.find(([, words]) => words.test(cues))?.[0];
  return section === undefined
    ? undefined
    : edits([look(section)], { section, entry_id: null, field: null, action: "read" });
}

/** "帮我看看这个JD合不合适": something was shown, nothing is to be read out. */
const isAboutElse = (target: Target): boolean =>
  /jd|合不合适|行不行|好不好|怎么样|如何|天气|新闻|(?<![a-z])(?:this|posting|email|mail|weather|news|link)(?![a-z])/.test(
    target.said.cues,
  ) && target.named.length === 0;

function lookAt(target: Target, scene: Scene, asked: boolean): Outcome | undefined {
  if (target.field !== undefined) {
    const field = lookAtField(target, scene);
    if (field !== undefined) return field;
  }
  const said = target.about?.section;
  const points = target.named.length > 0 || target.picks.some(({ kind }) => kind !== "all");
  if (points || (target.described.length > 0 && said !== undefined)) {
    const found = resolveEntries(
      target,
      scene,
      said !== undefined && isListSection(said) ? [said] : ANY_LIST,
    );
    if ("instead" in found) return found.instead;
    const calls = found.entries.flatMap((entry) => pathOf(scene, entry) ?? []).map(look);
    const [first] = found.entries;
    return edits(calls, {
      section: first?.section ?? "",
      entry_id: first?.id ?? null,
      field: null,
      action: "read",
    });
  }
  if (said === "other" && target.about !== undefined) return lookAtOther(target, scene);
  if (said !== undefined)
    return edits([look(said)], { section: said, entry_id: null, field: null, action: "read" });
  if (target.whole && !asked) return edits([look()], null);
  if (target.pronoun && scene.last !== null && scene.last.entry_id === null && target.rest === "")
    return edits([look(scene.last.section)], scene.last);
  return target.whole &&
    /写了?什么|有什么|有啥|(?<![a-z])(?:what(?:'s| is| does)|say)(?![a-z])/.test(
      target.said.cues,
    ) &&
    target.rest.length <= 4
    ? edits([look()], null)
    : undefined;
}

function lookAtField(target: Target, scene: Scene): Outcome | undefined {
  const key = target.field ?? "";
  const lists = Object.keys(FIELD_BY_KEY.get(key)?.at ?? {}).filter(isListSection);
  const [list] = lists;
  const pointed = target.named.length > 0 || target.picks.length > 0 || target.described.length > 0;
  // "我读过哪些学校": the list that they stand in.
  if (
    list !== undefined &&
    lists.length === 1 &&
    FIELD_BY_KEY.get(key)?.at.basic === undefined &&
    !pointed &&
    entriesOf(scene.seen, list).length !== 1
  ) {
    return edits([look(list)], { section: list, entry_id: null, field: null, action: "read" });
  }
  const placed = placeOfField({ ...target, rest: pointed ? target.rest : "" }, scene, key);
  if ("instead" in placed) return placed.instead;
  const [place] = placed.places;
  if (place === undefined) return undefined;
  const paths = place.field === "dates" ? [place.path.replace(/\.dates$/, "")] : [place.path];
  return edits(paths.map(look), lastOf(place, "read"));
}

function lookAtOther(target: Target, scene: Scene): Outcome {
  const found = resolveEntries(target, scene, ["other"]);
  if ("instead" in found)
    return edits([look("other")], {
      section: "other",
      entry_id: null,
      field: null,
      action: "read",
    });
  return edits(found.entries.flatMap((entry) => pathOf(scene, entry) ?? []).map(look), {
    section: "other",
    entry_id: found.entries[0]?.id ?? null,
    field: null,
    action: "read",
  });
}
