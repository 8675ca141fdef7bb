/** Whether a sentence is about somebody else, or passes on what somebody else said. */

const PERSON_ZH =
  "(?:朋友|同学|同事|老板|上司|领导|哥哥?|弟弟?|姐姐?|妹妹?|爸爸?|妈妈?|父亲|母亲|老婆|老公|妻子|丈夫|女朋友|男朋友|女友|男友|室友|舍友|导师|老师|面试官|猎头|表哥|表弟|表姐|表妹|堂哥|堂弟|邻居|儿子|女儿|师兄|师姐|师弟|师妹|学长|学姐|前任|对象|闺蜜|客户|亲戚|叔叔|阿姨|舅舅|爷爷|奶奶|死党|搭档|前辈|学弟|学妹|爱人|先生(?=[在是做的])|太太|媳妇|孩子|家人|老爸|老妈|兄弟|姐妹|闺女|外公|外婆|岳父|岳母|公公|婆婆|侄子|外甥|合伙人|下属|徒弟|组长|主管|老乡|发小|网友|哥们|队友|上级|学生|房东)";
const SOMEBODY = new RegExp(
  `^(?:(?:我|我们|咱|俺)[^,在是做把将叫会想要能加改删换写和跟升当任]{0,6}?${PERSON_ZH}(?!的?评价)|有(?:个|一个|位)?(?:人|朋友|同学|同事)|${PERSON_ZH}(?:们)?(?=说|让|要|叫|建议|在|给|问|把|都|也|希望|觉得|发|跟)|(?:他|她|他们|她们|人家|别人|某人|有人|佢)(?!日)|小[\\u4e00-\\u9fff](?=在|说|的|叫|把)|[\\u4e00-\\u9fff]{1,2}(?:总|哥|姐)(?=说|让|在)|hr(?=[^a-z]))`,
);
const SAYS =
  /(?:说|讲|让我们|要求我们|叫我们|告诉我|跟我说|对我说|建议我?|要求我?|让我|叫我|劝我|问我|希望我|提醒我|写道|写着|提到|认为我|觉得我|发来|回复我?|通知我?)(?:[:,，]|我|要|把|每个人|大家|都|应该|可以|最好|该|得|去|不要|别|如果|改|删|加|的)/;
const PERSON_EN =
  "(?:friend|brother|sister|boss|colleague|co-?worker|mom|mum|mother|dad|father|wife|husband|cousin|roommate|manager|recruiter|son|daughter|uncle|aunt|neighbou?r|girlfriend|boyfriend|partner|classmate|teacher|professor|mentor|interviewer|buddy|client|ex|grandma|grandpa|kid|nephew|niece|teammate|supervisor|spouse|fiance|fiancee|parents|twin|family|team lead|coach|flatmate|housemate|brother-in-law|sister-in-law|mother-in-law|father-in-law|grandfather|grandmother|child|children|student|advisor|adviser|landlord|intern(?= (?:is|was|has|just|worked|got|moved|left|joined))|cat|dog)s?";
const SOMEBODY_EN = new RegExp(
  `^(?:(?:my|a|the|our|one of my|this|an old|some)(?: (?!name|email|phone|title|summary|job|work|resume|role|skills?|position|project|degree|city|current|first|last|second|third)[a-z]+){0,2} ${PERSON_EN}(?:'s)?(?![a-z])(?! and i(?![a-z]))(?! (?:title|position|role|job))|(?:he|she|they|somebody|someone|people|everyone|everybody|his|her|their|another (?:guy|girl|candidate))(?:'s|'re)?(?![a-z]))`,
);
const SAYS_EN =
  /(?<![a-z])(?:said|says|told me|tells me|wants me|want me|suggest(?:s|ed)|recommend(?:s|ed)|asked me|asks me|thinks? i should|advised|advises|wrote|writes|mentioned|claims|insists|keeps? telling|reminded me|the (?:email|mail|posting|ad|jd|message|article|letter) (?:says|said|reads|asks|asked|wants|told))(?![a-z])/;

/** 我小舅子在…: whoever is called by a word for family is not oneself. */
const KIN =
  /^(?:我|我们|咱)(?:的|家)?\p{Script=Han}{0,3}[子哥弟姐妹爸妈爹娘叔伯姑姨舅婶嫂侄甥孙爷奶婆](?:们)?(?=在|叫|是|去|说|让|毕业|考|也|以前|之前|现在|目前|的(?!名|电|邮|职|简|技|工|项|学))/u;

/** 以前有人把我的名字写成…: whoever stands before 把 does it. */
const BY_OTHERS =
  /(?:有人|有的人|别人|人家|他们?|她们?|大家|老师|同学|同事|朋友|面试官|系统|公司|前台|hr)(?:总是?|老是?|经常|常常|曾经?|都|又|就|也|会|一直)*(?:把|将)|(?<![a-z])(?:he|she|they|people|someone|somebody|everyone|hr) (?:always |once |often |usually |keep |keeps |kept |even |just )*(?:chang|call|renam|spell|wr[io]t|misspel|put|delet|remov|add|edit|updat)/;

