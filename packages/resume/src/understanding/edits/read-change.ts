/** A sentence with a verb of changing, as what is to be changed and to what. */

import { targetRun } from "../clauses/openers.ts";
import { leadLength } from "../lexicon/lead-ins.ts";
import { CHANGE_TO, EN_CHANGE } from "../lexicon/verbs.ts";
import { levelIn } from "../reference/degrees.ts";
import { findMentions } from "../reference/mentions.ts";
import type { Scene } from "../scene.ts";
import { part, type Said, say, withoutLead } from "../text/said.ts";
import { at, type Change, endsWithField } from "./change.ts";
import { withPlaceBehind, writtenThere } from "./place-first.ts";
import { thisAs } from "./this-as.ts";
import { readWish } from "./wish.ts";

/** Forms with a verb of changing; earlier ones win. */
const FORMS: readonly RegExp[] = [
  // 修改姓名为张三 · 更新邮箱：…
  /^(?:更改|修改|更新|更正|变更|设置|设定|调整|编辑|替换|更换|修正|订正|改一下|改下|改|换一下|换|填写)(?:一下)?(?!成|为|作|到|叫)(?<target>[^:=]{1,30}?)\s*(?:改?[为成叫](?![么啥])|到(?=[\d+])|(?=:)|=)(?<value>.+)$/ds,
  // 职位不要写 A 了，写 B
  /^(?:请?(?:把|将))?(?<target>[^,]{1,20}?)(?:不要|别|不再|不用|不)(?:再)?(?:写|填|叫|用)[^,]+,(?:要|改|就|请|应该)*(?:写|填|叫|用|换|改)(?:成|为)?(?<value>.+)$/ds,
  // 把 A 改成 B
  new RegExp(
    `^(?:请?(?:把|将|对))?(?<target>.*?),?(?:也|都|就|请|给我|帮我|要|再)*(?:${CHANGE_TO})(?<value>.*)$`,
    "ds",
  ),
  // replace A with B · change A to B · rename A as B
  new RegExp(
    `^(?:${EN_CHANGE})\\s+(?<target>.+?)(?:\\s+(?:to be|to read|to say|to|into|with|as|=|->|>)(?![a-z])|\\s*(?:=|->|>|(?=:)))\\s*(?<value>.+)$`,
    "ds",
  ),
  // write a summary for me: …
  /^(?:write|put|enter|type|fill in|put down)\s+(?<target>(?:an?|my|the)\s+[^:,]{2,40}?)(?:\s+for me)?\s*(?<value>:.+)$/ds,
  // spell my first name Paul
  /^spell\s+(?<target>(?:my|the)\s(?:[a-z]+\s)?name)(?:\s+(?:as|like|:))?\s+(?<value>\S.*)$/ds,
  // replace Java by Kotlin
  /^replace\s+(?<target>.+?)\s+by\s+(?<value>.+)$/ds,
  // swap Java for Kotlin
  /^(?:swap|switch|exchange|trade|substitute)(?: out)?\s+(?<target>.+?)\s+(?:for|with)\s+(?<value>.+)$/ds,
  // 电话换 138… · 名字改张三 · 职位写产品经理
  /^(?:请?(?:把|将))?(?<target>.+?)(?:也|都|就|请|给我|帮我|帮忙|麻烦)*(?:\s*(?:update|change|edit|fix)\s*(?:一下|下)|改一下|换一下|填一下|写一下|设一下|改下|换下|填下|(?:更新|变更|更正|修改)(?=\s*:)|改|换|写上?|填上?|设(?!计|备|施|立))(?![得着过]),?(?<value>[^,。].*)$/ds,
];
const MAKE = /^(?:make|set|have|put|let)\s+(?<whole>.+)$/ds;
const REVERSED =
  /^(?:put|use|set|write|enter|list|type|insert|add)\s+(?<value>.+?)\s+(?:as|for|in|under|into|to)\s+(?:be\s+)?(?<target>(?:my|the|as my|(?:(?:new|main|primary|contact|work|personal|current)\s+)+(?=e-?mail|phone|number|mobile|address|title|location|city))\s*.+)$/ds;
const REVERSED_ZH = /^(?:用|以|拿)(?<value>.+?)(?:作为|当作|做|当)(?<target>.+)$/ds;

