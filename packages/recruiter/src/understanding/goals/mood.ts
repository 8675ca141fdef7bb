/** Whether a sentence wants something to be done, wants to know something, or tells something. */
export type Mood = "command" | "question" | "statement";

/** Politely asked is asked to do, unless what is asked for is an answer. */
const POLITE =
  /(?:能不能|能否|可以|可不可以|可否|能|麻烦|请|给我|劳烦|拜托)(?:你)?(?:先)?(?:帮|替|给|把|去|来|请|将|对|为)|帮我|帮忙|替我|帮.{1,4}(?:安排|排|约|发)|^(?:麻烦|请|帮|替我|给(?!.{0,12}(?:发|写)?了)|把|将|为(?!什么|何|啥)|对(?!了|的|吧|呀|[,，]))|\b(?:can|could|would|will) (?:you|u|ya|we)\b|\bplease\b|\bpls\b|\bwould you mind\b|\bi(?:'d| would)? (?:want|like|need|love)\b|\bi wanna\b|\blet's\b|\blet us\b|\bgo ahead\b|\bhelp me\b|\bwe (?:need|want|should|have) to\b|\bneed you to\b|\bshould (?:get|receive|be|go|have)\b|\bneeds? to be\b|\b(?:it.s|it is|about) time to\b/u;

const TELL =
  /(?:告诉我|跟我说|说说|讲讲|^介绍|列出|列一下|列个|显示|展示|给我看|看看有|(?<!审|检|核|筛|调)查一?下|查查|查询|看下有|统计|汇报|解释|总结)|\b(?:tell me|show me|(?<!(?:the|this|that|a|my|our|whole|entire|full) )list|display|explain|summari[sz]e|describe|give me (?:an? )?(?:overview|summary|update|status|list|breakdown)|do you know|look up|remind me (?:who|what|when|how))\b/u;

const ASKING_ZH =
  /吗(?=[,，])|(?:吗|呢|嘛|么|没有?|否)\s*[?？]?\s*$|谁|哪(?:些|个|里|位|儿|几|一|天|家|份)|多少|几(?:个|位|人|封|场|次|天|轮|名|份|点)|什么|啥|怎么|怎样|如何|为什么|为何|咋|有没有|是否|是不是|要不要|该不该|会不会|能不能|可不可以|进展(?:如何|怎么|呢|吗|怎样|到|[?？]|$)|到哪|情况如何|(?<!更新|修改|改|调整|变更)状态(?:如何|怎么|呢|吗|是|[?？]|$)|在哪|什么时候|何时|多久|够不够|行不行|对不对|还剩/u;

const ASKING_EN =
  /^(?:so |and |but |ok(?:ay)?,? |hey,? |hi,? |hmm,? |btw,? |also,? )?(?:who|whose|what|which|where|when|why|how|is|are|was|were|did|does|do(?! (?:an?|the|some|it|this|not|everything|all|that|them|these|those|as|only|both|just|steps?|whatever|so)\b)|has|have|had|should|shall|any(?:one|body|thing)?|am)\b|^(?:what's|who's|where's|how's|when's)|\bhow (?:many|much|long|often|do i|does|can i|come)\b|\bany (?:news|update|reply|replies|progress|luck)\b/u;

/** What is over: "I've emailed them", "已经发了". */
const TOLD =
  /\bthank(?:s| you)(?: so much| a lot)? for\b|(?:谢谢|感谢|多谢)你?(?:帮|给)|(?:我|我们|他|她|已经|已|刚|刚才|昨天|上周|前天|今天上午)[^,，。]{0,12}(?:发|写|约|安排|面|联系|看|筛|清理|回复)(?:过|好|完)?(?:[^,，。]{0,4}(?:邮件|信|消息|面试|简历))?了(?!的|就|再|以后|之后|的话)|(?:过|完)了[。.!！]?$|\b(?:i|we|they|he|she|you)(?:'ve| have|'d| had)? (?:already |just )?(?:e-?mailed|sent|wrote|written|scheduled|interviewed|reviewed|contacted|cleaned|talked|spoke|met|booked|found|messaged)\b|\balready (?:e-?mailed|sent|scheduled|reviewed|contacted)\b/u;

const IF_ONLY =
  /\b(?:i wonder|i'm wondering|not sure (?:if|whether|about)|thinking (?:of|about|whether)|maybe we (?:should|could))\b|不知道(?:要不要|该不该|是否|能不能)|(?:在想|犹豫|考虑)(?:要不要|是否|该不该)|(?:就|只是|随便|先)(?:问问|问一?下|了解一?下|打听一?下)(?=$|[。.!！])|\bjust (?:asking|curious|wondering)\b|导出|下载|打印|\b(?:export|download|print)\b|如果.{0,30}(?:会|怎么|怎样)|要是.{0,30}(?:会|怎么)|\bwhat (?:if|happens|would happen)\b|\bsuppose\b/u;

/** What only sounds like a question: "找几个人", "看看有没有兴趣". */
const NO_QUESTION =
  /的几(?:个|位|名)(?!人)|哪(?:些|个)[^哪,，。?？]{1,6}哪(?:些|个)[^,，。?？吗]{1,8}(?=$|[,，。]|你|给|出|列)|谁[^谁,，。?？]{1,6}谁[^,，。?？吗]{1,8}(?=$|[,，。]|你|给|出|列)|(?:看看?|查查?|问问?|瞧瞧?)(?:下|一下)?[^,，。]{0,8}(?:哪天|什么时候|何时|几点|哪个时间)(?=有空|方便|有时间|合适|行|能|可以)|谁(?=[^,，。?？谁]{0,6}(?:都|也)(?:别|不要|不许|不准|不用|甭|不能))|谁(?=[^,，。?？]{1,12}就)|谁(?=[^,，。?？]{1,20}[,，](?:请|帮我|然后)?(?:列|出|拉|排|整理|挑|选)(?:个|出|一))|哪(?:些|个)[^,，。?？]{1,14}(?=[,，][^?？]*(?:改|移|更新|发|安排|标))|什么时候(?=方便|有空)|(?<!能|可以|还)(?:找|挑|捞|推荐|选|来|要|招|约|再|物色|搜|给我|帮我|联系|发|写|这|那|刚才那|前|后|过|另外|其他|其余|剩下)(?:到|出|来|上)?几(?:个|位|名|封|份|人|场|轮)|(?:看看|问问|看|问)[^,，。]{0,6}(?:有没有|是否|有无|愿不愿意|感不感)(?:兴趣|意向|意愿|时间|空)?|什么的|靠不靠谱|行不行(?=给|,|，)/gu;

/** Without what is no question, for whoever looks for one. */
export function withoutSeeming(text: string): string {
  return text.replaceAll(NO_QUESTION, "某些");
}

export function moodOf(sentence: string): Mood {
  const text = withoutSeeming(sentence.trim());
  if (IF_ONLY.test(text) || MAY_WE.test(text)) return "question";
  if (PLAN_IT.test(text) || CHOSEN_FOR_ME.test(text)) return "command";
  if (ONLY_A_THING.test(text) || WAS_IT.test(sentence) || WILL_IT.test(text)) return "question";
  const asks = ASKING_ZH.test(text) || ASKING_EN.test(text);
  const tells = TELL.test(text);
  if (CAN_IT.test(text) && !AMOUNT.test(text)) return "command";
  if (POLITE.test(text)) {
    if (tells && !REPORTED.test(text)) return "question";
    return HOW.test(text) ? "question" : "command";
  }
  if (asks || tells || /[?？]\s*$/u.test(text)) return "question";
  return TOLD.test(text) && !OF_THOSE.test(text) ? "statement" : "command";
}

/** "退订以后还能发信吗", "被拒的人可以再约吗": what is allowed, not what is wanted. */
const MAY_WE =
  /^(?:请问|那)?我(?:们)?(?:能|可以|能不能|可不可以)(?:自己|直接)?(?:撤回|撤销|恢复|看到|知道|修改|导出|用|关掉|删除?)[^,，。]{0,20}(?:吗|么|嘛|[?？])\s*[?？]?$|^我(?:能|可以)[^,，。把约排改换挪推帮请]{2,20}(?:吗|么)\s*[?？]?$|(?:还能|还可以|还会|还允许|能再|可以再|能不能再|可不可以再)(?!帮|替|麻烦)[^,，。?？]{1,20}(?:吗|么|嘛)\s*[?？]?\s*$|(?:的人|候选人|人选|对方|他们|她们)[^,，。?？你您帮]{0,6}(?:能|可以|允许)(?!帮|替)[^,，。?？]{1,16}(?:吗|么|嘛)\s*[?？]?\s*$|(?:允许|可以|能)(?:不能|不可以)?(?:直接)?[^,，。?？你您帮]{1,16}(?:是不是|会不会)(?:违规|违法|被封|有问题)/u;

/** "把简历打个分，告诉我该不该推进": what is to be told is what comes of the order before it. */
const REPORTED =
  /^(?:请|麻烦|你)*(?:把|将|给|对|帮我(?:把|给|对)?)[^,，。?？谁哪几]{3,40}[,，](?:然后|再|并|最后)?(?:告诉我|跟我说|汇报)/u;

/** "Interviews next week", "下周面试": who names a thing wants to see it. */
const ONLY_A_THING =
  /^(?:(?:the|my|our|all|any|upcoming|next|this|today's|tomorrow's|pending|open|new|recent|latest|current) )*(?:interviews?|candidates?|applicants?|mails?|e-?mails|replies|jobs|roles|positions|openings|approvals|pipeline|offers|hires|stats|status|people)\b(?!:|.*\b(?:earlier|later)\b)[^,;:]{0,30}$|^(?:今天|明天|本周|这周|下周|最近|上周|当前|目前|所有|全部)?(?:的)?(?:面试|邮件|回复|候选人|职位|岗位|待办|审批|看板|录用|offer)(?:安排|情况|列表|日程|记录|名单|概况|状态)?[。.]?$/u;

/** "给他发过邮件吗": about what was. */
const WAS_IT =
  /(?:发|写|联系|约|面|聊|安排|看|回|寄)(?:过|了)[^,，。]{0,10}(?:吗|没有?(?=\s*[?？]?$)|么|几|多少|什么|哪|啥)|(?:发|写|联系|约|面|聊|寄)(?:过|了)(?:几|多少|什么|哪)/u;

/** "移到筛选阶段会发邮件吗": about what would come of it. */
const WILL_IT = /(?<!你|机|约|开)会[^,，。会]{1,16}(?:吗|么)\s*[?？]?\s*$/u;

/** "发了邮件但没回复的人": what was tells who is meant. */
const OF_THOSE =
  /的(?:人|候选人|那些|几位|那批)|(?:没|未|不)[^,，。]{1,6}的(?=[,，]|都|再|统统|全|就)/u;

const AMOUNT = /多少|几(?:封|个|位|场|次)|什么|哪/u;

/** Who asks for a plan wants to see it, and then have it done. */
const PLAN_IT =
  /(?:给我|制定|做|列|出|拟|写)(?:一个|个|一份|份|出)?(?:完整的?|详细的?)?(?:计划|方案|规划)|先[^,，。?？]{0,4}看(?:看|一?下)?(?![^,，。]{0,4}(?:上次|上周|昨天|那个|刚才))[^,，。?？]{0,20}(?:计划|方案)(?=[:：,，。]|$)|\b(?:make|draw up|write|create|give me|prepare|draft|put together|show me|let me see|(?:want|like) to see|present|propose|work out) (?:me )?an? (?:\w+ )?plan\b|^plan\b/u;

/** "捞一批匹配的给我看看": who is to be seen has to be found first. */
const CHOSEN_FOR_ME =
  /(?:捞|挑|筛|拉|匹配|搜罗|物色|找(?:几|些|一批|一拨|点|出|\d|[一二两三四五六七八九十]))(?![^,，。?？]{0,6}过)[^,，。?？]{0,24}给我(?:看|过目|瞧|瞅)|(?:列|拉|出|整|给)(?:我)?(?:个|一份|份|一个)(?:短|候选|长)?名单|\b(?:give|get|make|build|show) (?:me |us )?(?:an? )?(?:ranked|ordered|sorted) list\b/u;

/** "林雨桐的面试能不能提前": asked to be done, whoever does it. */
const CAN_IT =
  /\b(?:can|could) [^?]{0,40}\b(?:be|happen|go|move)\b[^?]{0,30}\b(?:instead|later|earlier|moved|pushed|cancell?ed|on (?:mon|tue|wed|thu|fri))|(?<!还|还可|后|之后|以后)(?:能不能|能否|可以|可不可以|可否|能)[^,，。]{0,4}(?:改|提前|推迟|延后|挪|换|调|取消|安排|约|发|清理|筛|删|撤)[^,，。]{0,14}(?:吗|么|呢)?\s*[?？]?$/u;

/** Whoever asks how it is done does not want it done. */
const HOW =
  /^(?:请问)|^(?:so |and |but |ok(?:ay)?,? )?(?:what|which|who|whom|why|where)\b[^,.]{0,24}\b(?:can|could|would|will) (?:you|we|u)\b|(?:怎么|如何|怎样)(?:才能|可以|去|来)?(?:安排|发|写|清理|审|筛|找|启动|创建|导入|用)|\b(?:can|could|may|should) (?:we|i) (?:still|even|ever|legally)\b|\bhow (?:do|can|could|would|should|to)\b|\bis it possible\b/u;
