/** What somebody wants to be different about a plan, out of their words. */
import { NUMBER, numberOf, ORDINAL, ordinalOf } from "../../understanding/text/numbers.ts";
import type { Group } from "./groups.ts";

export type PlanEdit =
  /** Numbers of lines as they are shown, from 1; -1 is the last. */
  | { readonly kind: "remove_lines"; readonly lines: readonly number[] }
  | { readonly kind: "remove_group"; readonly group: Group }
  | { readonly kind: "add_group"; readonly group: "mail" | "interviews" }
  | { readonly kind: "limit"; readonly people: number }
  | { readonly kind: "move"; readonly line: number; readonly to: number; readonly before: boolean }
  | { readonly kind: "minutes"; readonly minutes: number }
  | { readonly kind: "instructions"; readonly words: string };

const STEP_ZH = `第\\s*(${NUMBER})\\s*(?:个|条)?\\s*(?:步骤|步|项)|(最后)一?\\s*(?:步骤|步)`;
const STEP_EN = `(?:steps?\\s*(?:no\\.?|number|#)?\\s*(${NUMBER})|(?:the\\s+)?(${ORDINAL})\\s+step)`;
const STEP = new RegExp(`(?:${STEP_ZH}|${STEP_EN})`, "giu");

const NO =
  /去掉|去除|删掉|删除|移除|不要|不用|不必|别|取消|跳过|省略|免了|remove|delete|drop|skip|without|don['’]?t|do not|no need|leave out|omit|cancel|no\b/iu;
const ALSO = /加上|增加|再加|还要|也要|添加|另外|顺便|also|add|plus|then|as well|too\b/iu;

const ABOUT: readonly (readonly [Group, RegExp])[] = [
  ["interviews", /面试|约时间|安排时间|interview|schedul|meeting/iu],
  ["mail", /邮件|发信|写信|外联|联系|e-?mails?|\bmails?\b|outreach|contact/iu],
  ["jd", /解析职位|职位解析|\bjd\b|job description|parse the job|read the job/iu],
  ["cleanup", /清理|cleanup|clean up|pipeline/iu],
  ["review", /审查|评审|状态|阶段|review|stages?\b/iu],
  ["supervisor", /汇总|总结|最终确认|收尾|summary|final/iu],
];

const CHECK = /批量检查|发送前检查|检查|batch check|\bcheck/iu;

/** "Drop step 2 and make it five" are two wishes, "steps 2 and 3" is one. */
const CLAUSES =
  /[，,。；;！!\n]|(?:^|\s)and then\s|然后|另外|并且|同时|\s+(?:and|but)\s+(?=(?:then |also |please )*(?:drop|remove|delete|skip|make|only|just|don|do not|no |add|limit|move|put|send|e?-?mail|schedule|keep|mention|write|leave)\b)/iu;

export function readPlanEdits(text: string): PlanEdit[] {
  const clauses = text.split(CLAUSES).filter((part) => part.trim());
  return clauses.flatMap((clause) => readClause(clause.trim()) ?? []);
}

function readClause(clause: string): PlanEdit | null {
  const lines = linesIn(clause);
  const moved = moveIn(clause, lines);
  if (moved !== null) return moved;
  if (lines.length > 0 && NO.test(clause)) return { kind: "remove_lines", lines };
  const limit = limitIn(clause);
  if (limit !== null) return { kind: "limit", people: limit };
  const minutes = minutesIn(clause);
  if (minutes !== null) return { kind: "minutes", minutes };
  const [group] = ABOUT.find(([, words]) => words.test(clause)) ?? [];
  if (NO.test(clause) && CHECK.test(clause)) return { kind: "remove_group", group: "other" };
  if (group !== undefined && isRefusal(clause)) return { kind: "remove_group", group };
  if ((group === "mail" || group === "interviews") && ALSO.test(clause)) {
    return { kind: "add_group", group };
  }
  return group === "mail" || WORDING.test(clause) ? { kind: "instructions", words: clause } : null;
}

/** Of how a mail is written. */
const WORDING =
  /短|长一点|正式|口语|语气|提到|强调|写上|说明|mention|shorter|short|formal|friendl|tone|say that|emphasi[sz]e/iu;

/** "don't schedule interviews", "不发邮件" – and not "不要太长". */
const isRefusal = (clause: string) =>
  NO.test(clause) && !WORDING.test(clause.replace(NO, ""))
    ? true
    : /不(?:发|写|安排|约|清理|联系)/u.test(clause);

/** "Steps 3 and 5", "第三和第五步": each by itself. */
const oneByOne = (clause: string): string =>
  clause
    .replace(
      new RegExp(`steps?\\s*(${NUMBER})\\s*(?:and|&)\\s*(${NUMBER})`, "giu"),
      "step $1 step $2",
    )
    .replace(
      new RegExp(`第\\s*(${NUMBER})\\s*[、和及]\\s*第?\\s*(${NUMBER})\\s*步`, "gu"),
      "第$1步第$2步",
    );

function linesIn(clause: string): number[] {
  return Array.from(oneByOne(clause).matchAll(STEP), (match) => {
    const said = match.slice(1).find((part) => part !== undefined) ?? "";
    return ordinalOf(said) ?? numberOf(said) ?? 0;
  }).filter((line) => line !== 0);
}

function moveIn(clause: string, lines: readonly number[]): PlanEdit | null {
  const [line, to] = lines;
  if (line === undefined || to === undefined) return null;
  if (!/放到|移到|挪到|调到|提到|换到|\bmove\b|\bput\b/iu.test(clause)) return null;
  return { kind: "move", line, to, before: /前面|之前|前|before|ahead/iu.test(clause) };
}

const LIMITS: readonly RegExp[] = [
  new RegExp(
    `(?:只|仅|最多|就|改成|改为|换成|减到|限制(?:在|为)?)[^\\d]{0,8}?(?:前)?\\s*(${NUMBER})\\s*(?:个|位|人|名|封)`,
    "iu",
  ),
  new RegExp(`前\\s*(${NUMBER})\\s*(?:个|位|人|名|封)`, "iu"),
  new RegExp(
    `(?:only|just|at most|no more than|up to|limit(?:ed)? (?:it )?to|make it|top|first)\\s+(?:the\\s+)?(?:top\\s+|first\\s+|best\\s+)?(${NUMBER})(?!\\s*(?:steps?|minutes?|days?))`,
    "iu",
  ),
  new RegExp(`\\b(${NUMBER})\\s+(?:people|candidates|persons|mails|emails)\\b`, "iu"),
];

function limitIn(clause: string): number | null {
  for (const pattern of LIMITS) {
    const said = pattern.exec(clause)?.[1];
    const people = said === undefined ? undefined : numberOf(said);
    if (people !== undefined && people >= 1 && people <= 200) return people;
  }
  return null;
}

function minutesIn(clause: string): number | null {
  const [, number, hours] =
    new RegExp(`(${NUMBER})\\s*(?:分钟|min(?:ute)?s?|(小时|hours?))`, "iu").exec(clause) ?? [];
  const value = number === undefined ? undefined : numberOf(number);
  if (value === undefined) return null;
  const minutes = hours === undefined ? value : value * 60;
  return minutes >= 5 && minutes <= 480 ? minutes : null;
}
