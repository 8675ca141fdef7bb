/** Yes, no, and everything that people say instead. */
const YES =
  /^(?:嗯+|恩|好+(?![奇怪像久难少多贵差几慢乱长短早晚烦喜想爱羡])(?:的|呀|啊|吧|嘞|哒)?|可以(?:的|了|啊)?|行(?:吧|的|啊)?|没(?:啥|什么|有)?(?:问题|意见|异议)|往下(?:走|进行|推进|推|做)|照(?:这个|此|着)?(?:计划|方案|名单)?(?:来|办|做|走|发|约|改|执行)|都?按(?:你|您|照)?(?:说的?|这个|这些|建议|上面|此|写的|列的)?(?:来|办|做|走|发|约|改|执行|处理|更新)|妥(?:了|的|当)?|安排(?:上|吧)|(?:我)?(?:很|挺)?满意|(?:名单|人)?就(?:是)?(?:这|他|她)(?:几|些|们)(?:个|位|封|人)?|走起|搞起|同意|批准|准了?|确认|通过|对(?!了)(?:的)?|是的?|没毛病|就这样|就这么(?:办|定|发|干)|就[按照](?:这个|计划|此)[^,，]{0,4}|继续(?!找|搜|挖|招|筛|写)(?:吧)?|开始吧|开始执行|执行吧?|发吧|发(?=[!！。]|$)|发送吧?|发出去吧?|都?发了?吧|看起来不错|不错|挺好的?|完美|start(?: it)?(?= now|[.!,]|$)|move (?:on|ahead|forward)|carry on|i(?:'m| am) (?:happy|fine|good|ok(?:ay)?) with(?: (?:it|this|that|these|those|them|all of (?:it|them)))?|i (?:like (?:it|this|that|these|those|them)|approve)|(?:that|this)(?:'s| is) (?:the right|right|correct|fine|good|great|ok)(?: (?:list|plan|one))?|(?:they|these|those|it)(?:'re|'s| are| is| all)* (?:fine|good|great|ok|right|perfect)|ok(?:ay|ey)?|okie|yes+|yeah|yep|yup|ya|sure(?: thing)?|go(?! (?:through|over|back|to|into|by|with|and)\b)(?: ahead| for it| on)?|approved?|confirm(?:ed)?|agreed?|looks? (?:good|great|fine|right|ok)|lgtm|sounds? (?:good|great|fine)|do it|ship it|proceed|continue|please do|perfect|great|fine(?: by me| with me)?|all (?:good|fine|ok|set|clear)|fire away|send (?:it|them|all|away|everything|the (?:mails?|e-?mails?))(?: (?:all|out|off))?|book (?:it|them)|run it|let's (?:go|do it|send)|by all means|good to go|(?:all )?good(?: to go)?|works?(?: for me)?|correct|absolutely|definitely|of course|👍|✅)(?![a-z])/u;

const NO =
  /^(?:不(?!错|用改|改|急|着急|忙|太?确定|清楚|知道|好说|好意思|是)(?:要|行|可以|同意|发了?|用了?|批准|对|了|做了|好)?|别(?!急|着急|忙|的|人|催|说|问|闹|逗|吵)(?:发|做|执行|弄|继续)?了?|取消(?:吧|掉|这个|整个|计划|任务|全部)?|算了|拒绝|否|停(?:下|止|一下)?|放弃|作罢|撤销|不干了|全部取消|先(?:不|别)(?!急|着急|忙|催|说|管|问|吵)(?:要)?(?:发|做|弄|执行|约)?了?|撤(?:了|掉|回)?吧?|(?:还是)?不合适|都不(?:合适|行|要|对|用)|一个(?:都|也)(?:不|别|甭)(?:要|行|用|发|约|动|改|合适)?|(?:还是)?(?:算了|免了)|全部不要|(?:i(?:'ve)? )?changed my mind|no+(?!t (?:sure|bad)|w\b| (?:worries|problems?|objections?|issues?|comments?|concerns?|questions?|complaints?|notes|(?:more |further |other )?(?:changes|edits) (?:needed|required|necessary)|need to (?:change|edit)))|nope|nah|cancel(?: (?:it|this|that|all|everything|the (?:plan|whole thing|workflow|mails?|e-?mails?|interviews?)))?|stop(?: it)?|reject(?: (?:it|all|them|this|everything))?|abort|don't(?: (?:send|do|book|run|proceed)(?: (?:it|them|any(?: of (?:these|them|those))?|that|this|anything|these|those))?)?|do not (?:send|do|book|run|proceed)|(?:leave|keep) (?:everyone|everybody|them|all|it|things|everything)(?: all)? (?:where|as|alone|the way)|please don't(?=[,.!;]|$)|i(?:'d| would) (?:rather|prefer) (?:not|we didn't|you didn't)(?: to)?(?: (?:send|do|book|run|move|touch|contact)(?: (?:it|them|any(?: of (?:these|them|those))?|these|those))?)?|let's (?:not|scrap|cancel|drop|stop|kill)(?: (?:it|this|that|the (?:whole )?(?:plan|thing|lot)))?|(?:leave|keep) the (?:stages?|pipeline|candidates) (?:as|where|alone)|never ?mind|forget (?:it|that|about it)|decline|scrap (?:it|that|this)|drop (?:it|this|the whole thing)|call it off|kill it)(?![a-z])/u;

/** What makes of a yes a change: everything behind it is read again. */
const BUT =
  /只|仅|但|不过|只是|除了|去掉|改|换|先把|just|but|except|only|without|drop|remove|change|make|instead|however|though|skip|after (?:you|removing)/u;

export function isYes(cues: string): boolean {
  return YES.test(bare(cues));
}

export function isNo(cues: string): boolean {
  return NO.test(bare(cues));
}

/** A yes or no with nothing else behind it. */
export function isBare(cues: string): boolean {
  const text = bare(cues);
  const rest = text.replace(YES, "").replace(NO, "");
  if (BUT.test(rest)) return false;
  const more = rest.replace(FILLER, "").replace(/[\s,，。.!！~、]+/gu, "");
  const han = more.match(/\p{Script=Han}/gu)?.length ?? 0;
  return (han <= 2 && more.length <= 4) || isYes(rest.replace(/^[\s,，。.!！]+/u, ""));
}

const FILLER =
  /谢谢|任务|整个|流程|面试时间|这样|没问题|麻烦了?|辛苦|就|吧|了|的|啊|呀|都|全部|所有|这些|他们|一起|马上|现在|发|邮件|请|计划|名单|时间|安排|thanks?|please|pls|you|now|all|them|it|the|that|this|plan|list|mails?|e-?mails?|times?|slots?|everything|everyone|and|good|great|looks?|works?|for|me|with|send|approve|fine|ahead|go|out|away/gu;

/** Without what only leads to the answer: "well", "the mails are". */
function bare(cues: string): string {
  return cues
    .replace(/^[\s,，。.!！:：]+/u, "")
    .replace(
      /^(?:我)?(?:看着|看上去|看起来|看了下?|觉得|看)(?:都|还|也)?[\s,，]*(?=挺|不错|可以|行|没|好|ok)/u,
      "",
    )
    .replace(/^(?:还是|要不|那就)?先(?:放|缓|等|搁|压)(?:一?(?:放|缓|等|搁|压|下)|着)[\s,，]+/u, "")
    .replace(
      /^(?:那|那就|嗯|呃|等等|等一下|慢着|这个|整个|well|so|hmm|oh|ah|actually|honestly|right|ok,|okay,|alright,?|all right,?|hold on|wait|hang on|sorry)[\s,，]*/u,
      "",
    )
    .replace(
      /^(?:这些|这个|这份|这几个|这几封|这批)?(?:邮件|计划|名单|时间|面试时间|结果|方案|任务|人选|信)(?:我|都|全部|看着|看起来|看|就|倒是)*(?=可以|没问题|没意见|没异议|没有意见|行|不错|挺好|ok|不行|取消|不要|不合适|撤|满意|妥)|^(?:the |these |those |all )*(?:mails?|e-?mails?|plan|list|shortlist|times?|slots?|results?|drafts?)(?:'s|'re)? (?:are |is |all )*(?=fine|good|ok|great|perfect|look|work|approved|confirmed|right|correct)/u,
      "",
    )
    .trim();
}