/** 改个名，改成张小三: the verb says what is changed. */
const RENAMED =
  /^(?:我的?个?名[字儿]?(?:改|换)(?:做|成|为|叫)|(?:给我|我)?(?:要|想)?(?:改|换)(?:一?个|一下|了|下)?名[字儿]?(?:了|吧|啦)?[,\s]*(?:现在|就|以后|请)*(?:改成|改为|换成|改叫|叫做?|为))(?<value>[^,。;]{2,20})/ds;

/** What follows a verb without being what it leads to. */
const NO_VALUE =
  /^(?:错|不对|[早晚多少反漏]了)|^(?:一下|下|了|吧|改|掉|一改|一个|个|过来|回来)*[\s,。!吧了啊呗]*$/;

/** 本科改硕士 */
const isOfDegrees = (target: string, value: string): boolean =>
  levelIn(target)?.end === target.trimEnd().length && levelIn(value)?.start === 0;

export function readChange(act: Said, scene: Scene): Change | undefined {
  const said = withoutLead(
    part(act, leadLength(act.cues)),
    /^instead of [^,]+?,?\s+(?=use|put|make|set|write)/,
  );
  const renamed = at(RENAMED.exec(said.cues), "value");
  if (renamed !== undefined) return { target: say("名字"), value: part(said, ...renamed) };
  const moved =
    thisAs(said) ?? writtenThere(said, scene) ?? withPlaceBehind(said, scene, readChange);
  if (moved !== undefined) return moved;
  for (const form of FORMS) {
    const match = form.exec(said.cues);
    const [target, value] = [at(match, "target"), at(match, "value")];
    if (target === undefined || value === undefined) continue;
    if (
      form === FORMS.at(-1) &&
      (!(
        endsWithField(said.cues.slice(...target)) ||
        isOfDegrees(said.cues.slice(...target), said.cues.slice(...value))
      ) ||
        NO_VALUE.test(said.cues.slice(...value)))
    )
      continue;
    // 2023年9月入学，…，写成至今: what is told has an end, no field is named.
    if (
      /^(?:至今|到现在|现在)[。!吧\s]*$/.test(said.cues.slice(...value)) &&
      /\d年[^,]*,/.test(said.cues.slice(...target))
    )
      continue;
    return withOld(part(said, ...target), part(said, ...value));
  }
  return made(said, scene) ?? reversed(said) ?? readWish(said);
}

/** "make my title Staff Engineer": the value begins where the field ends. */
function made(said: Said, scene: Scene): Change | undefined {
  const whole = at(MAKE.exec(said.cues), "whole");
  if (whole === undefined) return undefined;
  const rest = part(said, ...whole);
  const [mention] = findMentions(rest.cues).filter(
    ({ field, section }) => field !== undefined || section === "skillContent",
  );
  if (
    mention === undefined ||
    !/^(?:my|the|our|a)?\s*(?:[a-z' ]{0,24}\s)?$/.test(rest.cues.slice(0, mention.start))
  )
    return undefined;
  const value = part(rest, mention.end);
  if (
    value.cues.trim() === "" ||
    /^\s*(?:sound|look|read|more|better|shorter|stronger|be )/.test(value.cues)
  )
    return undefined;
  const run = Math.max(mention.end, targetRun(rest, scene));
  const lead =
    /^\s*(?:(?:to be|be|to|as|say|read)(?![a-z])|=|:)?\s*/.exec(rest.cues.slice(run))?.[0].length ??
    0;
  return { target: part(rest, 0, run), value: part(rest, run + lead) };
}

function reversed(said: Said): Change | undefined {
  for (const form of [REVERSED, REVERSED_ZH]) {
    const match = form.exec(said.cues);
    const [target, value] = [at(match, "target"), at(match, "value")];
    if (target !== undefined && value !== undefined && endsWithField(said.cues.slice(...target))) {
      return { target: part(said, ...target), value: part(said, ...value) };
    }
  }
  return undefined;
}

/** Takes "从 A" or "from A" off the target. */
function withOld(target: Said, value: Said): Change {
  const from = /(?:从|由|\sfrom\s)(?<old>[^,，]+)$/d.exec(target.cues);
  const old = from?.indices?.groups?.old;
  if (from === null || old === undefined || from.index === 0) return { target, value };
  return { target: part(target, 0, from.index), value, old: part(target, ...old) };
}
