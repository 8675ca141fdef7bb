/**
 * The words by which goals are known, in both languages: on folded text, without what is quoted.
 * `gap` keeps a verb and its object in one clause.
 */
import type { Goal } from "../../model/understood.ts";

/** Stands for somebody's name. */
export const NAME = "\u24df";
const P = `\\s?(?:${NAME}|这(?:几|些)(?:个|位)?(?:人|候选人)?|那(?:几|些)(?:个|位)?(?:人|候选人)?|他们|她们|他|她|大家|各位|候选人|对方|所有人|人选)`;
const THEM = `(?:${NAME}|them|him|her|everyone|everybody|all of them|the candidates|candidates|those|these|both|people|the (?:rest|others|team's picks|promising|good|best|strong|top)\\w*)`;
/** Across a comma, within one sentence. */
const far = (most: number) => `[^。;；!！?？\\n]{0,${most}}?`;

const gap = (most: number) => `[^,，。;；!！?？\\n]{0,${most}}?`;
const PEOPLE_ZH =
  "(?:候选人|人选|人才|人|应聘者|求职者|工程师|开发|设计师|经理|护士|老师|运营|分析师|算法|产品|后端|前端|销售|简历)";
const PEOPLE_EN =
  "(?:candidates?|people|persons?|talents?|profiles?|someone|somebody|anyone|matches|engineers?|developers?|devs?|designers?|nurses?|teachers?|managers?|analysts?|folks|prospects?|applicants?|executives?|leads?|hires?|fits?|counsel|lawyers?)";
const MAIL_ZH = "(?:邮件|信|email|e-mail|mail|消息|站内信|外联|私信|开发信|联系函|邀约)";
const MAIL_EN = "(?:e-?mails?|mails?|messages?|notes?|outreach|invites?(?= to apply)|intro)";
const TALK_ZH =
  "(?:面试|面谈|面聊|一面|二面|三面|初面|初试|复试|终面|技术面|hr面|电话面|视频面|面一面|聊一聊|见面|约谈|见个面|碰个面|碰面|聊聊|谈谈|通个?电话|打个?电话|碰一下|视频会议)";
/** A stage, or somebody who leads one, is no appointment. */
const NOT_A_TALK = "(?!阶段|环节|中的|官|过|结果|反馈|评价|的(?:人|候选))";
const TALK_EN =
  "(?:interviews?|on-?sites?|phone screens?|screening calls?|calls?|meetings?|chats?|first rounds?|second rounds?|final rounds?|slots?|sessions?|conversations?)";
const CV_ZH = "(?:简历|候选人|应聘者|投递|申请|申请人|投简历的人|人选|cv|resume)";
const CV_EN =
  "(?:resumes?|résumés?|cvs?|applicants?|applications?|candidates?|submissions?|profiles?|pipeline people)";
const PIPELINE_ZH = "(?:管道|流程|漏斗|pipeline|看板|人才库|招聘池|池子|进度表|候选人列表|名单|库)";
const PIPELINE_EN = "(?:pipelines?|boards?|funnels?|talent pool|queue|candidate list|stages)";

export interface Cue {
  readonly goal: Goal;
  readonly pattern: RegExp;
}

const cue = (goal: Goal, ...patterns: string[]): Cue => ({
  goal,
  pattern: new RegExp(patterns.join("|"), "giu"),
});

/** Who fits a job best is found out by looking for them, however it is asked. */
export const FITS = new RegExp(
  `(?:最)?(?:适合|匹配|胜任|对口)${gap(14)}(?:职位|岗位|岗)${far(12)}(?:前|\\d+|[一二两三四五六七八九十]+\\s*(?:个|位|名)|排)|(?:前|\\d+|几)\\s*(?:个|位|名)?${gap(6)}(?:最)?(?:适合|匹配|胜任)${gap(14)}(?:职位|岗位|岗)|\\btop \\w+\\b${gap(30)}\\b(?:role|job|position|opening)\\b`,
  "u",
);

