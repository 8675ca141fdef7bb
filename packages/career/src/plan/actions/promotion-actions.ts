/** Actions for whoever wants to rise where they are, in their words: say it, know the criteria, show the next level. */
import type { Fact } from "../../facts/fact.ts";
import { type Day, dayText } from "../../text/day.ts";
import type { Language } from "../../text/language.ts";
import { say } from "../../text/say.ts";
import { type ActionText, action } from "./action-text.ts";
import { assetsOf, quotable } from "./fact-actions.ts";

const aimOf = (facts: readonly Fact[], language: Language): string => {
  const [aim] = quotable(facts, "target", "choice", "wish", "option");
  return aim === undefined ? say(language, "晋升", "the promotion") : `“${aim}”`;
};

export function askingActions(facts: readonly Fact[], language: Language): ActionText[] {
  const aim = aimOf(facts, language);
  const [told] = quotable(facts, "note", "situation");
  const reason =
    told === undefined
      ? ""
      : say(language, `上次的说法是“${told}”：`, `So far you heard “${told}”: `);
  return [
    action(
      say(
        language,
        `约决定的人谈二十分钟：正式说出你要${aim}`,
        `Book twenty minutes with whoever decides, and say that you want ${aim}`,
      ),
      say(
        language,
        `${reason}问三句：这一次看哪三条、我差哪一条、哪天定人。谈完当天发一封确认邮件。产出：1 封邮件、3 条标准`,
        `${reason}ask which three things count this time, which one you lack, and when it is decided; confirm it by mail the same day. Output: 1 mail, 3 criteria`,
      ),
      "networking",
    ),
    action(
      say(
        language,
        `为${aim}找一位能替你说话的人`,
        `Find somebody who speaks up for you and ${aim}`,
      ),
      say(
        language,
        "评定的会上你不在：选一位在场、见过你成果的人，给一页纸，请对方提一句。产出：1 位支持者",
        "You are not in the room: choose somebody who is and has seen your results, give them one page and ask. Output: 1 sponsor",
      ),
      "networking",
    ),
  ];
}

export function risingActions(
  facts: readonly Fact[],
  decide: Day,
  language: Language,
): ActionText[] {
  const aim = aimOf(facts, language);
  const [asset] = assetsOf(facts);
  const base =
    asset === undefined
      ? say(language, "手上最拿得出手的一件事", "what you do best now")
      : `“${asset.words}”`;
  return [
    action(
      say(
        language,
        `把${base}做到上一级：让另一个组或另一个人也用起来`,
        `Take ${base} one level up: have another team or person use it`,
      ),
      say(
        language,
        `这就是${aim}要的证据。开始前记一个数，${dayText(decide, "zh")}前再记一次。产出：前后两个数`,
        `That is the evidence for ${aim}. Note a figure before you begin and again before ${dayText(decide, "en")}. Output: 2 figures`,
      ),
      "practice",
    ),
    action(
      say(language, `练一遍${aim}的答辩或面谈`, `Rehearse the talk for ${aim}`),
      say(
        language,
        "三个例子各两分钟，各一个数字；请听的人挑最弱的一个。产出：3 个例子",
        "Three examples, two minutes and a figure each; let the listener name the weakest. Output: 3 examples",
      ),
      "practice",
    ),
  ];
}