const THEIR_RESUME = new RegExp(
  `(?:${PERSON_ZH}|他们?|她们?|别人|人家)的?(?:这份|那份)?(?:简历|履历|cv)|(?:帮|给|替|为)我?(?:的|们)?${PERSON_ZH}(?:改|写|做|弄|看|填|更新|修改|润色|优化|投)(?:一?下|个|份|一份)?[他她]?的?(?:简历|履历|cv)|(?<![a-z])(?:${PERSON_EN}'s?|his|her|their|(?:someone|somebody)(?: else)?'s|other people's) (?:resume|cv|linkedin)(?![a-z])`,
);

/** 帮我看看我男朋友的简历：…: what follows is of another person, until one's own is spoken of. */
export const isOnTheirResume = (clause: string): boolean => THEIR_RESUME.test(clause);

/** The subject is another person: nothing of it belongs here. */
export function isAboutOthers(clause: string): boolean {
  const bare = clause.replace(
    /^(?:\s|,|对了|话说|其实|听说|据说|by the way|btw|so|well|and|also|actually|you know)+/,
    "",
  );
  if (/^(?:听说|据说)/.test(clause.trim()) || BY_OTHERS.test(clause)) return true;
  return SOMEBODY.test(bare) || KIN.test(bare) || SOMEBODY_EN.test(bare) || isOnTheirResume(clause);
}

/** "HR 发我的：…", "The recruiter wrote: …". */
const INTRODUCED =
  /^[^:]{0,20}(?:hr|老板|领导|老师|导师|猎头|面试官|朋友|同学|同事|对方|公司|群里|有人|他|她|邮件|短信|消息|通知|公告|网上|jd|recruiter|boss|friend|manager|teacher|email|mail|message|posting|article|he|she|they|someone)[^:,]{0,10}(?:说|发我|发来|发的|给我发|写道|写着|回复|要求|通知我|建议|原话|让我|告诉我|(?<![a-z])(?:sent|says?|said|wrote|writes|told|asked|replied|reads)(?![a-z]))[^:]{0,10}:\s*\S/;

/** Only shown how one would say it. */
const EXAMPLE =
  /^(?:\s|,)*(?:比如说?|例如|譬如|举个例子|打个比方|for example|for instance|e\.g\.?|such as|an example)(?![a-z])/;
/** Words that are to be put into another language are no request. */
const TRANSLATED =
  /翻译(?:成|为|一下|这|下|:)|怎么翻译|(?<![a-z])translate (?:this|that|it|these|the|to|into|my|for)(?![a-z])/;
/** What another place offers is not in the résumé yet. */
const OFFERED =
  /(?:收到|拿到|拿了|有个?|给了?我?).{0,10}offer|(?:去|来|要|有|参加|约了?).{0,14}面试|(?:应聘|投了?|面)(?:的是|了).{0,16}|(?<![a-z])(?:offer(?:ed)? (?:from|at|by|me|for)|interview(?:ing|ed)?(?: (?:at|with|for|tomorrow|next|today))|apply(?:ing)? (?:to|for|at)|applied (?:to|for|at))(?![a-z])/;
const WISHED =
  /改|删|加|添|换|填|更新|写上|写进|清空|把|将|(?<![a-z])(?:change|add|delete|remove|update|set|put|include|rename|replace)(?![a-z])/;

/** A place of the résumé, and a text for it behind a colon. */
const OWN_LABEL =
  /^(?!.*(?:说|发来|写道))(?:[a-z' ]{0,40}(?<![a-z])(?:description|summary|bullets?|details|duties|responsibilities|achievements)(?![a-z])[^:,]{0,40}|(?:under|for|at|in) [^:,]{2,30}(?:write|put|add|say)|(?:add|put|write|include|append|change|update|set|replace|make) [^:,]{2,60}|[^:,。]{0,20}(?:描述|简介|职责|内容|评价|介绍)(?:[改写填加]?[为成上]?|是|应该是)?):/;

/** What follows was said by somebody else, and is passed on. */
export function isReported(whole: string): boolean {
  // "Description for Globex: Wrote weekly reports": nobody said it.
  const label = OWN_LABEL.exec(whole)?.[0].length;
  const sentence = label === undefined ? whole : whole.slice(0, label);
  if (TRANSLATED.test(sentence)) return true;
  if (EXAMPLE.test(sentence) || (OFFERED.test(sentence) && !WISHED.test(sentence))) return true;
  if (INTRODUCED.test(sentence)) return true;
  const ours =
    /(?:帮我|请你?|麻烦(?:你|您)?)(?:把|将|改|删|加|添)|(?<![a-z])(?:please|can you|could you|so (?:please )?(?:change|add|delete|remove|update))(?![a-z])/;
  const somebody =
    SOMEBODY.test(sentence.trim()) ||
    SOMEBODY_EN.test(sentence.trim()) ||
    /(?:邮件|jd|短信|消息|文章|帖子|网上|书上|教程|公告|通知|对方|公司|hr|ta|有人|别人)[^,。]{0,6}(?:说|写|让|要求|建议|提到|里|上)/.test(
      sentence,
    );
  if (SAYS_EN.test(sentence) && !ours.test(sentence)) return true;
  return somebody && SAYS.test(sentence) && !ours.test(sentence);
}
