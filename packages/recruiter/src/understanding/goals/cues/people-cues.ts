/** Looking for people, and looking at those who are there. */
import {
  type Cue,
  CV_EN,
  CV_ZH,
  cue,
  far,
  gap,
  NAME,
  PEOPLE_EN,
  PEOPLE_ZH,
  PLANNED,
} from "./words.ts";

/** Who fits a job best is found out by looking for them, however it is asked. */
export const FITS = new RegExp(
  `(?:最)?(?:适合|匹配|胜任|对口)${gap(14)}(?:职位|岗位|岗)${far(12)}(?:前|\\d+|[一二两三四五六七八九十]+\\s*(?:个|位|名)|排)|(?:前|\\d+|几)\\s*(?:个|位|名)?${gap(6)}(?:最)?(?:适合|匹配|胜任)${gap(14)}(?:职位|岗位|岗)|\\b(?:\\d+|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty) (?:best|strongest|closest|top)\\b${gap(20)}\\bfor\\b|\\btop \\w+\\b${gap(30)}\\b(?:role|job|position|opening)\\b`,
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
    "\\b(?:launch|kick off) (?:it|this|that)\\b|\\bkick (?:it|this|that) off\\b|把?(?:它|这个|该岗位?)(?:给)?启动(?:了|起来|一下|吧)",
    `\\bget the ball rolling\\b`,
    `从${gap(4)}(?:解析|读|看|找|搜|jd)${gap(8)}到${gap(8)}(?:面试|约面|排面)`,
    `\\bfrom\\b${gap(20)}\\b(?:jd|job description|sourcing|searching|finding)\\b${gap(30)}\\bto\\b${gap(20)}\\b(?:interviews?|interviewing|scheduling|booking)\\b`,
    `${PLANNED}\\b(?:launching|kicking off|starting|opening)\\b${gap(30)}\\b(?:hiring|recruiting|search|job|role|position|opening)\\b`,
  ].join("|"),
  "giu",
);

/** The same, where the job itself is named: "launch Privacy Counsel". */
export const LAUNCH_NAMED = new RegExp(
  [
    `(?:启动|开启|开招)(?!${gap(10)}(?:面试|评审|审查|清理|外联|跟进))`,
    `(?:招聘|岗|职位|岗位)${gap(8)}(?:跑起来|推起来|铺开|动起来|搞起来)`,
    `\\b(?:launch|kick(?:ing)? ?off|get going on|get started on|start hiring|go live with)\\b(?!${gap(30)}\\b(?:clean-?up|review|interviews?|screening|outreach|follow-?ups?|campaign|plan)\\b)`,
  ].join("|"),
  "giu",
);

