/**
 * A message in its smallest pieces, at every sign or word that could end one request and begin
 * another. Which of them really do is decided afterwards: pieces that begin nothing are joined again.
 */

import { ADD, CHANGE, CHANGE_TO, CLEAR, REMOVE } from "../lexicon/verbs.ts";
import { namedEntries } from "../reference/find-entries.ts";
import { findMentions } from "../reference/mentions.ts";
import { findOrdinals } from "../reference/ordinals.ts";
import type { Scene } from "../scene.ts";
import type { Said } from "../text/said.ts";

export interface Piece {
  readonly start: number;
  readonly end: number;
  /** A sentence ended before it. */
  readonly fresh: boolean;
}

const HARD =
  /[。!?;\n]+|(?<![a-z]\.[a-z]|(?<![a-z])(?:inc|ltd|co|corp|dr|mr|ms|mrs|st|vs|no|e\.g|i\.e|jr|sr|[a-z]))\.(?=\s|$)/g;
const SOFT =
  /,|(?<=\S)\s+(?=(?:姓名|手机号?码?|电话|邮箱|现居|所在地|城市|求职意向)\s*:?[^\s,改换删加是])|:(?=\s*(?:change|update|set|add|delete|remove|please|rename|把|将|删除|删掉|改成|添加|新增)(?![a-z]))|、(?=把|将|删|改|加|添|去掉|去除|移|清空|换成)|然后|接着|(?<![一两三四五])再(?=把|将|帮|删除|删掉|改|加上?一|添加|给|补)|另外|所以|因此|(?<=[a-z\d])\sso(?=\s(?:my|i|please|change|update|set|can|could|let's)(?![a-z]))|还有(?=把|将|删|改|加|添|就是|我)|同时|顺便|此外|并且|并(?=把|将|删|改|加|添)|以及(?=把|将|删|改|加|添)|\s(?:and then|and also|then|and|also|plus|but)\s/g;
/** "1. … 2. …" */
const NUMBERED =
  /(?<=\n\s*)[-*•](?=\s)|(?<=\s)(?:\d{1,2}[.)、](?=\s*[^\d\s])|\(\d{1,2}\)|[①②③④⑤⑥⑦⑧⑨])/g;
/** Once a request has been made, this begins the next without a sign between them. */
const DONE = new RegExp(`${CHANGE}|${ADD}|${REMOVE}|${CLEAR}`);
const AGAIN =
  /(?<=\S)(?:(?:并且?|而且|同时|然后|接着|再|以及|还有|另外)?请?把|将(?!来|近|要|会)|帮我)/g;

export function piecesOf(said: Said, scene: Scene): Piece[] {
  const { cues } = said;
  const cuts = new Map<number, boolean>([[0, true]]);
  for (const match of cues.matchAll(HARD)) cuts.set(match.index + match[0].length, true);

  const cutAt = (at: number) => {
    if (!cuts.has(at)) cuts.set(at, false);
  };
  for (const match of cues.matchAll(SOFT)) {
    // "between April 2010 and October 2014" is one time.
    if (/(?<![a-z])between [^,]{3,24}$/.test(cues.slice(0, match.index))) continue;
    cutAt([",", "、", ":"].includes(match[0]) ? match.index + 1 : match.index);
  }
  for (const { index } of cues.matchAll(AGAIN)) {
    const from = Math.max(...[...cuts.keys()].filter((at) => at <= index));
    if (DONE.test(cues.slice(from, index))) cutAt(index);
  }
  for (const at of changeHeads(said, scene)) cutAt(at);
  for (const { index, 0: sign } of cues.matchAll(NUMBERED)) {
    cuts.delete(index + sign.length);
    cuts.set(index, true);
  }
  const starts = [...cuts.keys()].filter((at) => at < cues.length).toSorted((a, b) => a - b);
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? cues.length;
    return cues.slice(start, end).trim() === ""
      ? []
      : [{ start, end, fresh: cuts.get(start) ?? false }];
  });
}

const GLUE =
  /(?:的|那段|那份|那个|这段|这个|我的|里|上|中|\s|也|都|就|要|给我|一下|段|份|个|工作|经历)*$/;

/** Where a place to change begins, before each 改成: "名字改成张三电话改成…" has two. */
function changeHeads(said: Said, scene: Scene): number[] {
  const { cues, folded } = said;
  const changes = [...cues.matchAll(new RegExp(CHANGE_TO, "g"))].map(({ index }) => index);
  if (changes.length < 2) return [];
  const marks = [...findMentions(cues), ...findOrdinals(cues), ...namedEntries(folded, scene.seen)];
  return changes.slice(1).flatMap((at) => {
    let head = at;
    for (;;) {
      const before = cues.slice(0, head);
      const glued = before.length - (GLUE.exec(before)?.[0].length ?? 0);
      const mark = marks.find(({ start, end }) => end === glued && start < head);
      if (mark === undefined) break;
      head = mark.start;
    }
    return head < at
      ? [
          head -
            (/(?:并且?|而且|同时|然后|再)?(?:把|将|我的?)$|(?:并且?|而且|同时|然后)$/.exec(
              cues.slice(0, head),
            )?.[0].length ?? 0),
        ]
      : [];
  });
}
