/** Greetings, thanks, and "never mind". */
import { greeting, letBe, welcome } from "../replies/replies.ts";
import type { Language } from "../text/language.ts";

const GREETING =
  /^(?:你好呀?|您好|哈喽|嗨|hi|hello|hey|在吗|早上?好|晚上好|下午好|good (?:morning|afternoon|evening)|hi there|hey there|早|哈罗|howdy|yo|greetings)[\s!.,~。?]*$/;
const THANKS =
  /^(?:ok(?:ay)?|好的?|嗯+|lol|哈+|great|cool|nice|awesome|perfect|太好了|不错|棒)?[\s,!.~。]*(?:谢谢(?:你|您)?|多谢|感谢|辛苦(?:了|你了|啦)?|thanks?(?: (?:you|u|a lot|so much|again))?|thank (?:you|u)(?: (?:so|very) much)?|thx|ty|cheers|much appreciated|唔该|3q)[\s\S]{0,40}$/;
const CANCEL =
  /^(?:啊|哦|嗯|那|呃|ok|oh|no|well|actually|唉|还是)?[\s,]*(?:算了[\s,]*(?:不.{0,4}了?|吧)?|不(?:想|用)?(?:加|改|删|弄|写|填)了?吧?|不用了|不必了|没事了?|取消吧?|不改了|不删了|不加了|先这样|就这样吧?|当我没说|先不(?:改|弄|管|动)了?|跳过|暂时不(?:用|改|需要)|以后再说|随便吧|never ?mind|forget (?:it|about it)|cancel(?: that)?|skip(?: it)?|no thanks?|not now|leave it(?: as it is)?|nothing|it's fine|don't bother|nvm|nah|no need|that's all|stop)[\s!.,~。吧了啦]*$/;

export function smallTalk(cues: string, language: Language): string | undefined {
  const bare = cues.trim();
  if (GREETING.test(bare)) return greeting(language);
  if (isCancel(bare)) return letBe(language);
  if (THANKS.test(bare)) return welcome(language);
  return undefined;
}

export const isCancel = (cues: string): boolean => CANCEL.test(cues.trim());
