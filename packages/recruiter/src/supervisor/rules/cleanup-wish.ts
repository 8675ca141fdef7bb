/**
 * What a cleanup is wished for, where that is said: "clean up those who never answered" is no wish to
 * reject anybody for another reason. Without such words everything is meant that a cleanup can propose.
 */
import { CleanupCategory } from "../../agents/pipeline/category.ts";
import type { Wanted } from "../../model/index.ts";

const WORDS: readonly (readonly [CleanupCategory, RegExp])[] = [
  [
    "no_answer",
    /(?:没有?|未|不|无|从未|一直没)(?:任何|人|给我们|给)?(?:回复|回信|回音|回应|答复|回我|理我|搭理|音讯|消息|反应)|石沉大海|失联|已读不回|(?:\b(?:never|not|no|without|any)\b|n['’]t\b)[^.;,]{0,16}\b(?:answer|repl(?:y|ied|ies)|respon[ds]\w*|response|heard? (?:back|from)|wr(?:ote|itten) back|got back)\w*|\b(?:silent|ghosted|unresponsive|non-?respon\w+|went quiet|gone quiet)\b/iu,
  ],
  [
    "job_closed",
    /(?:关闭|已关|关掉|停招|下线|结束)的?(?:职位|岗位)|(?:职位|岗位)(?:已经?)?(?:关闭|关了|停招|下线|结束)|\bclosed (?:jobs?|roles?|positions?|openings?)\b|\b(?:jobs?|roles?|positions?)\b[^.;,]{0,16}\bclosed\b/iu,
  ],
  [
    "criteria_not_met",
    /不(?:符合|满足|达标|合格|合要求|够格)|达不到|未达(?:标|到)|(?:\b(?:not|fail(?:s|ed)? to|miss(?:es|ing)?)\b|n['’]t\b)[^.;,]{0,16}\b(?:meet|match|fulfil\w*|satisfy|qualif\w+|musts?|requirements?|criteria)\b|\bun(?:qualified|suitable)\b/iu,
  ],
  [
    "nothing_proven",
    /(?:从未|从没|没有?|未)(?:被)?联系过?的|(?:\b(?:never|not)\b|n['’]t\b)[^.;,]{0,12}\b(?:contacted|written to|reached out)\b/iu,
  ],
  [
    "replied_not_screened",
    /(?:回复|回信)(?:了|过)?[^，。；]{0,6}(?:没有?|未|尚未)(?:被)?筛选|\breplied\b[^.;,]{0,12}(?:\b(?:not|never)|n['’]t) (?:been )?screened\b|\bunscreened\b/iu,
  ],
];

/** Right before such words: it is these that are left alone. */
const LEFT_ALONE =
  /(?:不要动|别动|不动|不要清理?|保留|留下|除了|不包括|\b(?:except(?: for)?|but not|excluding|keep|leave|other than|apart from)\b)[^，。；,.;]{0,12}$/iu;
const CLEANS =
  /清|归档|淘汰|移除|处理|整理|收拾|关掉|撤|只|\b(?:clean\w*|clear|tidy|sweep|purge|prune|archive|close|remove|reject|withdraw|drop|only|just|get rid)\b/iu;

export function cleanupWish(goal: string, { goals }: Pick<Wanted, "goals">): CleanupCategory[] {
  const text = goals.length === 1 ? goal : partsAbout(goal);
  const said = WORDS.flatMap(([category, words]) => {
    const found = words.exec(text);
    if (found === null) return [];
    return [{ category, isLeftAlone: LEFT_ALONE.test(text.slice(0, found.index)) }];
  });
  const wanted = said.filter(({ isLeftAlone }) => !isLeftAlone);
  if (wanted.length > 0) return wanted.map(({ category }) => category);
  const left = new Set(said.map(({ category }) => category));
  return left.size === 0 ? [] : CleanupCategory.options.filter((one) => !left.has(one));
}

/** Of several wishes, what is said of the cleanup: others may be about who has not answered, too. */
const partsAbout = (goal: string) =>
  goal
    .split(/[，。；;,.]|然后|接着|再|\b(?:and )?then\b/iu)
    .filter((part) => CLEANS.test(part))
    .join("，");
