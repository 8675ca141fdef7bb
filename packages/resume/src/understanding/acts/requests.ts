/** Whether a sentence asks for something to be done, or only asks. */

/** Asked of the assistant, with a verb of doing: a courtesy, not a question. */
const COURTESY =
  /(?:能不能|能否|可否|可不可以|可以|能|是否可以|是否能|方便)(?:请|麻烦|帮|帮忙|给|替|先|直接|把|将|再|顺便|也|就)|(?:你|您)(?:能|可以|能不能|可不可以|能否)|(?:帮我|帮忙|请|麻烦|劳驾|替我)|(?:好吗|可以吗|行吗|好不好|行不行|好么|可以么|可以不|行不|可不可以|好嘛|ok吗)[\s?。!]*$|(?<![a-z])(?:can|could|would|will) (?:you|u|we|ya)(?![a-z])|would you mind|(?<![a-z])(?:please|pls|plz|kindly)(?![a-z])|(?<![a-z])(?:can|could|may) i (?:please )?(?:have|get|ask you|see|view|add|change)(?![a-z])|is it possible to|would it be possible to|mind (?:if you )?(?:changing|adding|deleting|removing|updating)/;
/** Asked about what would be wise or right: nobody wants it done yet. */
const ADVICE =
  /应该|应不应该|该不该|要不要|需不需要|需要.{0,12}吗|有没有必要|有必要|好不好(?=呢)|合不合适|合适吗|会不会|是不是(?:要|该|应该|得)|好还是|还是.{0,12}(?:好|呢)|怎么样|如何|怎么|为什么|为啥|干嘛|行得通|更好吗|比较好|建议|觉得|认为|你看(?!看)|什么意思|怎样|(?<![a-z])(?:should|shall|ought) (?:i|we)(?![a-z])|do (?:you|u) (?:think|recommend|suggest)|would (?:it|that|you) (?:be|look|recommend|suggest)(?! so kind)|is it (?:ok|okay|fine|good|better|worth|a good|bad|normal|weird|smart|wise)|(?<![a-z])(?:how|why|when) (?:do|can|could|should|would|to|does|is|are)(?![a-z])|what (?:if|happens|would|should|do you)|(?<![a-z])(?:does|do|did|is|are|was|were|has|have|am) (?:i|it|my|the|this|that|there|recruiters?|employers?|people|anyone|companies|hr)(?![a-z])|better to|worth it|any (?:advice|tips|suggestions)|wondering (?:if|whether)|not sure (?:if|whether)/;
const QUESTION =
  /[?]|是不是|有没有|会不会|够不够|对不对|该不该|要不要|应不应该|(?:怎么样|如何|咋样|怎样|行不行|多不多)[\s。!~]*$|吗[\s。!~]*$|(?<!好|可以|行|ok|方便)吗(?=,)|(?:呢|么)[\s。!~]*$|(?:什么|啥|谁|哪里|哪儿|哪些|哪个|多少|几[个段份条]?|什么样|咋样|怎样)[\s。!~]*$|^(?:\s|,)*(?:为什么|怎么|如何|什么|哪|谁|多少|几|是否|请问.{0,12}(?:怎么|如何|什么|哪|多少|几))|(?:怎么|如何)(?:修改|改|删|加|添|写|填|用|操作|弄)|^\s*(?:should|shall|is|are|was|were|do|does|did(?! (?:my|an?|the|some) [^?]*$)|what|why|how|when|who|where|which|whose|am|has|have|would|could|can|will|may|might)(?![a-z])/;

/** 我还在职呢 tells. */
const TELLING = /(?<=(?:还|正|仍)(?:在|没)(?![^,。]*[什哪谁怎吗几])[^,。?]{0,10})呢(?=[\s。!~]*$)/;

