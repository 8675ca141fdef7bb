/** "我想改一下手机号", "I need to change my phone number": the value is still to come, or behind a comma. */
import { CHANGE } from "../lexicon/verbs.ts";
import { findMentions } from "../reference/mentions.ts";
import { part, type Said } from "../text/said.ts";
import { at, type Change } from "./change.ts";

const WISH = new RegExp(
  `^(?:请?(?:把|将))?(?<before>.*?)(?:${CHANGE})(?!错|[早晚多少反漏]了|[计备施革造善进作])(?:一下|下|改|掉|了)?(?<after>.*)$`,
  "ds",
);

export function readWish(said: Said): Change | undefined {
  const match = WISH.exec(said.cues);
  const [before, after] = [at(match, "before"), at(match, "after")];
  if (before === undefined || after === undefined) return undefined;
  // 邮箱还没写，是…: what is not there yet is told next.
  if (/(?:没有?|未|忘了?)$/.test(said.cues.slice(...before))) return undefined;
  const target = [part(said, ...after), part(said, ...before)].find(({ cues }) =>
    findMentions(cues).some(({ field }) => field !== undefined),
  );
  if (target === undefined) return undefined;
  const bare = trailing(target);
  return { target: bare.target, value: bare.value };
}

const LATER =
  /^(?<own>[^,.;:?!]*)[,.;:?!]+\s*(?:it should (?:be|read|say)|should be|it's|it is|it was|it must be|the (?:new|right|correct) one is|new one is|make it|to|应该是|应该|是|改成|改为|换成|现在是|新的是|就是)\s*(?<value>.+)$/ds;

/** "fix the summary, it was written in a hurry" says why; "…, it was June 2021" says what. */
const HOW_IT_IS = /(?<![a-z])it(?:'s| is| was)\s*$/;
const A_NAME =
  /^(?:[\p{Lu}\d+("“]|\S+@|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d)/u;

/** "电话也改一下，13312345678", "fix my title at Acme, it should be …": behind the comma stands the value. */
function trailing(target: Said): Change {
  const mention = findMentions(target.cues).findLast(({ field }) => field !== undefined);
  const rest = part(target, mention?.end ?? target.cues.length);
  const later = LATER.exec(rest.cues)?.indices?.groups;
  if (later?.own !== undefined && later.value !== undefined) {
    const [own, value] = [later.own[1], part(rest, ...later.value)];
    const why = HOW_IT_IS.test(rest.cues.slice(own, later.value[0])) && !A_NAME.test(value.raw);
    return {
      target: part(target, 0, (mention?.end ?? 0) + own),
      value: why ? undefined : value,
    };
  }
  const lead =
    /^(?:\s|[,:?.;!]|也|改一下|改下|换一下|一下|了|吧|please|too|as well)+/.exec(rest.cues)?.[0]
      .length ?? 0;
  const value = part(rest, lead);
  const owned = /^\s*(?:of|at|for|in|on|的)/.test(rest.cues);
  if (!owned && /^\s*(?:[\d+(]\S{5,}|[\w.%+-]+@\w|https?:)/.test(rest.cues))
    return { target: part(target, 0, mention?.end), value: rest };
  if (value.cues.trim() === "" || owned || !/[,:?.;!]/.test(rest.cues.slice(0, lead)))
    return { target, value: undefined };
  return { target: part(target, 0, mention?.end), value };
}
