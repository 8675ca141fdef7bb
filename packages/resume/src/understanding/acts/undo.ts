/** "撤销", "undo that", "put it back": taking back, and taking back the taking back. */
import type { Outcome } from "../outcome.ts";
import type { Last } from "../scene.ts";
import { ENGLISH_NUMBERS, HAN_DIGITS, numberOf } from "../text/numerals.ts";

const LEAD =
  "^(?:\\s|,|请|麻烦|帮我|你|把|将|啊|哎呀?|等等|等一下|不对|不行|不是|错了|我?(?:说|弄|改|搞|打)错了|oops|wait|no|sorry|please|pls|can you|could you|ok|hmm|ah|oh|actually|just|let's|i want to|那|还是|算了|hold on|hang on|whoops|(?:that(?:'s| was) )?(?:the )?wrong (?:one|job|project|entry|thing)|my (?:bad|mistake)|我想|要|手滑了?|误删了?|删错了?|点错了?|不小心[^,]{0,10}了|hmm+|nope|i did(?:n't| not) mean (?:to do |to delete |to change |to say )?(?:that|it|this)|我不是(?:这个|那个)意思)*";
const UNDO_ZH =
  "(?:撤销|撤回|撤消|回退|回滚|复原|还原|取消(?=刚才|上一?步|上次|这次|修改|操作|$)|退回|返回(?=上一?步)|恢复(?=刚才|上一?步|原样|原来|之前|到|成原|刚刚|删|我?刚)|改回(?:来|去|原来的?)|变回(?:来|去|原来)|换回(?:来|去|原来)|恢复原状|恢复回(?:来|去)|还是原来的?(?:好|吧)|(?:加|补|找|弄|放)回来|刚才(?:的|那个|那步|那条)?(?:不算|作废|撤|取消)|(?:刚才|刚刚|上一?[步次个])(?:的|那|这|个|步|次|做|里)*(?:改动|修改|变更|操作|更改|编辑)(?:就|都|我|也)*(?:不要|不算|作废|撤|取消|退))";
const UNDO_EN =
  "(?:undo|revert|roll ?back|take (?:that|it) back|go back(?: to (?:the|what|how))?|put (?:it|that|them) back|change (?:it|that) back|bring (?:it|that|them) back|restore(?: (?:it|that|the (?:last|previous|old|deleted)))?|reverse (?:that|it|the last)|cancel (?:that|the last|my last)|unchange|back to (?:how|what) it was|put .{2,30} back(?: in)?|step back|(?:i )?(?:don't|do not|didn't) (?:want|need|like|mean) (?:that|the|this|my)(?: last| previous| latest)? (?:change|edit|update)|(?:forget|scrap|discard|drop|remove|delete|ditch|reject|take back|lose) (?:that|the|this|my)(?: last| previous| latest| most recent)? (?:change|edit|update)s?|ctrl ?\\+? ?z)";
const REDO =
  "(?:恢复.{0,8}撤[销回消]|(?:刚才|刚刚|上一?[步次]|被|我|的|,|\\s)*撤[销回消](?:掉|了)?的.{0,8}(?:恢复|找回|弄回|加回|改回|还原)|撤[销回消].{0,6}的撤[销回消]|(?:bring back|restore|get back|reapply|put back|redo) (?:what|the (?:change|edit|thing|one)|everything)(?: that)? (?:i|you|we)(?:'ve| have)?(?: just)? (?:undid|undone|reverted|took back|rolled back)|重做|恢复撤销|恢复(?=$|一下$|吧$|下$|回来$|一下吧$)|取消撤销|撤销撤销|反撤销|重新做|再做一次|redo|undo the undo|put (?:it|that) back in|reapply|bring back the change)";
const TAIL = "(?![a-z])(?:.{0,24})$";

const undo = new RegExp(`${LEAD}(?:${UNDO_ZH}|${UNDO_EN})${TAIL}`);
const redo = new RegExp(`${LEAD}(?:${REDO})${TAIL}`);
const TIMES = new RegExp(
  `(?<n>\\d{1,2}|[${HAN_DIGITS}])\\s*(?:步|次|个(?:操作|修改|改动)|处)|(?:last|previous) (?<m>\\d{1,2}|${ENGLISH_NUMBERS})|(?<k>\\d{1,2}|${ENGLISH_NUMBERS}) (?:steps?|times|changes|edits)|(?<w>twice)`,
);

/** 不删了，恢复一下; "bring it back, I don't want to delete it": why it is taken back. */
const NOT_AFTER_ALL =
  /^(?:我|还是|先|算了|,|\s)*不(?:想|要|打算)?(?:删|改|加|换|动)(?:它|那个|这个)?了(?:吧|啦)?[,。!\s]+(?=\S)|[,。;!\s]+(?:我|还是|先|就|暂时)*不(?:想|要|打算)?(?:删|改|加|换|动)(?:它|那个|这个)?了(?:吧|啦)?$|[,.;!]\s*(?:because )?i(?:'ve)? ?(?:(?:don't|do not|didn't) (?:really |actually )?(?:want|mean|need) to (?:delete|remove|change|add|lose) (?:it|that|them)|(?:have )?changed my mind)(?: after all| anymore)?$/;

/** @param last what was edited last: "恢复" after an edit takes it back, after an undo it brings it back */
export function readUndo(cues: string, last: Last | null): Outcome | undefined {
  const bare = cues
    .trim()
    .replace(/[。.!?~]+$/, "")
    .replace(NOT_AFTER_ALL, "");
  if (
    /(?:怎么|如何|how (?:do|can)|能不能不|别|不要(?!了)|(?:don't|do not)(?! (?:want|need|like|mean) (?:that|the|this|my)(?: last| previous| latest)? (?:change|edit|update)))/.test(
      bare,
    ) ||
    bare.length > 60
  )
    return undefined;
  if (redo.test(bare)) {
    const edited = last !== null && last.action !== "read";
    return {
      kind: /^(?:[^a-z]*)恢复(?:一下|吧|下|回来|一下吧)?$/.test(bare) && edited ? "undo" : "redo",
      times: timesIn(bare),
    };
  }
  if (
    last === null &&
    /^(?:算了|那|嗯|哦|,|\s)*还是(?:删|改|加|去)(?:了|掉|上)?(?:吧|好了|得了)$/.test(bare)
  )
    return { kind: "redo", times: 1 };
  if (!undo.test(bare)) return undefined;
  // "Revert my title to Engineer" names a value: that is a change.
  if (
    /(?:改回|变回|换回)(?:成|为|到)|(?:go|change it|switch) back to (?!how|what|the |before|original|previous|that|last|where)|(?:revert|restore|go back|change).{2,40} to (?!how|what|the (?:last|previous|old)|before|original)/.test(
      bare,
    )
  )
    return undefined;
  return { kind: "undo", times: timesIn(bare) };
}

function timesIn(text: string): number {
  const groups = TIMES.exec(text)?.groups;
  if (groups?.w !== undefined) return 2;
  const said = groups?.n ?? groups?.m ?? groups?.k;
  const times = said === undefined ? 1 : (numberOf(said) ?? 1);
  return Math.max(1, times);
}