/** A whole workflow by its name. */
export const LAUNCH = new RegExp(
  [
    `(?:启动|开启|发起|开始|跑(?:一下|一遍)?)${gap(16)}(?:职位启动|招聘|招人|寻访|猎寻|岗位|职位)(?!.{0,4}(?:面试|评审|审查|清理))`,
    "职位启动",
    `(?:职位|岗位|岗|招聘)${gap(6)}(?:启动|开启|开招|开始招)(?:一下|吧|起来|了)?`,
    `(?:launch|kick ?off|start|begin|open)\\b${gap(30)}\\b(?:hiring|recruiting|recruitment|sourcing|search|job launch|job|role|position|opening)\\b`,
    "\\bjob launch\\b",
    `\\bget the ball rolling\\b`,
  ].join("|"),
  "giu",
);

export const CUES: readonly Cue[] = [
  cue(
    "parse_job",
    `(?:解析|拆解|读一?下|分析)${gap(12)}(?:jd|职位描述|岗位描述|职位要求|岗位要求|招聘需求|职位需求)`,
    `(?:parse|analy[sz]e|read|break down|extract)\\b${gap(30)}\\b(?:jd|job description|job ad|job posting|requirements)\\b`,
  ),
  cue(
    "find_people",
    `(?:找|搜|搜索|寻找|物色|挖|检索|匹配|推荐|挑|挑选|选出|筛出|筛选出|捞|寻访|猎|召回|sourcing|source)${gap(26)}${PEOPLE_ZH}`,
    `(?:找|挖|捞|推荐|物色|挑|选|翻)(?:几|一些|些|点|到|出|一批|批|一拨|拨)${gap(10)}(?:个|位|名|人|靠谱|合适|适合)?`,
    `(?:找|搜|物色)(?:人|合适|适合)`,
    `${PEOPLE_ZH}(?:都)?(?:找|搜|捞|挖)(?:一下|出来|到)`,
    `(?:匹配|推荐)(?:一下|下)?(?:候选人|人选|人才)?(?=,|，|。|$|然后|再|并)`,
    `(?:find|source|drum up|round up|rustle up|search(?: for)?|look(?:ing)? for|identify|get me|get us|match|dig up|hunt(?: down| for)?|discover|recommend|suggest|pull(?: up| together)?|surface|pick(?: out)?|shortlist|scout(?: for)?|bring me)\\b${gap(60)}\\b${PEOPLE_EN}\\b`,
    `\\b(?:build|make|put together|create|prepare|draw up|give me)\\b${gap(30)}\\b(?:short ?list|longlist|list of\\b${gap(30)}\\b${PEOPLE_EN})`,
    "\\bsourcing\\b",
    `\\bget\\b (?:me |us )?(?:\\d+|some|a few|several|two|three|five|ten|good|great|the best|strong|qualified)\\b${gap(30)}\\b${PEOPLE_EN}\\b`,
    `(?:要|想|需要|准备|打算|急|得|帮我|再)招(?:聘)?${gap(12)}${PEOPLE_ZH}`,
    `\\b(?:hire|recruit|headhunt)\\b|\\b(?:wants?|needs?) an? (?:new )?(?:ae|\\w+ ?(?:engineer|developer|designer|nurse|teacher|manager|analyst|counsel|executive|lawyer))\\b`,
    `\\bget (?:me|us) (?:some |a few |\\d+ )?(?:names|people|options)\\b`,
    `(?:找|搜|匹配|推荐|挑|选|捞)${gap(4)}(?:\\d+|[一二两三四五六七八九十]+)\\s*(?:位|个|名)(?!月|小时|工作日|星期|时间)`,
    `(?:拉|出|列|整|搞|做)(?:一份|个|一个|份|出|一下)?${gap(10)}(?:名单|清单|短名单|候选名单)`,
    `(?:填|补)(?:上|掉|满)?${gap(4)}(?:坑|缺|空缺|岗)|(?:坑|缺|空缺)${gap(4)}(?:填|补)(?:上|掉|满)?`,
    `\\bfill\\b${gap(30)}\\b(?:role|position|seat|req|opening|vacancy|job)\\b`,
    `\\b(?:shortlist|find|pick|get me|give me|source|select|choose)\\b${gap(10)}\\b(?:top|best)\\b (?:\\d+|[a-z]+)\\b(?! (?:time|slot))`,
    `(?:适合|匹配|胜任)${gap(14)}(?:职位|岗位|岗)[^。]{0,8}排(?:个|出|一下)?(?:前|序|名)`,
    `\\b(?:source|find|search)\\b(?=,)`,
  ),
  cue(
    "write_mails",
    `(?:发|写|群发|寄|发送|发出|起草|草拟|撰写|拟|准备|回|整)${gap(16)}${MAIL_ZH}`,
    `${MAIL_ZH}(?:也|都|先|一起)?(?:发|写|寄|群发|起草|拟)`,
    `(?<!未|没|没有|无法|长期|从未|已|已经)(?:联系|触达|勾搭|私信|联络|打(?:个)?招呼)(?!方式|电话|人(?![\\u4e00-\\u9fff]{0,2}发)|过|了(?!吗)|的)(?:一下|下|上|他|她|这|那|候选|前|所有|合适|大家|\\d|[\\u4e00-\\u9fff]{2})?`,
    `(?:外联|群发|群邮)`,
    `(?:告诉|通知|告知)${gap(10)}(?:他们|她们|他|她|大家|候选人|各位|对方)(?!${gap(6)}面试)`,
    `(?<!reply by )\\b(?:e-?mail|mail|message|contact|write(?: to)?|ping|approach|dm)\\b(?= (?:${NAME}|them|him|her|these|those|all|every|each|the|to|both|our|my|top|best|whoever|anyone|candidates|people|it|[a-z]{2,}))(?! (?:address|limit|count|history|template|quota|thread))`,
    `\\breach(?:ing)? out\\b`,
    `\\bget in touch\\b`,
    `\\boutreach\\b`,
    `\\b(?:send|draft|write|compose|prepare|shoot|fire off|drop|blast)\\b${gap(50)}\\b${MAIL_EN}\\b`,
    `\\b(?:send|drop|shoot)\\b (?:them|him|her|everyone|[a-z]+) (?:an?|the|our|some) `,
    `\\blet (?:them|him|her|everyone|everybody|all|people|candidates|the)\\b${gap(30)}\\bknow\\b`,
    `\\b(?:drop|send)\\b (?:an? )?(?:line|note|word)\\b`,
    `\\b(?:e-?mail|mail|message|contact)\\b(?=,| and\\b| then\\b)`,
  ),
  cue(
    "write_mails",
    `(?:跟|和|给|向|同)${P}${gap(8)}(?:说|讲|打个招呼|知会|反馈|回复|回个|道歉|道个歉|道喜|聊一下近况|拜个年)(?!明面)`,
    `(?:告诉|通知|告知|知会|问|问问|问一下|感谢|答复|回复|提醒)(?:一下|一声|下)?${P}(?!${gap(8)}面试)`,
    `把${gap(24)}(?:发|寄|转发|转)给(?!我)`,
    `(?<!面试邀请|邀请|通知)发给${gap(16)}(?:${P}|人)`,
    `(?:发|寄|回)(?:个|一封|封|条|一个)?(?:提醒|感谢|问候|祝贺|婉拒|拒信|慰问|道歉)`,
    `(?<!let me |can you |could you |please )\\b(?:tell|ask|inform|notify|thank|congratulate|apologi[sz]e to)\\b ${THEM}`,
    `\\b(?:please |can you |could you )(?:tell|ask|inform|notify|thank)\\b ${THEM}`,
    `\\blet ${THEM}${gap(16)} know\\b`,
    `\\b(?:by|via|through|over) e-?mail\\b`,
    `\\bhit ${THEM} up\\b|\\bhit up\\b`,
    `\\bdrop\\b${gap(30)}\\b(?:a|some) (?:line|note|word|mail|email)s?\\b`,
    `\\bsend\\b${gap(40)}\\b(?:to )?${THEM}`,
    `\\b(?:blast|send|share|forward|announce|circulate)\\b${gap(40)}\\bto\\b${gap(24)}\\b(?:candidates?|people|everyone|all|them|applicants?|${NAME})`,
    `\\b(?:reply|respond|write back) to\\b ${THEM}`,
  ),
  cue(
    "follow_up",
    `(?:没|未|无|不|没有)(?:有)?(?:任何)?(?:回音|回复|回信|答复|回应|消息|反应|动静|下文|吭声|搭理|理|回)(?:的|我们)?${far(16)}(?:提醒|催|再(?:发|联系|问|写|捅|试|跟|推|戳)|跟进|跟一|催|second)`,
    `(?:石沉大海|杳无音信|已读不回|没下文|没有下文|不理我们|没理我们|失联)${far(20)}(?:催|发|联系|捅|问|提醒|跟|戳|推)`,
    `(?:催|提醒|再联系|再问|戳|再戳|再推|再捅)${gap(20)}(?:石沉大海|没下文|不理|没理|已读不回|没吭声|没动静)`,
    `(?:without|no) (?:an? |any )?(?:answer|reply|response)${far(50)}\\b(?:second|another|again|follow|reminder|nudge)`,
    `\\b(?:second|another|one more) (?:mail|e-?mail|message|try|nudge|attempt)\\b`,
    `\\b(?:non-?respond\\w+|no-?shows?|quiet ones|silent ones)\\b`,
    `\\bre-?engage\\b|\\b(?:poke|prod)\\b|\\btry (?:them|him|her|${NAME}) again\\b`,
    `\\b(?:write|e-?mail|mail|message|contact)\\b${gap(20)}\\bagain\\b${gap(30)}\\b(?:n't|not|never|no|silent)`,
    `(?:再|又|重新)(?:催|提醒)(?:一次|一下|一遍|下)?`,
    `(?<!没|没有|未|无人|从未)跟进${gap(20)}(?:没|未|还没|邮件|候选人|他们|她|他)`,
    `(?:再|重新|又)(?:发|写)(?:一遍|一次|一封(?:跟进|提醒)?)`,
    `(?:催|提醒|再联系)(?:一下|下|催)?${gap(16)}(?:没|未|不)(?:有)?(?:回|答|理)`,
    `(?:没|未|还没|一直没|不)(?:有)?(?:回复|回信|回音|答复|回邮件|回)的?${gap(14)}(?:发|催|跟进|提醒|再|ping)`,
    `(?<!没|没有|未)跟进(?:一下|邮件|下)`,
    `\\bfollow(?:ing)?[- ]?ups?\\b`,
    `\\b(?:chase|nudge|remind|re-?contact|ping)\\b${gap(50)}(?:\\b(?:n't|not|never|no|yet to|silent|quiet|unanswered|ignored)\\b|haven't|hasn't|didn't|who\\b)`,
    `\\bchase up\\b|\\bsend (?:a |out )?reminders?\\b|\\bbump\\b${gap(20)}\\b(?:thread|mail|email|them|candidates)`,
  ),
  cue(
    "await_replies",
    `(?:有|给)?(?:回复|回信|答复|回音|感兴趣|有意向|愿意聊|回了)(?:了|过)?的(?:人|候选人|话|那些|几位)?`,
    `等(?:到|待)?${gap(10)}(?:回复|回信|答复|回音)`,
    `(?:收到|一有|谁)${gap(6)}(?:回复|回信|答复)`,
    `(?:回复|答复)(?:之后|以后|后|了就|了的话|就)`,
    `\\b(?:who|whoever|whoever's|those|anyone|everyone|ones?|once|when|if|after|as soon as)\\b${gap(24)}\\b(?:reply|replies|replied|respond|responds|responded|answer|answers|answered|interested|keen|up for it|back to us|say yes|says yes|write back|writes back|get back|gets back|bites?)\\b`,
    `\\bwait for\\b${gap(20)}\\b(?:replies|reply|responses?|answers?)\\b`,
  ),
  cue(
    "reschedule_interview",
    `${TALK_ZH}${far(20)}(?:延到|延至|换到|改到|挪到|推到|调到|改在|改约|另约|换个时间|改个时间)`,
    `\\binterviews?\\b${gap(40)}\\b(?:instead|needs? to be|to be moved|another (?:time|day)|(?:different|other|new) (?:time|day|date|slot))\\b`,
    `\\b(?:another|different|new|other|later|earlier) (?:time|day|date|slot)\\b${gap(20)}\\b(?:interview|call|meeting)`,
    `${TALK_ZH}${gap(14)}(?:改期|改到|改成|改为|改一下|推迟|延后|延期|提前|挪到|挪|往后|顺延|换到|换个|调到|调整|推到)`,
    `(?:改期|推迟|延后|延期|挪|调整|改约|重约|重新安排|重新约|改一下|换一下)${gap(16)}${TALK_ZH}`,
    `把${gap(14)}${TALK_ZH}${gap(6)}(?:改|移|换|调|推|挪)`,
    `\\bre-?(?:schedul\\w*|book\\w*)\\b`,
    `\\b(?:move|postpone|push(?: back)?|shift|delay|bring forward|change)\\b${gap(40)}\\b(?:interviews?|calls?|onsite|meeting|slot)\\b(?! stage)`,
  ),
  cue(
    "cancel_interview",
    `(?:取消|撤销|砍掉|不要|退掉|删掉|删除|去掉|撤掉)(?:了)?${gap(16)}${TALK_ZH}`,
    `(?:不用|不必|别|甭|不)面(?:试)?了`,
    `${TALK_ZH}${gap(6)}(?:取消|不用了|先不面了|作废|不做了)`,
    `\\b(?:cancel|call off|scrap|drop|abort)\\b${gap(40)}\\b(?:interviews?|calls?|onsite|meeting|slot|appointment)\\b`,
  ),
  cue(
    "schedule_interviews",
    `(?:安排|约|预约|排|定|敲定|组织|协调|搞定|订|发起|邀请|邀|喊|叫|请)${gap(24)}${TALK_ZH}${NOT_A_TALK}`,
    `发(?:送|出|一份|一封|个)?${gap(14)}(?:面试|面谈|复试|终面)(?:邀请|邀约|通知)`,
    `${TALK_ZH}(?:时间|日程|邀请)?(?:都|也|先|一起)?(?:给|帮)?${gap(4)}(?:安排|约|排|定|订|发)`,
    `(?<!邀|预|大|合)约(?!好|的|了|定)(?:一下|个|上)?${gap(14)}(?:时间|聊聊|见面|电话|聊)`,
    `约面|排面|面试邀请|来面试`,
    `(?:找|约|定|挑|留)(?:个|一个)?时间(?:聊|谈|沟通|面|见|电话|碰)`,
    `(?<!邀|预|大|合|制|签)约(?:一下|下|上)?(?!邮件|信|面|好|的|了|定)(?=[\\u4e00-\\u9fff${NAME}]{1,12}(?:,|，|。|$|聊|谈))`,
    `(?:开始|直接)面试(?!阶段|环节|轮)(?=,|，|。|$)`,
    `\\b(?:schedule|set(?:ting)? up|arrange|book|organi[sz]e|line up|slot in|fix|plan|find (?:a )?(?:time|slots?)(?: for)?|propose|sort out|coordinate|put together)\\b${gap(60)}\\b${TALK_EN}\\b`,
    `\\b(?:schedule|book)\\b (?:them|him|her|it|those|these|everyone|all|the|whoever|[a-z]+)(?: in)?\\b(?! (?:report|task))`,
    `\\binvite\\b${gap(50)}\\b(?:interviews?|on-?sites?|chat|call|talk|meet|round|meeting)\\b`,
    `\\b(?:interview|meet)\\b (?:them|him|her|those|these|the (?:ones|top|best|first)|whoever)\\b`,
    `\\b(?:find|propose|offer|suggest)\\b${gap(16)}\\b(?:times?|slots?)\\b`,
    `\\b(?:put|get)\\b${gap(40)}\\b(?:on|in|into)\\b (?:the|my|our|[a-z]+'s|${NAME}'s) calendars?`,
  ),
  cue(
    "schedule_interviews",
    `\\bset (?:that|it|this|something|things) up\\b`,
    `\\b(?:make|find|block)\\b (?:some )?time\\b|\\bhook\\b${gap(20)}\\bup with\\b|\\bslot(?:ted)?\\b (?:in|into|them|him|her)`,
    `(?:排|挑|找|定)(?:个|一个|一下)时间|(?:可以|能|该)面(?:了|一下)(?!吗)|(?:直接|都|就|统统)约(?=$|,|，|。|他|她|来|面|上)`,
    `\\bi(?:'d| would)? (?:like|want|love|need) to (?:talk|speak|meet|chat)\\b`,
    `\\b(?:get|bring|move|pull)\\b${gap(40)}\\b(?:into|in for|on for|to) (?:an? |the )?(?:interviews?|onsite|call)\\b(?! stage)`,
    `\\b(?:gets?|deserves?|should get|should have) an? (?:\\w+ )?(?:interview|call|onsite)`,
    `\\binterview (?:${THEM}|whoever)`,
  ),
  cue(
    "review_people",
    `(?:看|扫|瞄|瞅|翻|过)(?:一眼|一遍|一过|过|翻|一翻|一下|看|完)${gap(16)}(?:投|应聘|申请|简历|候选人的)`,
    `(?:投|应聘|申请|简历)${gap(16)}(?:看|扫|瞄|瞅|翻|过)(?:一眼|一遍|一过|过|翻|一翻)`,
    `\\b(?:take|make|do) a pass (?:over|through|at)\\b|\\bsort\\b${gap(30)}\\binto\\b${gap(10)}\\b(?:yes|no|piles?|buckets?|groups?)\\b`,
    `简历${gap(8)}(?:先)?(?:审|看|过|筛|评|读)(?!过了|了吗)`,
    `(?:投|应聘|申请|报名)${gap(16)}(?:评|审|筛|打分|过)(?:一?遍|一?下|估|分|审|选)?`,
    `\\b(?:have|take) a (?:\\w+ )?look (?:at|through|over)\\b${gap(40)}\\b${CV_EN}\\b`,
    `\\b(?:dig into|work through|run through|plow through|evaluate|judge|filter)\\b${gap(40)}\\b${CV_EN}\\b`,
    `\\b(?:review|screen|evaluate|assess|vet|triage|judge)\\b (?:them|these|those|all|everyone|${NAME})`,
    `(?:审查|审核|审阅|评审|评估|评一?下|看一?看|看一?下|看看|筛|初筛|过一?遍|过一?下|过目|打分|评分|复核|审一?下|把关|排(?:个)?序|排(?:个)?名|比较|对比|分析)${gap(24)}${CV_ZH}`,
    `${CV_ZH}${gap(10)}(?:筛一?遍|筛一?下|筛选|过一?遍|过一?下|审一?遍|审一?下|审查|审核|评估|评审|打分|评分|排个?序|看一?遍|看一?下)`,
    `(?:给|把|对|将)?(?:应聘|申请|投了?|投递)${gap(14)}(?:排个?序|排个?名|打分|评分|评估|评一?下|筛|过一?遍|审)`,
    `(?:审|看|筛|读|阅|过)(?:完|好|一?遍|一?下)?${gap(12)}简历`,
    `\\b(?:score|rate|rank|assess|evaluate|screen|vet|review|check)\\b${gap(12)}\\b(?:everyone|everybody|anyone|those|people|all)\\b${gap(20)}\\b(?:applied|apply|applying)\\b`,
    `(?:筛|筛选|过)(?:一下|一遍|下)?简历|简历(?:筛选|初筛|审查|评审)|候选人(?:审查|评审|评估)`,
    `\\b(?:review(?:ing)?|screen(?:ing)?|evaluate|assess(?:ing)?|go (?:through|over)|look (?:over|through|at)|check(?: out)?|rate|score|vet|analy[sz]e|triage|sift(?: through)?|grade|compare|rank|read(?: through)?)\\b${gap(50)}\\b${CV_EN}\\b`,
    `\\bcandidate review\\b|\\b(?:resume|résumé|cv) (?:review|screen(?:ing)?)\\b`,
  ),
  cue(
    "clean_pipeline",
    `(?:晾|搁|放|拖|卡|躺|耗|挂)(?:在)?(?:那儿|那里|着|库里|流程里)?${gap(10)}(?:天|周|星期|月|年|久)${far(20)}(?:归档|淘汰|清|处理|关|移)`,
    `候选人${gap(6)}(?:清一?清|清一?下|清理|清掉|理一?理|整理|归整|收拾)`,
    `(?:看板|管道|流程|漏斗|库)${far(12)}(?:体检|盘一?盘|理一?理|捋一?捋)|(?:半死不活|卡住|凉了|冷掉|发霉|积灰)${gap(10)}(?:清|理|归|关|处理|淘汰)`,
    `\\b(?:close|drop|remove|reject|bin|dump)\\b${gap(10)}\\b(?:hopeless|dead|stale|old|lost|cold|inactive|expired)\\b`,
    `(?:停留|停在|滞留|待在|处于|躺在|卡在)${gap(16)}(?:超过|\\d|[一二两三四五六七八九十])${gap(6)}(?:天|周|星期|月)${gap(12)}(?:移除|移走|清|归档|淘汰|处理|拒|关)`,
    `该归档(?:的)?归档|(?<!不)归档|清退|清出去`,
    `\\b(?:sweep|clean|tidy|purge|prune)\\b (?:it|this|things|house|everything|all)(?: up| out)?\\b`,
    `(?<!don't )\\barchive\\b`,
    `\\bget rid of\\b${gap(30)}\\b(?:candidates?|applications?|people|ones|stale|old|dead)`,
    `(?:清理|整理|清一?下|清一?清|清空|清掉|清扫|梳理|打扫|收拾|瘦身|盘一?下|盘点)${gap(24)}(?:${PIPELINE_ZH}|候选人|僵尸|陈旧|过期|长期|没动静|不活跃|老的|阶段|申请|职位|岗位)`,
    `${PIPELINE_ZH}${gap(8)}(?:清理|整理|清一?下|清干净|收拾|打扫|清一?清|盘一?下)`,
    `管道清理|清理管道|清管道|大扫除`,
    `(?:没动静|没进展|没有进展|没反应|没消息|僵尸|不活跃|长期没|没有动静)${gap(16)}(?:清|归档|处理|淘汰|移|关|整理|收拾)`,
    `(?:长期|一直|超过|${"\\d+"}天|[一二两三四五六七八九十]+(?:天|周|个月))${gap(16)}(?:没|未|无)${gap(6)}(?:联系|回复|跟进|动静|进展|更新|消息|动|反应|回音)${gap(16)}(?:拒|淘汰|归档|处理|移|关|清|标|撤|挪|出局|放弃|close)`,
    `(?:归档|淘汰|清掉|拒掉|移除|处理掉?|关掉|关闭)${gap(16)}(?:没(?:有)?(?:回复|动静|进展|消息)|长期|过期|陈旧|不合适|不活跃|冷掉|僵尸)`,
    `\\b(?:clean(?:ing)?|tidy|sweep|purge|prune|clear|declutter|spring-?clean|groom|housekeep\\w*|close out|dust off|weed out)\\b${gap(40)}\\b(?:${PIPELINE_EN}|candidates?|applications?|applicants?|stale|dead|old|inactive|everyone)\\b`,
    `\\bpipeline (?:clean-?up|hygiene|housekeeping|sweep|maintenance)\\b|\\bhousekeeping\\b`,
    `\\b(?:archive|reject|close|remove|move|mark|decline|flag|drop)\\b${gap(50)}(?:\\b(?:stale|inactive|dormant|stuck|silent|cold|idle|dead|ghosted|untouched)\\b|no (?:activity|news|reply|response|movement)|(?:haven't|hasn't|not|never) (?:moved|replied|responded|been|answered|heard))`,
    `\\b(?:stale|stuck|dormant|inactive|gone cold|went cold)\\b${gap(30)}\\b(?:candidates?|applications?|people|applicants?|ones)\\b`,
  ),
];
