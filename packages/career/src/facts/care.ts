/** Answers to somebody who may be in despair: they care, ask plainly, name who listens, and want nothing. */
import { table } from "../knowledge/table.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";

interface Helpline {
  readonly name: string;
  readonly number: string;
  readonly otherwise: string;
  readonly when: string;
  readonly source: string;
  readonly emergency: string;
}

function helplineOf(country: string | null, language: Language): Helpline {
  const lines = table("helplines.tsv");
  const sought = country ?? (language === "zh" ? "CN" : "*");
  const found = lines.find(([code]) => code === sought) ?? lines.find(([code]) => code === "*");
  const [, name = "", number = "", otherwise = "", when = "", source = "", emergency = ""] =
    found ?? [];
  return { name, number, otherwise, when, source, emergency };
}

/** Where life may be at risk. No options, no plan, and nothing of what they said is repeated. */
export function careText(country: string | null, language: Language): string {
  const { name, number, otherwise, when, source, emergency } = helplineOf(country, language);
  const also = otherwise === "" ? "" : say(language, `；${otherwise}`, `; ${otherwise}`);
  return say(
    language,
    `谢谢你把这些说出来。听起来你一个人扛了很久，这一定很难。工作的事先放下，现在你本人最要紧。
我想直接问一句：你现在有想伤害自己、结束生命的念头吗？此刻你安全吗？
如果有，请现在就拨打${name} ${number}（${when}；来源：${source}）${also}。有马上的危险，请拨打 ${emergency}，或直接去最近的医院急诊。不在这个国家，可以在 findahelpline.com 找到当地的热线。
今天有谁能陪着你，或者你能告诉谁？哪怕只发一条“我现在不太好”。
我先不谈职业，也不做计划。你可以在这里继续说；什么时候想接着聊工作，告诉我一声就好。`,
    `Thank you for telling me this. It sounds as if you have carried it alone for a long time, and that must be very hard. Work can wait; right now you matter most.
I want to ask you plainly: are you thinking of harming yourself or ending your life? Are you safe at this moment?
If so, please reach ${name} now: ${number} (${when}; source: ${source})${also}. If you are in immediate danger, call ${emergency} or go to the nearest emergency department. If you are in another country, findahelpline.com lists the lines there.
Who could be with you today, or who could you tell? A message with “I'm not doing well” is enough.
I will not talk about jobs or make a plan now. You can keep writing here, and when you want to go on about work, just say so.`,
  );
}

/** Who to call, behind what a model says to somebody in despair. */
export function helplineText(country: string | null, language: Language): string {
  const { name, number, otherwise, when, source, emergency } = helplineOf(country, language);
  const also = otherwise === "" ? "" : say(language, `；${otherwise}`, `; ${otherwise}`);
  return say(
    language,
    `现在就可以拨打${name} ${number}（${when}；来源：${source}）${also}。有马上的危险，请拨打 ${emergency}，或去最近的医院急诊。不在这个国家，可以在 findahelpline.com 找到当地的热线。`,
    `You can reach ${name} now: ${number} (${when}; source: ${source})${also}. In immediate danger call ${emergency} or go to the nearest emergency department. In another country, findahelpline.com lists the lines there.`,
  );
}

/** As long as they have not said that they want to go on. */
export function stillThereText(country: string | null, language: Language): string {
  const { name, number, emergency } = helplineOf(country, language);
  return say(
    language,
    `我在听。你现在安全吗？身边有人吗？${name} ${number} 随时可以打，紧急时拨打 ${emergency}。不用急着谈工作；想继续的时候，告诉我“我现在安全，想继续”。`,
    `I am listening. Are you safe now, and is anybody with you? You can reach ${name} at any time: ${number}; in an emergency call ${emergency}. There is no hurry about work. When you want to go on, tell me “I am safe and want to go on”.`,
  );
}

/** Where it is not clear: asked softly, once. Whoever does not answer has the number all the same. */
export function softText(country: string | null, language: Language): string {
  const { name, number, emergency } = helplineOf(country, language);
  return say(
    language,
    `听起来这段时间不轻松。我不想猜错，先问一句：主要是累和压力，还是有时候会难受到觉得撑不下去、不想活了？怎么说都可以。如果是后者，${name} ${number} 随时可以打，紧急时拨打 ${emergency}，也请告诉一个你信任的人。`,
    `That sounds like a lot to carry. I don't want to guess wrong, so I ask: is it mostly tiredness and pressure, or does it sometimes get so bad that you don't want to live? You can say either. If it is the latter, you can reach ${name} at any time: ${number}; in an emergency call ${emergency}, and please tell somebody you trust.`,
  );
}

/** Beside the next question, where somebody is worn out and nothing more. */
export const kindText = (language: Language): string =>
  say(
    language,
    "听起来这段时间很不容易，谢谢你愿意说。我们一步一步来。",
    "That sounds hard, and thank you for saying it. One step at a time.",
  );
