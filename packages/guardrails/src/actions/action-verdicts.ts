/** What the limits and permissions say about an action, in words. */
import type { CheckContext } from "../contract/check-context.ts";
import type { Language } from "../contract/language.ts";
import type { Verdict } from "../contract/verdict.ts";
import type { Policy } from "../policy/policy.ts";
import type { CheckedAction } from "./action.ts";
import { fromMillionths, type Hold } from "./hold.ts";
import { nextLocalDay } from "./local-day.ts";

export function permissionVerdict(
  { kind }: CheckedAction,
  { roles }: CheckContext,
  { checks, permissions }: Policy,
  language: Language,
): Verdict[] {
  const { enabled, severity } = checks.action_permission;
  const allowed = permissions[kind] ?? ["owner"];
  if (!enabled || roles.some((role) => allowed.includes(role))) return [];
  const message =
    language === "zh"
      ? `角色 ${roles.join("、")} 无权执行 ${kind}；需要 ${allowed.join("、") || "（无人）"}。`
      : `The role ${roles.join(", ")} may not ${kind}; it takes ${allowed.join(", ") || "nobody"}.`;
  return [{ check_name: "action_permission", severity, message, spans: [] }];
}

export function limitVerdict(
  hold: Hold,
  used: number,
  { checks, time_zone }: Policy,
  { language, now }: { language: Language; now: Date },
): Verdict[] {
  const { enabled, severity } = checks[hold.check_name];
  if (!enabled || used + hold.amount <= hold.limit) return [];
  const show = hold.check_name === "action_cost" ? fromMillionths : (amount: number) => amount;
  const [limit, taken, wanted] = [hold.limit, used, hold.amount].map(show);
  const name = NAMES[hold.bucket.split(":").slice(0, 2).join(":")] ?? NAMES["mails:batch"];
  const message =
    language === "zh"
      ? `${name?.zh}的上限为 ${limit}，已用 ${taken}，本次需要 ${wanted}。`
      : `The limit ${name?.en} is ${limit}; ${taken} used, ${wanted} wanted.`;
  const retry = hold.daily ? { retry_at: nextLocalDay(now, time_zone).toISOString() } : {};
  return [{ check_name: hold.check_name, severity, message, spans: [], ...retry }];
}

const NAMES: Readonly<Record<string, { zh: string; en: string }>> = {
  "mails:day": { zh: "每日邮件", en: "of mails a day" },
  "mails:batch": { zh: "每批邮件", en: "of mails a batch" },
  "cost:run": { zh: "单次运行费用", en: "of cost a run" },
  "cost:day": { zh: "每日费用", en: "of cost a day" },
};
