/** What a request begins with before it says anything: greetings, courtesies, hesitation, connectors. */

const ZH =
  "(?:(?:你|您|大家)好呀?|哈喽|嗨|在吗|嗯+|呃+|额+|那个(?=[,\\s]|我|把|请|帮|就)|就是(?:说)?|好的?(?=[,，\\s])|ok|对了|哦+|噢|啊|诶|欸|喂|话说|请问一?下?|请你?|麻烦(?:你|您)?|劳驾|拜托(?:你|您)?|帮忙|帮我|帮|替我|给我(?!看|介绍)|能不能|能否|可否|可不可以|可以(?=帮|把|将|给|请|麻烦|删|改|加|添)|能(?=帮|把|将|给)|是否可以|你能|您能|你可以|您可以|我想要?|我要|我需要|我希望|想要?(?=把|将|改|删|加|添|换)|需要(?=把|将|改|删|加|添|换)|要(?=把|将|改|删|加|添|换)|然后|接着|之后|再(?=把|将|帮|给|请|麻烦|删|改|看|润)|另外|还有(?!什么|哪)|同时|顺便|此外|并且?|以及|最后(?![一二两三四五六七八九十\\d的那这段个份项条家次])|首先|先(?=把|将|帮|删|改|加|添)|其次|第一(?=[,，:])|第二(?=[,，:])|也(?=把|将|请|帮)|而且|那(?=就|把|你|我|帮|请)|就(?=把|将)|现在(?=把|将|请|帮|我想|我要|给我)|直接|一下|赶紧|快(?=把|点|帮)|所以|因此|于是|还要|还需要|还想|我还想要?|我还要|我还需要|现(?=将|把)|我?(?:大学|本科|硕士|研究生|博士|高中|中专|大专|刚|一)*毕业(?:之|以)?后(?=[,\\s我就在去进入])|(?:更新|更正|通知|修改)(?=:)|记(?:一下|下)(?=[:,])|(?:记得)?(?:登记|备注)一下(?=[:,])|而?是(?=[要想]?(?:删|把|将|清空|去掉|移除)))";
const EN =
  "(?:(?:update|edit|correction|change|fix|note|heads up|fyi|quick update|quick note)(?=\\s*:)|hi|hey|hello|hi there|hey there|good (?:morning|afternoon|evening)|ok(?:ay)?|so|well|um+|uh+|oh|right|alright|sure|yes|yeah|yep|great|cool|thanks|also|and|then|next|after that|finally|first(?=,)|second(?=,)|firstly|secondly|lastly|additionally|plus|besides|please|pls|plz|kindly|just|actually|now(?=,| please| add| change| delete| remove| update)|can (?:you|u|we)|could (?:you|u|we)|would you(?: mind)?|will you|can i have|could i have|may i ask you to|i(?:'d| would) (?:like|love|want)(?: you)? to|i(?:'d| would) like(?= my| the)|i (?:only |just |simply )?(?:want|need|wanna|wish)(?: you)?(?: to)?(?= change| add| update| delete| remove| set| edit| fix| correct| replace| rename| modify| see| put| clear| drop| my| the)|i have to(?= change| add| update| delete| remove| fix)|i(?:'m| am) (?:going|looking|trying) to(?= change| add| update| delete| remove| fix)|let'?s|don'?t forget to|remember to|make sure (?:to|you|that you)|be sure to|help me(?: to)?|go ahead and|be so kind(?: as)? to|if you (?:can|could|don't mind)|if possible|one more thing|another thing|quickly|maybe(?= you)|you (?:should|can|could|need to|must)(?= change| add| update| delete| remove| drop| clear| erase| set| replace| take out)|dear assistant|by the way|btw|for me|we need to|while you're at it|again)";
/** "Three things: …", 改三处：… */
const COUNTED =
  "(?:(?:i have |i've got |here are |there are |just |some |several |an? |the |(?:a )?(?:few|couple)(?: of)? |my |one |two |three |four |five |\\d )+(?:more |quick |small |little |minor |following )*(?:things?|changes?|updates?|edits?|fix(?:es)?|requests?|corrections?|tweaks?)(?: please| for you| to make| needed| for my (?:resume|cv))*\\s*(?=:)|(?:我|有|要|需要|想|改|修改|更新|下面|以下|这|共)*[一两二三四五六几\\d](?:个|件|处|点|条|项)(?:小)?(?:事情?|地方|修改|改动|要求|内容|问题|信息)?(?:要|需要|想|请你?|帮我|麻烦)*(?:改|修改|更新|调整|说|处理)?(?:一下)?(?=:))";

const LEAD = new RegExp(
  `^(?:[\\s,.!:;~…]|\\d{1,2}[.)、](?=\\s*[^\\d\\s])|\\(\\d{1,2}\\)|[①②③④⑤⑥⑦⑧⑨]|[-*•](?=\\s)|${COUNTED}|${ZH}|${EN}(?![a-z']))+`,
);

const LISTED = new RegExp(`^(?:[\\s,.!]|${ZH}|${EN}(?![a-z']))*${COUNTED}`);

/** Several wishes follow. */
export const announcesWishes = (cues: string): boolean => LISTED.test(cues);

/** How much of a folded text is such words. */
export function leadLength(cues: string): number {
  return LEAD.exec(cues)?.[0].length ?? 0;
}
