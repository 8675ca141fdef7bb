/** Why it is a no, or a yes: a clause that tells something of the matter, and wants nothing. */
import { hear } from "../goals/hear.ts";
import { moodOf } from "../goals/mood.ts";
import { CHANGE, KEEP, LATER, REMOVE } from "./change-words.ts";
import { isAway, isPutOff } from "./put-off.ts";

export function isReason(clause: string): boolean {
  if (!REASON.test(clause) || moodOf(clause) === "question") return false;
  const told = clause.replaceAll(CHANGED_MIND, "");
  if ([CHANGE, KEEP, LATER, REMOVE].some((one) => one.test(told))) return false;
  return !isPutOff(clause) && !isAway(clause) && hear(clause).goals.length === 0;
}

const CHANGED_MIND = /改(?:变)?(?:了)?主意|变卦/gu;

const REASON =
  /^(?:因为|由于|毕竟|反正)?(?:这个|那个)?(?:我们|咱们|他们|客户|老板|领导|业务|用人部门|部门|岗位?|职位|需求|预算|hc|项目|公司|情况|人)[^,，。]{1,14}(?:了|没有?|不招|暂停|冻结|停招|急|紧|等着|催着|呢|满意|同意|批准|点头|等不及)$|^(?:because |since |as )?(?:(?:the|this|that|our|my) (?:role|job|position|client|customer|budget|headcount|boss|team|department|company|requirements?|brief|opening|req|project|manager)|we(?:'ve|'re)?|they(?:'ve|'re)?|it's|there's|i've)\b[^?]{3,60}$/u;
