/** "This is what I understood", for the person to confirm or correct. */
import type { Bilingual, Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import type { Fact, FactKind } from "./fact.ts";

export const FACT_NAMES: Readonly<Record<FactKind, Bilingual>> = {
  situation: { zh: "现状", en: "Situation" },
  urgency: { zh: "紧迫程度", en: "Urgency" },
  money: { zh: "经济状况", en: "Money" },
  wish: { zh: "想要", en: "Wish" },
  dislike: { zh: "不喜欢", en: "Dislike" },
  limit: { zh: "限制", en: "Limit" },
  skill: { zh: "会做的", en: "Skill" },
  education: { zh: "学历", en: "Education" },
  experience: { zh: "经历", en: "Experience" },
  pay_floor: { zh: "收入底线", en: "Lowest pay" },
  target: { zh: "目标", en: "Target" },
  deadline: { zh: "期限", en: "Deadline" },
  place: { zh: "地点", en: "Place" },
  hours: { zh: "时间", en: "Hours" },
  family: { zh: "家庭", en: "Family" },
  health: { zh: "健康", en: "Health" },
  visa: { zh: "签证", en: "Visa" },
  interest: { zh: "兴趣", en: "Interest" },
  value: { zh: "看重的", en: "Value" },
  age: { zh: "年龄", en: "Age" },
  option: { zh: "在考虑", en: "Considering" },
  choice: { zh: "已选定", en: "Chosen" },
  refusal: { zh: "不考虑", en: "Ruled out" },
  note: { zh: "你说过", en: "You said" },
};

export function describeFacts(facts: readonly Fact[], language: Language): string {
  const lines = [
    ...facts.filter(({ kind }) => kind !== "note"),
    ...facts.filter(({ kind }) => kind === "note"),
  ].map(
    ({ kind, words }) =>
      `- ${FACT_NAMES[kind][language]}${say(language, `：“${words}”`, `: “${words}”`)}`,
  );
  const known =
    lines.length > 0
      ? lines.join("\n")
      : say(language, "- 还没有什么具体的信息", "- nothing definite yet");
  return say(
    language,
    `这是我的理解：\n${known}\n对吗？有不对的直接告诉我，或者在旁边修改。还有什么我该知道的——比如你做成过的事、手里的证书、要照顾的人？`,
    `This is what I understood:\n${known}\nIs that right? Tell me what is wrong, or change it in the list. Is there anything else I should know: something you have made, a certificate, somebody who depends on you?`,
  );
}
