/** What a weekly check-in changed, and why, in a sentence each. */
import { dayText } from "../text/day.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import type { Rolled } from "./roll-forward.ts";

interface Told extends Rolled {
  readonly done: number;
  readonly blocked: string;
  readonly hours: number;
  /** Null where it stays as it was. */
  readonly hoursBefore: number | null;
  /** Whether less than half was done in this week and the one before. */
  readonly isTooMuch: boolean;
}

export function checkInTexts(told: Told, language: Language): string[] {
  const { done, moves, left, blocked, hours, hoursBefore, isTooMuch } = told;
  const texts = [
    done === 0
      ? say(language, "这一周没有勾掉的行动。", "Nothing was ticked off this week.")
      : say(language, `完成了 ${done} 项。`, `${done} done.`),
  ];
  if (blocked !== "")
    texts.push(say(language, `卡住的原因：“${blocked}”。`, `What was in the way: “${blocked}”.`));
  if (hoursBefore !== null)
    texts.push(
      say(
        language,
        `从现在起每周按 ${hours} 小时排（之前 ${hoursBefore} 小时）。`,
        `From now on ${hours} hours a week are planned (${hoursBefore} before).`,
      ),
    );
  for (const { item, to } of moves)
    texts.push(
      say(
        language,
        `“${item.title}”从 ${dayText(item.date, "zh")}移到 ${dayText(to, "zh")}，${item.horizon === "overdue" ? "因为还没做完" : "因为那一周已经排满"}。`,
        `“${item.title}” moves from ${dayText(item.date, "en")} to ${dayText(to, "en")}, because ${item.horizon === "overdue" ? "it was not done" : "its week is full"}.`,
      ),
    );
  if (moves.length === 0 && left.length === 0)
    texts.push(say(language, "其余安排不变。", "The rest stays as it is."));
  for (const { title } of left)
    texts.push(
      say(
        language,
        `“${title}”在计划结束前排不下：删掉一项，或者把期限往后移。`,
        `There is no room for “${title}” before the plan ends: drop something, or move the end.`,
      ),
    );
  if (isTooMuch)
    texts.push(
      say(
        language,
        "连续两次做完的不到一半，建议减少每周小时数，先做最要紧的一项。",
        "Less than half was done twice in a row: plan fewer hours, and do the most important action first.",
      ),
    );
  return texts;
}