export function isQuestion(said: string): boolean {
  const sentence = said.replace(TELLING, "");
  if (
    ADVICE.test(sentence) &&
    (QUESTION.test(sentence) ||
      /(?:应不应该|该不该|要不要|需不需要|会不会|是不是(?:要|该|应该|得|需要)|有没有必要|should i|do you think|wondering)/.test(
        sentence,
      ))
  )
    return true;
  if (!QUESTION.test(sentence)) return false;
  if (
    /(?:^|[,\s])我(?:能|可以|应该|该|要|能不能|可不可以|可否)(?!看)/.test(sentence) &&
    !/帮|请|麻烦/.test(sentence)
  )
    return true;
  return !COURTESY.test(sentence);
}

/** Not to be done. */
const NEGATED =
  /(?:别|不要|不用|甭|不必|勿|先不|先别|暂时不|暂不|不想|唔好|唔使|(?<!能)不能|(?<!可)不可以|不许|不准|没必要|无需|不需要|莫要?|不打算|不会|不认为|不觉得|不建议|不同意|不赞成|反对|没打算|没想|没说要?|没让你?|没叫你?|没要你?|不是(?=让|叫|要|说|想|请|打算|删|清空|去掉|移除)|没有(?=要|让|叫|说|想|打算))(?:再|应该|该|要|去|给我|帮我|先|急着|乱|随便|把|将|动|要|再去|自动)*[^,。;!?\n]{0,8}?(?:改|删|加|添|动|换|清|移|去掉|修改|更新|写上|写进|增|补|撤)/;
const NEGATED_EN =
  /(?<![a-z])(?:don'?t|do not|never(?! mind)|please don'?t|shouldn'?t|should not|must not|mustn'?t|no need to|no (?:reason|point|sense) (?:to|in)|not going to|won'?t|rather not|not to|stop|avoid|without|refuse to|didn'?t ask you to|not ready to|not yet|hold off(?: on)?|refrain from|wait (?:with|before)|think twice (?:about|before)) (?:want (?:you )?to |you |dare |ever |need to |just |actually |go and |be |have to )*(?:delet|remov|chang|updat|edit|modif|add|drop|clear|touch|replac|renam|alter|eras|put|set|wip|mess)/;