export const PEOPLE_CUES: readonly Cue[] = [
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
    `${PEOPLE_ZH}(?:都|给我|先)*(?:找|搜|捞|挖)(?:一下|出来|到|齐|好|全|够)`,
    `(?:匹配|推荐)(?:一下|下)?(?:候选人|人选|人才)?(?=,|，|。|$|然后|再|并)`,
    `(?:find(?! (?:me |us |them )?(?:an?|some|the|any)? ?(?:\\w+ )?(?:slots?|times?|dates?|windows?|gaps?)\\b)|source|drum up|round up|rustle up|search(?: for)?|look(?:ing)? for|identify|get me|get us|match|dig up|hunt(?: down| for)?|discover|recommend|suggest|pull(?: up| together)?|surface|pick(?: out)?|shortlist|scout(?: for)?|bring me)\\b${gap(60)}\\b${PEOPLE_EN}\\b`,
    `\\b(?:rank|score|match|rate)\\b (?:everyone|everybody|all (?:our |the )?(?:people|candidates))\\b${gap(30)}\\bagainst\\b`,
    `(?:拿|用|按|照|对照)${gap(14)}(?:要求|jd|标准|条件|描述)${gap(8)}(?:库|现有的人)${gap(8)}(?:比|筛|匹配|找|捞|搜|过|对)`,
    `(?:(?:信|邮件|邀约|消息)(?:发|写|寄)?给|联系|发给|写给)${gap(4)}最(?:合适|匹配|适合|对口)的?(?:前)?\\s*(?:\\d+|[一二两三四五六七八九十]+)\\s*(?:个|位|名|人)`,
    `\\b(?:rank|score|match|screen|check|run|rate|compare)\\b${gap(30)}\\b(?:talent pool|pool|database|talent base|candidate base|whole base|everyone we have|our people)\\b${gap(20)}\\b(?:against|for|to|with|on)\\b`,
    `(?:拿|把|用)?(?:人才库|库里|简历库|现有的人|现有候选人)${gap(12)}(?:比对|对照|对一?下|排个?名|排个?序|过一?遍|匹配)`,
    `\\b(?:build|make|put together|pull together|compile|come up with|work up|create|prepare|draw up|give me|get me|i want|i need)\\b${gap(30)}\\b(?:short ?list|longlist|list of\\b${gap(30)}\\b${PEOPLE_EN})`,
    "\\bsourcing\\b",
    `${PLANNED}\\b(?:finding|looking for|searching for)\\b${gap(40)}\\b${PEOPLE_EN}\\b`,
    `\\b(?:rank|score|rate|order)\\b (?:me |us )?(?:the |our )?(?:\\w+ )?(?:best|top|strongest|most suitable|suitable|best-?fitting|most promising)\\b${gap(20)}\\b${PEOPLE_EN}\\b${gap(16)}\\bfor\\b`,
    `\\b(?:best|top|strongest)\\b (?:\\w+ )?(?:candidates|people|matches|fits)\\b for (?:the|our|my)\\b${gap(40)}\\b(?:job|role|position|opening)\\b${far(6)}\\b(?:ranked|in order|as a list)\\b`,
    `(?:最合适|最匹配|最适合|最佳)的?(?:候选人|人选|人)?${gap(10)}排(?:个|出|一?下)?(?:序|名)`,
    `(?:候选人|人选)${gap(6)}排(?:个|出|一?下)?(?:名|序)`,
    `\\bget\\b (?:me |us )?(?:candidates|people|names|profiles)\\b`,
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
    `(?:胜任|适合|匹配|合适)${far(20)}排(?:个|出|一下)?(?:序|名)|排(?:个|出)前\\s*(?:\\d+|[一二两三四五六七八九十]+)`,
    `\\b(?:contact|write to|approach|message|reach out to)\\b (?:the )?(?:best|strongest) (?:\\d+|two|three|four|five|six|seven|eight|nine|ten)\\b`,
    `\\be-?mail (?:the )?(?:best|top) (?:\\d+|two|three|four|five|six|seven|eight|nine|ten)(?: \\w+)? for (?:the|our)\\b`,
    `\\bdrafts? (?:for|to) (?:the )?(?:top|best|strongest) (?:\\d+|two|three|four|five|six|seven|eight|nine|ten)\\b`,
  ),
  cue(
    "review_people",
    `(?:投|应聘|申请|简历|候选人)${far(16)}(?:评估评估|评估一?下|评一评|看一看|审一审|把把关|掂量掂量|看(?:一|上)?(?:轮|圈))`,
    `(?:行|合适|可以|达标|够格|好|符合)的?(?:就)?(?:推进|往下|过|进|留)${far(8)}(?:不行|不合适|不达标|不好|不符合|其余|其他|剩下)的?(?:人)?(?:就)?(?:淘汰|拒|刷|pass|不要|婉拒|就)`,
    `该(?:推进|进|过|留|推)的?(?:就)?(?:推进|进|过|留|推)${far(4)}该(?:淘汰|拒|刷|筛掉|婉拒)`,
    `(?:评估|审查|审核|评审|审阅|复核|评一评|审一审|审一下|评一下|考察)(?:一下|下|一遍)?(?:这|那)?(?:几|两|三)?(?:个|位)?\\s?(?:${NAME}|他|她)(?!的面试|的邮件|们的面试)`,
    `(?:推进|通过|留下?|进(?:下一轮|面试)?)还是(?:该|要|应该)?(?:淘汰|拒|刷|不|婉拒)`,
    `\\b(?:advance|move (?:on|forward|ahead)|progress|pass|keep|yes)\\b(?: (?:him|her|them|${NAME}))? or (?:reject|decline|turn down|drop)\\b`,
    `\\bwhether\\b${gap(24)}\\b(?:advance|reject|move (?:on|forward|ahead)|moves (?:on|forward|ahead)|goes? through|proceed|pass|make the cut)\\b`,
    `\\bwork (?:your|our|my)? ?way through\\b${gap(40)}\\b${CV_EN}\\b`,
    `(?:看|扫|瞄|瞅|翻|过)(?:一眼|一遍|一过|过|翻|一翻|一下|看|完)${gap(16)}(?:投|应聘|申请|简历|候选人的)`,
    `(?:投|应聘|申请|简历)${gap(16)}(?:看|扫|瞄|瞅|翻|过)(?:一眼|一遍|一过|过|翻|一翻)`,
    `\\b(?:take|make|do) a pass (?:over|through|at)\\b|\\bsort\\b${gap(30)}\\binto\\b${gap(10)}\\b(?:yes|no|piles?|buckets?|groups?)\\b`,
    `简历${gap(8)}(?:先)?(?:审|看|过|筛|评|读)(?!过了|了吗)`,
    `(?:投|应聘|申请|报名)${gap(16)}(?:评|审|筛|打分|过)(?:一?遍|一?下|估|分|审|选)?`,
    `\\b(?:have|take) a (?:\\w+ )?look (?:at|through|over)\\b${gap(40)}\\b${CV_EN}\\b`,
    `\\b(?:dig into|work through|run through|plow through|evaluate|judge|filter)\\b${gap(40)}\\b${CV_EN}\\b`,
    `\\b(?:review|screen|evaluate|assess|vet|triage|judge)\\b (?:them|these|those|all|everyone|${NAME})`,
    `(?:审查|审核|审阅|评审|评估|评一?下|看一?看|看一?下|看看|筛|初筛|过一?遍|过一?下|过目|打分|评分|复核|审一?下|把关|排(?:个)?序|排(?:个)?名|比较|对比|分析)${gap(24)}${CV_ZH}`,
    `${CV_ZH}${gap(10)}(?:筛一?遍|筛一?下|筛选|过一?遍|过一?下|审一?遍|审一?下|审查|审核|评估|评审|打个?分|评个?分|排个?序|看一?遍|看一?下)`,
    `(?:给|把|对|将)?(?:应聘|申请|投了?|投递)${gap(14)}(?:排个?序|排个?名|打分|评分|评估|评一?下|筛|过一?遍|审)`,
    `(?:审|看|筛|读|阅|过)(?:完|好|一?遍|一?下)?${gap(12)}简历`,
    `\\b(?:score|rate|rank|assess|evaluate|screen|vet|review|check)\\b${gap(12)}\\b(?:everyone|everybody|anyone|anybody|whoever|those|people|all)\\b${gap(20)}\\b(?:applied|apply|applying)\\b`,
    `(?:筛|筛选|过)(?:一下|一遍|下)?简历|简历(?:筛选|初筛|审查|评审)|候选人(?:审查|评审|评估)`,
    `\\b(?:review(?:ing)?|screen(?:ing)?|evaluate|assess(?:ing)?|go (?:through|over)|look (?:over|through|at)|check(?: out)?|rate|score|vet|analy[sz]e|triage|sift(?: through)?|grade|compare|rank|read(?: through)?)\\b${gap(50)}\\b${CV_EN}\\b`,
    `\\bcandidate review\\b|\\b(?:resume|résumé|cv) (?:review|screen(?:ing)?)\\b`,
  ),
];
