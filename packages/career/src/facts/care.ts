/** An answer to somebody who may be in despair: it cares, names who listens, and wants nothing. */
import { table } from "../knowledge/table.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";

export function careText(country: string | null, language: Language): string {
  const lines = table("helplines.tsv");
  const found =
    lines.find(([code]) => code === (country ?? (language === "zh" ? "CN" : "*"))) ??
    lines.find(([code]) => code === "*");
  const [, name = "", number = "", source = "", when = ""] = found ?? [];
  return say(
    language,
    `谢谢你愿意说出来，听起来你已经撑了很久，这很不容易。工作的事可以先放一放，你本人更重要。如果有伤害自己的念头，请现在就联系信任的人，或拨打${name} ${number}（${when}；来源：${source}），紧急时拨打当地急救电话。想聊的时候我在这里；等你觉得可以了，我们再慢慢来。`,
    `Thank you for telling me. It sounds as if you have been carrying a lot for a long time. Work can wait; you matter more. If you think of harming yourself, please reach somebody you trust now, or ${name}: ${number} (${when}; source: ${source}), or the emergency number where you are. I am here when you want to go on, at your own pace.`,
  );
}