/** "Let's not delete", "I wouldn't remove": nothing but a word or two between. */
const NOT_EN =
  /(?<![a-z])(?:not|never|against|(?:would|wo|should|could|ca|do|did|does)n'?t|(?:was|is|were|are)n'?t(?= (?:asking|telling|saying|requesting|suggesting|trying|going|planning|about|meant|supposed)(?![a-z])))(?! (?:need|want|like|know|use|forget|hesitate)(?![a-z]))(?: (?!so |then |and |but |please |just )[a-z']+){0,5} (?:delet|remov|chang|updat|edit|modif|add|drop|clear|touch|replac|renam|alter|eras|set|wip)/;

export function isNegated(clause: string): boolean {
  if (NOT_EN.test(clause)) return true;
  if (
    /(?:不要了|不需要了|不想要了|不用了)/.test(clause) &&
    !/(?:别|不要|先不)(?:删|改|动|去掉|加)/.test(clause)
  )
    return NEGATED_EN.test(clause);
  return NEGATED.test(clause) || NEGATED_EN.test(clause);
}

/** 保留实习, "keep the rest": what is to stay as it is. */
export const isKept = (said: string): boolean =>
  /^(?:但是?|不过|,|\s)*(?:保留|留着)(?!.{0,12}(?:删|改|清))|^(?!.*(?:[改换写设删加清]))[^,]{1,20}(?:不变|照旧|保持原样|维持原样|留着|保留|留下|不动)[\s。!吧]*$|^(?:my |the )?[^,]{2,30} (?:stays?|remains?|should stay) (?:the same|as (?:it )?is|unchanged)[\s.!]*$|^(?:but |and )?(?:keep|leave) (?:everything|the rest|all|the others?|my .+ as (?:it is|is))(?![a-z])|^but keep (?!only|just)/.test(
    said,
  );

/** "delete it from my life", 从我手机里删了: nothing of a résumé. */
const ELSEWHERE =
  /从(?:我的?|自己的?|这个)?(?:人生|生活|生命|记忆|脑子|脑海|心|世界|手机|电脑|桌面|硬盘|通讯录|朋友圈|微信|微博|相册|邮箱|收件箱|群)(?:里面?|中|上)?(?:彻底|完全|给我|都|永远)*(?:删|去掉|移除|抹|清|拿掉)|(?<![a-z])(?:from|off|out of) (?:my|our|this|the) (?:life|lives|memory|mind|head|brain|heart|world|phone(?! number)|computer|laptop|desktop|pc|hard drive|drive|disk|calendar|inbox|contacts|playlist|browser|existence)(?![a-z]| (?:section|summary|story))/;

export const isElsewhere = (clause: string): boolean => ELSEWHERE.test(clause);

/** Only thought of. */
const SUPPOSED =
  /(?:如果|要是|假如|假设|倘若|万一|若是|假使)(?!可以|方便|行|能|没问题|不介意|不麻烦|有空)|(?:我在想|我在考虑|在考虑|考虑(?:一下)?(?:要不要|把|删|改)|犹豫|也许(?:该|应该|可以)|可能要|或许|说不定|假装|打算(?!把.{1,20}帮)|计划(?:把|将|去|改|删)|(?:以后|回头|改天|下次|晚点|晚些|等会儿?|一会儿?|明天|过几天|有空)(?:再|会|我)|将来|^[\s,]*我?等(?!等|一下|级|于)[^,。]{1,12}?(?:再|之后|以后)(?=把|将|改|删|加|添|清|技能|说|换|写|填)|本来想|差点|想过|想着|纠结|后悔|舍不得|(?:不太好|不太合适|不合适|不妥|可惜)(?:了|吧|呢|啊)*[。!\s]*$|恨不得|梦想|(?:让我|我再|我先|再)想[一]?想|再考虑|考虑考虑)|(?<![a-z])(?:what if|if i|if we|if my|suppose|imagine|i wish|wish i|i might|i may|might want|maybe i|perhaps i|i(?:'m| am| was)? thinking (?:of|about)|(?:let me|need to|have to|i'll|i will|want to|gotta|going to) think (?:about|of|over|on|whether|if)|considering|i could(?! you)|i would(?! (?:like|love|want|appreciate))|planning to|plan to|i was going to|someday|one day|hope to|hoping to|regret(?:ted)?|dream of|thought about|tempted to|undecided|whether (?:to|i|or not)|(?:haven't|not|can't|couldn't) (?:yet )?decide|on the fence|almost|nearly|debating|in the future|i'd (?:rather|never|have))(?![a-z])/;

export const isSupposed = (sentence: string): boolean => SUPPOSED.test(sentence);

/** Told as done already. */
const DONE =
  /我(?:让|叫|要求|告诉|跟|喊)(?:他们?|她们?|人家|hr|对方|客服|别人|[^,]{1,4}(?:老师|经理|同事))[^,]{0,6}(?:把|将|改|删|加|换)|(?:昨天|前天|昨晚|上周|上次|上星期|前几天|那天|当时|早就|早已)(?:我|已经)*(?:把|将|改|删|加|添|清|移|新增)|我(?:已经|昨天|昨晚|刚刚|刚才|上次|早就|之前)+(?:把|将|改|删|加|添|清|移|新增)|(?:改|删|加|添)过(?:了|一次|好几|很多|几)/;
const DONE_EN =
  /(?<![a-z])i(?:'ve| have)? (?:told|asked|begged|ordered|instructed|got) (?:them|him|her|people|someone|somebody|hr|the [a-z]+|my [a-z]+) to (?![a-z]+ you)|(?<![a-z])(?:i|we|you|they|he|she)(?:'ve| have| had)?(?: already| just| once| recently| also)? (?:changed|deleted|removed|updated|edited|renamed|replaced|cleared|modified|rewrote)(?! my (?:last |family |sur|first )?name (?:from \S+ )?to )(?![a-z])/;

/** A story of another day. */
const STORY =
  /(?:^|[,。\s])我?(?:昨天|前天|昨晚|上周|上次|上星期|前几天|那天|有一次)(?!.*(?:帮我|请|麻烦))/;

export const isToldAsDone = (sentence: string): boolean =>
  STORY.test(sentence) || DONE.test(sentence) || DONE_EN.test(sentence);
