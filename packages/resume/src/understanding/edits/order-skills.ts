/** "put Python first", 把Kafka放在Redis前面: the same skills in another order. */
import { edits, type Outcome, update } from "../outcome.ts";
import type { Scene } from "../scene.ts";
import { fold, type Said } from "../text/said.ts";
import { at } from "./change.ts";

const END =
  "(?<front>最前面?|前面|第一[个位]?|首位|开头|最上面|top|first|front|beginning|start)|(?<back>最后面?|末尾|后面|最下面|end|bottom|last)";
const IN_SKILLS = "(?:(?:in|of|on|within|at) )?(?:my |the )?(?:skills?(?: section| list)?|list)";
const FORMS: readonly RegExp[] = [
  new RegExp(
    `^(?:请?(?:把|将))?(?:我的?)?(?:技能(?:里面?|中|列表|栏|顺序|排序)?的?[,:]?)?(?:把|将)?(?<one>[^,。;]{1,24}?)(?:这个|这项)?(?:移动?|挪|调|放|排|提|写|列)(?:到|在|至)?(?:我的?)?(?:技能(?:里面?|中|列表|栏)?的?)?(?:${END})(?:去|来|面)?[\\s。!吧]*$`,
    "d",
  ),
  /^(?:请?(?:把|将))?(?:技能(?:里面?|中)?的?)?(?<one>[^,。;]{1,24}?)(?:移动?|挪|调|放|排|写|列)(?:到|在|至)(?<other>[^,。;]{1,24}?)(?:的|之)?(?:(?<front>前)|(?<back>后))[面边]?(?:去)?[\s。!吧]*$/d,
  new RegExp(
    `^(?:${IN_SKILLS},? )?(?:please )?(?:put|move|list|place|bring|show) (?<one>[^,;]{1,30}?)(?: up| down)?(?: to| at)?(?: the)?(?: very)? (?:${END})(?: of| in| on)?(?: ${IN_SKILLS})?(?: please)?[\\s.!]*$`,
    "d",
  ),
  new RegExp(
    `^(?:${IN_SKILLS},? )?(?:put|move|list|place) (?<one>[^,;]{1,30}?) (?:(?<front>before|ahead of|in front of|above)|(?<back>after|behind|below)) (?<other>[^,;]{1,30}?)(?: ${IN_SKILLS})?[\\s.!]*$`,
    "d",
  ),
];
const MADE =
  /^make (?<one>[^,;]{1,30}?) (?:the|my) (?:very )?(?:(?<front>first|top)|(?<back>last|bottom)) (?:skill|one in (?:my |the )?skills)[\s.!]*$/d;
const SWAP: readonly RegExp[] = [
  /^(?:请?(?:把|将))?(?:技能(?:里面?|中)?的?)?(?<one>[^,。;]{1,24}?)(?:和|跟|与)(?<other>[^,。;]{1,24}?)(?:的)?(?:位置|顺序)?(?:交换|对调|互换|调换|换)(?:一下|下)?(?:位置|顺序)?[\s。!吧]*$/d,
  new RegExp(
    `^(?:swap|switch|exchange)(?: the (?:order|places|positions) of)? (?<one>[^,;]{1,30}?) (?:and|with) (?<other>[^,;]{1,30}?)(?: ${IN_SKILLS})?[\\s.!]*$`,
    "d",
  ),
];

export function orderSkills(said: Said, scene: Scene): Outcome | undefined {
  const list = listIn(scene.draft.skillContent);
  if (list === undefined) return undefined;
  const { items, written } = list;
  const place = (match: RegExpExecArray, group: string): number => {
    const span = at(match, group);
    const word = span === undefined ? "" : said.folded.slice(...span).trim();
    return items.findIndex((item) => fold(item) === word.replace(/^(?:the|my) /, ""));
  };
  for (const form of SWAP) {
    const match = form.exec(said.cues);
    const [one, other] = match === null ? [-1, -1] : [place(match, "one"), place(match, "other")];
    if (one >= 0 && other >= 0 && one !== other)
      return ordered(
        items.map((item, index) =>
          index === one ? (items[other] ?? item) : index === other ? (items[one] ?? item) : item,
        ),
      );
  }
  for (const form of [...FORMS, MADE]) {
    const match = form.exec(said.cues);
    const one = match === null ? -1 : place(match, "one");
    const item = items[one];
    if (match === null || item === undefined) continue;
    const others = items.toSpliced(one, 1);
    const back = match.groups?.back !== undefined;
    if (at(match, "other") === undefined)
      return ordered(back ? [...others, item] : [item, ...others]);
    const anchor = items[place(match, "other")];
    if (anchor === undefined || anchor === item) continue;
    return ordered(others.toSpliced(others.indexOf(anchor) + (back ? 1 : 0), 0, item));
  }
  return undefined;

  function ordered(order: readonly string[]): Outcome {
    return edits([update("skillContent", written(order))], {
      section: "skillContent",
      entry_id: null,
      field: "skillContent",
      action: "update",
    });
  }
}

/** Skills with one sign between them, or one in each line; undefined for a text that is written otherwise. */
function listIn(
  text: string,
): { items: string[]; written: (items: readonly string[]) => string } | undefined {
  const lines = text.split("\n");
  const bullet = /^\s*[-*•·]\s*/.exec(text)?.[0] ?? "";
  if (lines.length > 1) {
    if (!lines.every((line) => line.startsWith(bullet) && line.trim() !== "")) return undefined;
    return {
      items: lines.map((line) => line.slice(bullet.length)),
      written: (items) => items.map((item) => bullet + item).join("\n"),
    };
  }
  const sign = /\s*[、；，;,|]\s*/u.exec(text)?.[0];
  if (sign === undefined || bullet !== "") return undefined;
  const items = text.split(sign);
  return items.some((item) => /[、；，;,|]/u.test(item))
    ? undefined
    : { items, written: (order) => order.join(sign) };
}
