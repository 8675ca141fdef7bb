/** The parts that advertisements have, and the headings that begin them. */
export type SectionKind =
  | "must"
  | "nice"
  | "duties"
  | "benefits"
  | "about"
  | "apply"
  | "facts"
  /** Before the first heading, or under one that says nothing about what follows. */
  | "open";

type Heading = readonly [kind: SectionKind, pattern: RegExp];

/** Of the first that fits the whole heading. Written in lower case, without signs around them. */
const HEADINGS: readonly Heading[] = [
  zh(
    "nice",
    "非(?:硬性|必须|必要|必需|必备)(?:要求|条件|技能)?|(?:更多|额外)?加分(?:项|条件|点)?|优先(?:条件|项|考虑|录用|录取)?|锦上添花|(?:具备|有|满足|符合)?以下.{0,8}(?:优先|加分)(?:考虑)?|(?:如果)?你?还?有.{0,8}(?:就)?(?:更好|更棒|加分)(?:了|哦)?|我们更(?:希望|期待|青睐).{0,6}|preferred|bonus|plus",
  ),
  en(
    "nice",
    "bonus(?: points?)?(?: (?:if|for)\\b.*)?|nice[- ]to[- ]haves?.*|(?:strongly )?preferred(?: [a-z&/]+){0,5}|desired(?: [a-z&]+){0,3}|desirable.*|(?:it(?:'s| is|'d be| would be) )?(?:an? )?(?:big |huge |strong )?plus(?:es)?(?: if\\b.*| points?)?|(?:good|great)[- ]to[- ]have.*|extra (?:credit|points).*|optional(?: [a-z]+){0,2}|even better(?: if\\b.*)?|ideally.*|brownie points.*|what (?:would|will|could) (?:make|set) you\\b.*|you(?:'ll| will)? (?:really )?stand out if.*|advantage(?:s|ous)?|additional (?:skills|qualifications)",
  ),
  en(
    "duties",
    "(?:key |core |main |primary |your |job |role |essential |major |principal |rights (?:and|&) )*(?:responsibilit(?:y|ies)|duties|tasks|functions|accountabilities)(?: (?:and|&|/|of) .{0,30}| include)?|what you(?:'ll| will| would)?(?: be)? (?:do|doing|work(?:ing)? on|own|build)(?: .{0,20})?|what (?:the|this) (?:role|job|position) .{0,20}|(?:about )?(?:(?:the|this|your) )?(?:role|job|position|opportunity|work|mission|impact|project|internship)|(?:job|role|position) (?:description|summary|overview|purpose|details)|(?:the )?(?:overview|summary|opportunity|challenge|day[- ]to[- ]day)|(?:in this (?:role|position),? )?you(?:'ll| will)(?: be)?(?: responsible for| doing| able to)?|a day in the life.*|how you(?:'ll| will) .{0,30}|scope(?: of work)?",
  ),
  zh(
    "must",
    "(?:任职|岗位|职位|招聘|应聘|能力|技能|技术|资格|专业|基本|硬性|必备|必要|人员|用人|入职|申请|其他|素质|学历|胜任|候选人)(?:的)?(?:要求|条件|资格|技能|标准|能力|素质)(?:如下)?|任职资格(?:要求)?|(?:岗位|职位|任职)?要求(?:如下)?|必备|我们(?:对你的)?(?:希望|期待|期望|需要)(?:你|的你|这样的你|您)?.{0,6}|(?:希望|期待|期望)(?:的)?你.{0,8}|你?需要(?:具备|满足)?(?:的|什么|这些)?(?:条件|能力)?|你(?:应该|需要|要)?(?:具备|拥有|是|有).{0,10}|你的(?:优势|画像|技能|能力|背景)|关于你|关于您|理想的?(?:你|候选人).{0,4}|我们在找(?:这样的)?.{0,6}|什么样的人.{0,6}|人才画像|招聘条件",
  ),
  en(
    "must",
    "(?:key |core |job |minimum |basic |main |position |role |general |technical |mandatory |essential |required |professional )*(?:requirements?|qualifications?|required|essentials?|must[- ]haves?|prerequisites)(?: (?:and|&|/) [a-z &]+| for .*| \\(.*\\)| include)?|(?:required|essential|key|core|technical|professional|your|necessary|minimum|relevant)(?: [a-z]+)? (?:skills?|experience|competenc(?:y|ies)|knowledge|background|profile|abilities|criteria)(?: (?:and|&|/|,)+ [a-z ,&/]+)?|(?:skills?|experience|education|knowledge|competencies)(?: ?(?:and|&|/|,) ?[a-z ,&/]+)?|(?:what|who) (?:you(?:'ll| will|'d)?|we(?:'re| are|'d)?|makes you)\\b.*(?:need|bring|have|looking for|are|be|seek(?:ing)?|expect|require|want|like|know|successful|great fit|qualified)(?: .{0,20})?|about you|your (?:profile|background|skills|qualifications|experience|strengths)|you(?:'ll| will)? (?:have|need|bring|are|may|might|should(?: have| be)?|must(?: have| be)?|possess)(?: .{0,40})?|(?:we(?:'re| are)? (?:look(?:ing)?|search(?:ing)?)|looking) for(?: .{0,40})?|the (?:ideal|successful|right) (?:candidate|person|applicant)(?: .{0,30})?|ideal candidate|candidate (?:profile|requirements)|you could be a (?:good |great )?fit if.*|(?:in this role )?you(?:'ll| will|'d| would)?(?: probably| really)? (?:love|enjoy|like|thrive|be a (?:great |good |perfect )?fit|fit)\\b.*|to (?:succeed|be successful|qualify)\\b.*|eligibility|selection criteria|person specification",
  ),
  zh(
    "duties",
    "(?:岗位|工作|职位|主要|核心|具体|项目|日常)(?:的)?(?:职责|内容|描述|任务|介绍|详情|信息)(?:描述|如下)?|职责(?:描述|内容)?|你(?:将|会|要|的)?(?:负责|做|参与|承担|职责|工作|任务|使命).{0,8}|(?:在这里)?你(?:将|会|要).{0,10}|我们(?:需要|希望)你(?:做|来|负责).{0,6}|jd|关于(?:这个)?(?:岗位|职位|角色)|项目(?:简介|背景|内容)",
  ),
  zh(
    "benefits",
    "(?:薪资|薪酬|公司|员工|我们的?)?(?:福利|待遇)(?:待遇|介绍|体系|保障)?|(?:薪酬|薪资)(?:福利|待遇|与福利|及福利)|我们(?:能|将|会|可以)?(?:提供|给你).{0,8}|你(?:将|能|会|可以)(?:获得|得到|收获).{0,8}|(?:我们的)?(?:优势|亮点)|职位(?:诱惑|亮点)|加入我们的(?:理由|好处)|为什么(?:选择|加入).{0,8}",
  ),
  en(
    "benefits",
    "(?:our |your |employee |company |the )?(?:benefits?|perks?|compensation|offer|rewards?)(?: ?(?:and|&|,|/|package).{0,30})?|(?:what )?we(?:'re| are)? (?:can )?offer(?:ing)?(?: you)?|what (?:you(?:'ll| will)? (?:get|gain|receive)|we provide|is in it for you|'s in it for you).{0,10}|what's in it for you|why (?:join|work|you|us|choose|this).{0,40}|(?:pay|salary)(?: (?:and|&) .{0,20}| transparency)?|total rewards",
  ),
  zh(
    "about",
    "(?:公司|企业|团队|部门|集团|单位|品牌|平台)(?:介绍|简介|概况|信息|背景|文化)|关于(?:我们|公司|团队|.{2,12})|我们是(?:谁|一家.{0,10})|(?:其他|温馨|特别)?(?:说明|提示|备注|声明)|招聘声明|隐私(?:声明|政策)",
  ),
  en(
    "about",
    "about (?:us|the (?:company|team|organi[sz]ation|business)|our .{2,30}|[a-z0-9.&' -]{2,30})|who we are|(?:our|the) (?:company|mission|values|culture|team|story|vision|products?|tech stack|stack)(?: .{0,20})?|company (?:overview|description|profile|culture)|equal (?:employment )?opportunit(?:y|ies).*|(?:our )?(?:commitment to )?(?:diversity|inclusion|belonging|accessibility|accommodations?)\\b.*|eeo\\b.*|privacy (?:notice|policy).*|legal|disclaimer|notice to .{0,40}|(?:additional|other) information|fraud .{0,20}|background check.*",
  ),
  zh(
    "apply",
    "(?:联系|投递|应聘|申请|报名)(?:我们|方式|简历|邮箱|流程|方法|材料)?|简历投递|(?:面试|招聘|录用)(?:流程|安排)|如何(?:申请|投递|加入).{0,4}",
  ),
  en(
    "apply",
    "(?:how|ready) to (?:apply|join).{0,20}|apply(?: now| today| here)?|(?:the |our )?(?:application|interview|hiring|recruitment|selection) (?:process|procedure|steps)|to apply|contact(?: us)?|next steps|interested",
  ),
  zh(
    "facts",
    "(?:基本|职位|其他|岗位)信息|工作(?:时间|地点|地址|日期)|上班(?:时间|地址|地点)|办公地点|实习(?:时间|要求时间)",
  ),
  en(
    "facts",
    "(?:job |quick |key |more )?(?:details|facts|information|info|location|type)|at a glance|working hours",
  ),
];

function zh(kind: SectionKind, words: string): Heading {
  return [kind, new RegExp(`^(?:${words})$`)];
}
function en(kind: SectionKind, words: string): Heading {
  return [kind, new RegExp(`^(?:the |our )?(?:${words})$`)];
}

/** @param heading words of a line that could be a heading; undefined if they are none that is known */
export function sectionKind(heading: string): SectionKind | undefined {
  const words = heading
    .toLowerCase()
    .replace(/[\s:：!！?？.…~*_#=\-–—)\]】》>]+$/u, "")
    .replace(/^[\s*_#=([【《<-]+/u, "")
    .replace(/\s+/g, " ")
    .replace(/(?<=\p{Script=Han})\s(?=\p{Script=Han})/gu, "");
  if (words.length < 2 || words.length > 70) return undefined;
  return HEADINGS.find(([, pattern]) => pattern.test(words))?.[0];
}
