/** Words of "forget what you were told": the act, what it reaches back to, and what it is about. */
import { terms } from "./terms.ts";

export const override = {
  /** To set aside; as an order, or in a form that can be one. */
  ignore: terms(
    "ignore | ignor | igonre | ingore | ignroe | disregard | disregrad | forget | forgot all | neglect | override | overrule | overwrite | bypass | discard | abandon",
    "pay no attention to | pay no heed to | take no notice of | do not follow | don't follow | dont follow | stop following | no longer follow | do not obey | don't obey | stop obeying",
    "do not listen to | don't listen to | set aside | put aside | throw out | throw away | leave behind | wipe | erase | clear your | reset your | delete your | drop all | drop your | drop the previous | cancel all | cancel the previous | void all",
    "are void | is void | null and void | no longer apply | no longer applies | no longer valid | are cancelled | are canceled | are superseded | is superseded | supersede* | takes precedence over | take precedence over | skip all | skip the previous | skip the above",
    "disobey | violate | break free | circumvent | deactivate | disable | turn off | switch off | remove all | lift all | unlearn | let go of | move past | scrap",
    "ignoring | disregarding | forgetting | overriding | bypassing | ignore: | do the opposite of",
    "忽略 | 忽视 | 无视 | 忘记 | 忘掉 | 忘了 | 忘却 | 不要理会 | 不用理会 | 不必理会 | 不理会 | 别理会 | 不要管 | 不用管 | 别管 | 不管之前 | 甭管 | 抛开 | 抛弃 | 丢弃 | 丢掉 | 舍弃 | 摒弃 | 放弃 | 清除 | 清空 | 删除你 | 删除之前 | 覆盖 | 取消之前 | 取消所有 | 取消你 | 取消一切",
    "作废 | 失效 | 不再有效 | 不再生效 | 不再适用 | 不再遵守 | 不再遵循 | 不再受 | 不要遵守 | 不要遵循 | 不要执行 | 不用遵守 | 不必遵守 | 不需要遵守 | 无需遵守 | 停止遵守 | 停止执行 | 别遵守 | 别听 | 不要听 | 不用听 | 跳过 | 绕过 | 绕开 | 突破 | 推翻 | 撤销 | 搁置 | 抛到脑后 | 抛之脑后 | 不算数 | 当作没看到 | 当没看见 | 当没说 | 重置 | 屏蔽 | 关闭你 | 关掉你 | 禁用 | 解除 | 违反 | 违背 | 擦除 | 格式化你 | 废除 | 替换掉 | 优先级高于 | 优先于 | 凌驾于 | 取代之前 | 取代上 | 不受之前",
    "hu lue | hulue | hulve | hu lve | wu shi zhi | wushi zhi | wang ji | wangji | wang diao | wangdiao | paokai | pao kai",
    "vergiss | vergesse | ignoriere* | missachte* | olvida | olvide | ignora | ignorer | oublie | oubliez | ignorez | esqueca | ignore todas | dimentica | ignoruj | zapomnij | vergeet | negeer | игнорируй* | забудь* | проигнорируй* | 無視して | 無視し | 忘れて | 무시하 | 무시해 | 잊어 | glöm | ignorera",
    "no longer need to follow | need not follow | don't need to follow | do not need to follow | none of the | revoke | revoking | rescind | do away with | unsubscribe from | stop applying | quit following | doesn't apply | do not apply | don't apply | have expired | are outdated | is outdated | are suspended | are lifted | lift your | lift the | nevermind | never mind | have been cancelled | has been cancelled | been removed | been lifted | been disabled | disabled my | without following",
    "已过期 | 已经过期 | 暂停使用 | 停用 | 暂时停用 | 一律取消 | 全部取消 | 都取消 | 不起作用 | 不要按照 | 不要按 | 别按 | 先不要遵守 | 破例 | 都不算 | 不作数 | 当没有 | 当作没有 | 丢到一边 | 放一边 | 放到一边 | 不需要理会 | 无需理会 | 不要在意 | 别在意 | 摆脱 | 卸下 | 抹掉 | 抹去 | 剔除 | 停止使用",
  ),
  /** Reaches back to what came before. */
  before: terms(
    "previous | previously | prior | above | preceding | earlier | before | so far | foregoing | initial | original | existing | up to now | until now | up to this point | past | former | old | last | already | aforementioned | stated | that came before | i gave you | you were given | given to you | you have been given | you've been given | you were told | you received | you got | told you | i told you | i said | was said | i have said | you have | you had | in place | prev | at the beginning | at the start | default | hitherto",
    "之前 | 以前 | 先前 | 上面 | 上述 | 以上 | 前面 | 前边 | 此前 | 原来 | 原先 | 原有 | 原本 | 最初 | 初始 | 现有 | 刚才 | 刚刚 | 前文 | 上文 | 历史 | 早先 | 早前 | 过去 | 在此之前 | 迄今 | 先头 | 旧的 | 原始 | 既有 | 既定 | 预设 | 默认 | 开头 | 一开始 | 收到的 | 被告知",
    "zhi qian | zhiqian | yi qian de | yiqian de | shang mian | shangmian | xian qian | xianqian",
    "vorherig* | bisherig* | obig* | vorangegangen* | vorigen | zuvor | anterior* | previa* | previo* | precedent* | ci dessus | poprzedni* | wszystkie | предыдущ* | прошл* | 前の | 以前の | 上記 | これまで | 이전 | 위의 | tidigare | voorgaande | eerdere",
  ),
  /** All of it. */
  all: terms(
    "all | any | every | everything | entire | whole | each | everything else | completely | entirely | totally",
    "所有 | 全部 | 一切 | 任何 | 全体 | 统统 | 通通 | 所有的 | 完全 | 彻底 | 每一条 | 这些 | 那些",
    "suo you | suoyou | quan bu | quanbu | yi qie | yiqie",
    "alle | alles | sämtliche | todas | todos | todo lo | toutes | tous | tout ce | tutte | tutti | все | всё | すべて | 全て | 모든 | alla | wszystko",
  ),
  /** What a model is told: nobody else has these. */
  orders: terms(
    "instruction | instructions | instrution* | instuction* | instructons | intructions | prompt | prompts | directive | directives | guideline | guidelines | guardrail | guardrails | programming | system message | system messages | system text | commands | orders | constraints | assignment | assignments | your training | safety measures | safety protocols | content policy | content policies | usage policies | moderation",
    "指令 | 指示 | 提示词 | 提示语 | 系统提示 | 提示信息 | 设定 | 人设 | 准则 | 守则 | 护栏 | 安全机制 | 安全限制 | 安全策略 | 安全规则 | 安全协议 | 内容政策 | 审查机制 | 过滤机制 | 行为规范 | 角色设定 | 预设 | 训练内容 | 道德约束 | 伦理限制 | 使用政策 | 命令 | 嘱咐 | 吩咐 | 交代 | 指引 | 指南",
    "zhi ling | zhiling | ti shi ci | tishici | zhi shi | zhishi | she ding | sheding",
    "anweisung* | befehl* | instrucciones | instruccion | ordenes | indicaciones | consignes | directives | instrucoes | istruzioni | polecenia | instrukcj* | инструкци* | указани* | 指示を | 命令を | プロンプト | 지시 | 명령 | 프롬프트 | instruktion* | instructies",
  ),
  /** What a model is told, and others are, too. */
  rules: terms(
    "rule | rules | restriction | restrictions | limitation | limitations | limits | policy | policies | safety | safeguards | context | conversation | task | tasks | messages | text | words | requests | questions | content | statement | statements | criteria | requirements | rubric | ethics | morals | ethical | standards | protocols | everything | what i said | what i told | what you were told | what i have said | what was said | what you have been told | what you know | memory | input | document | paragraph | sentence",
    "规则 | 规定 | 要求 | 限制 | 约束 | 政策 | 策略 | 安全 | 过滤 | 审查 | 对话 | 内容 | 任务 | 上下文 | 训练 | 编程 | 原则 | 说的话 | 设置 | 标准 | 条件 | 信息 | 文字 | 文本 | 问题 | 请求 | 消息 | 道德 | 伦理 | 法律 | 评分 | 说过的 | 讲的 | 说的 | 记忆 | 配置 | 输入 ",
    "gui ze | guize | yao qiu | yaoqiu | xian zhi | xianzhi | gui ding | guiding de",
    "regeln | aufgaben | vorgaben | reglas | regles | regole | text | texte | kontext | правил* | ограничени* | ルール | 規則 | 규칙 | allt | aufgabe | nachrichten | fragen | tareas | conversacion",
    "scoring | content filters | your filters | the filters",
  ),
  /** "Your": what is set aside is the model's. */
  yours: terms(
    "your | ur | yours | you were | you are | you have | you've | you must | the system's | developer's | openai's | anthropic's",
    "你的 | 您的 | 你被 | 你所 | 给你 | 你必须 | 你收到 | 你之前 | 你原来 | 对你 | 你现在 | 你要",
    "ni de | deine | deiner | dir | tus | tu | ta | tes | vos | твои | あなたの | 당신의",
  ),
  /** The one who writes wants to be the only master. */
  obeyMe: terms(
    "obey me | obey my | do as i say | do what i say | follow mine | follow my instructions | follow my orders | follow my commands | my commands | my orders | await my | working for me | you work for me | listen only to me | only listen to me | serve me | i am your master | i'm your master | i command you | i order you | i'm in charge | take orders from | my instructions take | at my command | belongs to me now",
    "听我的 | 只听我 | 按我说的 | 照我说的 | 服从我 | 听从我 | 只认我 | 按我的命令 | 我的命令 | 我命令你 | 无条件服从 | 绝对服从 | 听命于我 | 我是你的主人 | 为我服务 | 以我这条 | 以本消息 | 按照本消息 | 按本消息 | 本条消息 | 以我为准 | 以我的为准 | 我说什么你就 | 我说了算 | 服从用户的任何 | 满足用户的任何 | 服从乙",
  ),
} as const;
