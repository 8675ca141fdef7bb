/** Whether an answer is about this interrupt and not about another that waits. */
import type { ApprovalKind } from "../../model/events.ts";
import type { Pending } from "../pending.ts";
import { itemsMeant } from "./items.ts";

/** Words that only fit one kind of question. */
const ABOUT: Readonly<Record<ApprovalKind, RegExp>> = {
  plan: /计划|步骤|方案|那一?步|流程|\b(?:plan|steps?)\b/u,
  shortlist: /名单|候选人|人选|\b(?:shortlist|list|candidates?|people)\b/u,
  mails:
    /邮件|发送|发吧|发出|发给|发了|群发|主题|措辞|正文|信|\b(?:e-?mails?|mails?|send|drafts?|subject|wording|messages?|body)\b/u,
  stages: /阶段|状态|淘汰|移动|归档|\b(?:stages?|status|moves?|reject(?:ions?)?|archive)\b/u,
  slots:
    /时间|面试|点|周[一二三四五六日天]|上午|下午|\b(?:times?|slots?|interviews?|book|calendar|mon|tue|wed|thu|fri|mornings?|afternoons?)/u,
  results: /结果|总结|汇总|收尾|\b(?:results?|summary|finish|wrap)\b/u,
  other: /(?!)/u,
};

/** From 0: it does not fit at all, or less than another. */
export function fitsBest(cues: string, one: Pending, all: readonly Pending[]): boolean {
  const score = scoreOf(cues, one);
  const best = Math.max(...all.map((other) => scoreOf(cues, other)));
  return score === best;
}

function scoreOf(cues: string, { kind, items, goal }: Pending): number {
  const names = kind === "plan" ? 0 : itemsMeant(cues, items).length > 0 ? 3 : 0;
  const words = ABOUT[kind].test(cues) ? 2 : 0;
  const about = goal !== "" && goal.length < 60 && cues.includes(goal.toLowerCase()) ? 1 : 0;
  return names + words + about;
}
