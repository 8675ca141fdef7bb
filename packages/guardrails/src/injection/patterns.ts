/**
 * Signs that are shapes rather than words. Every pattern is linear: no quantifier is nested in
 * another over the same characters, and what is repeated has a bound.
 */

/** Read in the folded text, in lower case, with one space between words. */
const IN_FOLDED = {
  /** An address that something can be carried to. */
  link: /https?:\/\/[^\s"'<>）)]{3,200}|(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}\.[a-z.]{2,20}|\bwww\.[a-z0-9-]{2,60}\.[a-z]{2,10}/g,
  /** "Forget everything", with nothing that would say what about. */
  forgetAll:
    /\b(?:forget|ignore|disregard|vergiss|olvida) (?:about )?(?:everything|alles|all of (?:that|this|the above)|all that|all (?:the )?above|anything (?:above|before|i|you)|todo|(?:all|everything) (?:before|prior|above)|(?:what|everything|all) (?:i|you|we|was|has|have|that)\b(?!(?: have)? (?:said|wrote|told you|mentioned|sent) (?:about|regarding|on))|(?:the )?above\b)|(?:忘记|忘掉|忘了|忽略|无视|抛开)(?:掉)?(?:这一切|一切|所有(?:的)?(?:事|东西|内容)|刚才(?:的|说)|上面(?:的)?(?:内容|所有|一切|文字|话)|以上(?:的)?(?:内容|所有|一切|文字)?|前面(?:的)?(?:内容|所有|一切|话|文字))/g,
  /** Turned on. */
  enable:
    /\b(?:enable|enabled|activate|activated|enter|entering|switch to|switched to|unlock|initiate|turn on|go into|in|into)\b|进入|启用|开启|激活|打开|切换到|切换至|启动|解锁/g,
  verbatim:
    /\bverbatim\b|\ball of it\b|\bevery word\b|from the (?:very )?(?:first|beginning|start)|\binclude everything\b|starting (?:with|from)|\bcode block\b|\bin full\b|\bexactly what\b|\bfirst \d{1,4} (?:words|characters|lines)|one letter per|\bas json\b|\bword by word\b|\bfull (?:function|tool)|word for word|exactly as (?:it|they)|in (?:its|their) entirety|in a code ?block|一字不差|一字不漏|原封不动|原文|逐字|原样|完整地?(?:输出|复述|打印|重复|显示)/g,
  howTo:
    /\bhow (?:to|do i|can i|would (?:one|you|i|someone))\b|\bstep[ -]by[ -]step\b|\binstructions (?:for|to|on) (?:mak|build|creat|hack|cook)|\b(?:recipe|tutorial) for\b|\bteach me\b|怎么(?:制作|制造|做|造|入侵|黑)|如何(?:制作|制造|做|造|入侵|黑|绕过)|教我|详细步骤|具体步骤|制作方法|制作过程|的方法/g,
  /** The machine called by its name at the beginning of a sentence. */
  vocative:
    /(?:^|[.!?\n:;>*#([%-] ?|\b(?:to|for|dear|hey|hello|attention|note) )(?:(?:any|all|the|ai|llm|automated|screening|recruiter|hiring|code)[ -]){0,2}(?:ai|assistant|chatgpt|gpt|llm|bot|chatbot|language model|grader|summarizer|summariser|screener|code reviewer|agents?|model|parser|screening (?:tools?|systems?|software))(?: assistant| model| system| agent| reading this[a-z ]{0,20}| processing this[a-z ]{0,20})?[,:!]|(?:ai|llm|助手|大模型|语言模型|机器人|模型|智能体|筛选系统|自动化系统|解析器|评审|阅卷|程序)[^。！？\n，,；]{0,8}(?:请|注意|你好|必须|必读|应当|须)/g,
  /** Says what every answer is to be, or begins it for the model. */
  mustAnswer:
    /\b(?:your|the|each|every|all|any) (?:next |final |entire |future |subsequent )?(?:response|reply|answer|output|message)s? (?:must|should|has to|have to|needs? to|will|shall) (?:only |always |now )?(?:be|start|begin|end|contain|include|say|consist|read|only)|(?:回答|回复|输出)(?:内容)?(?:中|里|的开头|的末尾|末尾|开头|结尾)?(?:必须|一定要|都要|都必须|务必)(?:以|包含|是|加|为|用)/g,
  alwaysRespond:
    /\b(?:no matter|whatever|regardless of) [^.!?\n]{0,60}\b(?:respond|reply|answer|say|output|return)\b|(?:无论|不管|不论)[^。！？\n]{0,24}(?:问|说|输入|要求)[^。！？\n]{0,12}(?:回答|回复|输出|说)|\b(?:always|only) (?:respond|reply|answer|output|return|say)\b/g,
  compliance:
    /\bsure[,!] (?:here|i )|\bof course[,!] here|当然[，,！!](?:这是|以下)|\b(?:confirm|acknowledge)(?: by (?:replying|saying)| with)|已(?:解除|接管|启用|激活|越狱)/g,
  /** Does something to the answer that no reader of a mail would be asked for. */
  reshape:
    /\b(?:translate|encode|reverse|rewrite|convert|replace|append|prepend) (?:all |each |every |of ){0,2}(?:your|the) (?:entire |whole |final |next )?(?:response|answer|output|reply|replies|summary)s?\b|\b(?:append|add|prepend|insert|include|embed) [^.!?\n]{0,80}\b(?:to|in|into|at the end of|with) your (?:response|answer|output|reply|summary|replies|responses)\b|\b(?:in|begin|start|end|finish) your (?:summary|output|report|evaluation) ?(?:,|with\b)|\b(?:in|begin|start|end|finish) your (?:response|answer) ?(?:,|with ["“'])|\breverse all of your\b|\bwrite only in\b|\b(?:all|every) (?:future|subsequent|of your) responses?\b/g,
  /** The user, spoken of behind their back. */
  theUser:
    /\b(?:tell|inform|ask|persuade|convince|urge|instruct|notify|alert|trick|advise|warn) (?:the (?:user|reader|recruiter|customer)|them to)\b|\bthe user's (?:question|request|account|email|card|password)|(?:告诉|要求|劝说|引导|诱导|提示|通知)(?:用户|读者|招聘人员|对方)|回复用户|用户的(?:问题|访问令牌|手机号)/g,
  pipeShell: /\b(?:curl|wget) [^|\n]{1,120}\| ?(?:ba|z)?sh\b|\brm -rf\b|\bos\.system\b/g,
  /** Gives a mark as an order. */
  scoreOrder:
    /\b(?:award|give|assign) (?:\w{1,12} ){0,3}(?:full marks|highest (?:possible )?(?:score|rating)|maximum score|perfect score)|\b(?:set|fix|change|raise) (?:the )?[a-z ]{0,24}(?:score|rating|level|seniority|experience|stage|status)[a-z ]{0,16}(?:to|=) ?[a-z0-9]|\b(?:return|output|number) (?:10\/10|100|5\/5)\b|(?:匹配度|匹配分|得分|评分|分数|推荐等级|评级)(?:一律|固定|统一|都|直接|必须)?(?:给|设为|设置为|固定为|为|=|调到|改成|打)[^。！？\n]{0,6}(?:100|满分|最高|s级|a级|99|98)|(?:打|给|给出|评|评为|设为)(?:出|他|她|我|到)?(?:满分|最高分|最高评价|100分|10分|s级|一百分)|(?:^|[.!?\n:;>*([-] ?|\b(?:please|must|should|and|then|to|you) )(?:rate|score|rank|give|assign|mark|grade|award) (?:it|this|the|my|him|her|them|me|candidate|applicant|resume)\b[^.!?\n]{0,50}\b(?:100|10\/10|10 out of 10|highest|maximum|top|full marks|perfect|5 stars|strong hire|first|number one|excellent|exceptional)\b|(?:请|务必|必须|应|要|直接|一律|^|[。！？\n：；，])(?:给|将|把|为)[^。！？\n]{0,20}(?:候选人|简历|求职者|应聘者|申请人|本人|他|她|我|此人)[^。！？\n]{0,20}(?:满分|最高分|最高评|100分|一百分|第一|首位|榜首|通过|录用|五星|s级|a级|95分|98分|99分|10分)/g,
  /** Turns a rule into its contrary. */
  opposite:
    /\bopposite day\b|\b(?:rules?|guidelines|policy) (?:say|says|tell|tells|forbid|forbids)[^.!?\n]{0,30}\byou must\b|\bdo the opposite of (?:your|what|the)|凡是(?:规则|规定)?(?:禁止|不允许|不让)[^。！？\n]{0,12}(?:都|必须)|反着来|反话日/g,
  /** Bit by bit, so that no bit looks like much. */
  piecemeal:
    /\b(?:one|each|a few|five|ten|\d{1,2}) (?:word|letter|character|line|sentence)s? (?:at a time|per line|each)|每次只?(?:说|给|输出|告诉)|一点点来|分(?:段|批|次)(?:说|给|输出)|一个字一个字/g,
} as const;

/** Read in the text as it was given. */
const IN_ORIGINAL = {
  /** Tokens of chat templates, which no person writes. */
  chatMarker:
    /<\|(?:im_start|im_end|system|user|assistant|endoftext|end|begin_of_text|start_header_id|eot_id|endofprompt)\|>|\[\/?INST\]|<<\/?SYS>>|<\/?s>\s?\[INST|<start_of_turn>|<end_of_turn>|\{\{#(?:system|user|assistant)|\[\/?(?:SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS)\]/gi,
  /** Frames that imitate the operator's. */
  sectionMarker:
    /#{2,6} {0,2}(?:system|instruction|instructions|new instructions?|human|assistant|response|prompt|user|系统|指令|新指令|系统指令|系统提示|用户|助手) {0,2}[:：\n]|<\/?(?:system|instructions?|admin|prompt|system_prompt|user_input|user_query|developer|context|document|resume|email|data|untrusted|query|task|im_start)>|["']role["'] {0,3}: {0,3}["'](?:system|developer|assistant)["']|\[(?:system|admin|developer|instruction|system message|system note|system override|new instructions?|ai instructions?|override|hidden|系统|系统指令|系统消息|系统提示|管理员|开发者|指令|新指令|隐藏指令)[^\]\n]{0,24}\]|【(?:系统|系统指令|系统消息|系统提示|系统通知|管理员|管理员指令|开发者|最高指令|指令|新指令|隐藏指令|ai指令|ai提示|内部指令|指令更新|优先指令)[^】\n]{0,12}】|[-=*~]{3,20} {0,2}(?:begin|end|start|new|stop)(?: of)? {0,2}(?:the )?(?:system|instructions?|prompt|context|document|user|resume|email|input|conversation|text|data)[^\n]{0,30}|\b(?:BEGIN|END) (?:OF )?(?:SYSTEM|INSTRUCTIONS?|PROMPT|CONTEXT|DOCUMENT|USER INPUT|USER MESSAGE|ADMIN)\b|[-=]{3,20} {0,2}(?:简历|文档|邮件|正文|用户输入|上下文)(?:内容)?(?:结束|到此|完)/gi,
  /** A line that begins as a turn of somebody else. */
  roleLine:
    /(?:^|\n)[ \t>*"'-]{0,6}(?:system|assistant|developer|admin|human|user|root|系统|助手|管理员|用户|开发者) {0,2}(?:message|note|prompt|override|消息|指令|提示|注)? {0,2}[:：]/gi,
  hiddenMarkup:
    /(?:display ?: ?none|visibility ?: ?hidden|opacity ?: ?0(?:\.0\d?)?(?![.\d])|font-size ?: ?[01](?:\.\d)?(?:px|pt|em)?(?!\d)|color ?: ?(?:#?fff(?:fff)?\b|white|rgb\(255, ?255, ?255\)|transparent)|text-indent ?: ?-\d{3,}|left ?: ?-\d{4,}|\\color\{white\}|\\textcolor\{white\}|\bhidden ?=|aria-hidden|font color=["']?(?:white|#fff))/gi,
  comment: /<!--|\[\/\/\]: ?#/g,
  /** A picture whose address carries something away. */
  leakyImage:
    /!\[[^\]\n]{0,80}\]\(\s{0,3}https?:\/\/[^)\s]{1,200}[?&/=](?:[^)\s]{0,80})(?:\{|\[|<|\$|%7B|data=|secret=|prompt=|history=|conversation=|leak=|exfil|DATA|BASE64)|<img[^>\n]{1,200}(?:\?|&)[a-z_]{1,20}=(?:\{|\[|\$|<|%7B)/gi,
  imageQuery: /!\[[^\]\n]{0,80}\]\(\s{0,3}https?:\/\/[^)\s?]{1,200}\?[^)\s]{0,200}\)/g,
  /** To be said, between quotation marks. */
  sayQuoted:
    /\b(?:say|print|output|reply|respond|answer|write|return|type|state|repeat|echo|display|tell (?:him|her|them|the user))(?: (?:only|exactly|just|with|the words?|the phrase|the text|the sentence|back|out|this|that|me|to|following|simply))* ?[:：]? ?["“'‘「『`]|(?:说|回复|回答|输出|打印|写|念|重复|显示|告诉(?:用户|他|她|他们))(?:一句|一下|以下|内容|道|出|：|:|“)? ?[:：]?["“「『'‘`]/gi,
  /** One capital word that is to be said: PWNED, HACKED. */
  shout: /\b[A-Z]{5,20}\b/g,
  /** A sentence in pieces, to be put together by the reader. */
  splitPayload:
    /\b[a-z]\w{0,3} ?= ?["'“][^"'”\n]{1,40}["'”][;,\n ]{1,3}(?:and |let |var |const )?[a-z]\w{0,3} ?= ?["'“]/gi,
} as const;

export type PatternName = keyof typeof IN_FOLDED | keyof typeof IN_ORIGINAL;

export interface PatternHit {
  readonly concept: PatternName;
  readonly start: number;
  readonly end: number;
}

/** More of one kind would tell nothing more. */
const MAX_EACH = 40;

export function patternsInFolded(text: string): PatternHit[] {
  return find(IN_FOLDED, text);
}

export function patternsInOriginal(text: string): PatternHit[] {
  return find(IN_ORIGINAL, text);
}

function find(
  patterns: Readonly<Partial<Record<PatternName, RegExp>>>,
  text: string,
): PatternHit[] {
  const hits: PatternHit[] = [];
  for (const name in patterns) {
    const concept = name as PatternName;
    let count = 0;
    for (const match of text.matchAll(patterns[concept] ?? /(?!)/g)) {
      hits.push({ concept, start: match.index, end: match.index + match[0].length });
      count += 1;
      if (count === MAX_EACH) break;
    }
  }
  return hits;
}
