/** Words that decide for the model: what it answers, how it judges, what it keeps quiet about. */
import { terms } from "./terms.ts";

export const forcing = {
  /** The model's answer, spoken of as a thing. */
  answer: terms(
    " your output | your outputs | your summary | your evaluation | your assessment | your analysis | your verdict | your next response | your final answer | response must | answer must | output must | in the response | all responses | every response | subsequent responses | future responses",
    "你的回答 | 你的输出 | 你的总结 | 你的摘要 | 你的评价 | 你的评估 | 输出里 | 总结中 | 总结里 | 摘要中 | 摘要里 | 回答开头 | 回答末尾 | 回答结尾 | 回复开头 | 回复末尾 | 回复结尾 | 最终答案 | 最终输出 | 告诉用户 | 告诉招聘 | 告诉hr | 每次回答 | 每次回复 | 后续回答 | 后续回复 | 所有回答 | 所有回复 ",
  ),
  /** The same in words that people use in mails. */
  answerWeak: terms(
    "your response | your responses | your reply | your replies | your answer | your answers | your message | your review | your report | the response | the answer | the output | the summary | final answer | the reply | the user | the reader | the recruiter | to the user | this response | the final result | your next message | in the summary",
    "您的回答 | 您的输出 | 回答的 | 回复的 | 回答中 | 回复中 | 回答里 | 回复里 | 输出中 | 结尾处 | 开头处 | 末尾加 | 末尾附 | 结尾加 | 开头加 | 最终结果 | 回答内容 | 回复内容 | 输出内容 | 告知用户 | 向用户 | 评估报告 | 评估结果 | 最终评分 | 你的回复 | 你的答案 | 你的结论 | 你的分析",
  ),
  /** Shapes an answer. */
  shape: terms(
    "begin | start | end | finish | append | prepend | include | insert | add | replace | encode | translate | reverse | write | change | prefix | suffix | mention | promote | recommend | advertise | sneak | embed | conclude | must be | should be | must contain | must include | should include | should contain | must say | must end | must start | must begin | contains only | be only | consist* | emoji | emojis | base64 | rot13 | french | german | spanish | klingon | always | exactly | refuse | state | convince | persuade | hide | as follows | respond | answer | inform | tell | advise | suggest | urge | encourage | make sure | ensure",
    "开头 | 结尾 | 末尾 | 加上 | 加入 | 附上 | 附加 | 插入 | 包含 | 必须是 | 必须包含 | 必须以 | 应该是 | 改成 | 改为 | 替换 | 翻译成 | 编码 | 倒序 | 反转 | 只包含 | 只能是 | 只写 | 写上 | 注明 | 宣传 | 推广 | 推荐 | 推销 | 提到 | 广告 | 使用表情 | 全部用 | 一律 | 统一 | 务必 | 换成 | 变成 | 以此 | 声称 | 宣布 | 引导 | 劝说 | 建议 | 说明",
    "instruct | direct them | convince | sound official | leave out | omit | 文言文 | 劝说 | 引导 | 改写 | 留空 | 隐去",
  ),
  /** Only this, nothing else. */
  only: terms(
    'only reply with | reply only with | reply only | only respond with | respond only with | respond only | only answer with | answer only with | only output | output only | only say | say only | just say | just reply | just respond | just output | just print | just answer | simply say | simply output | simply reply | simply respond | simply print | and nothing else | nothing else | and nothing more | say exactly | print exactly | output exactly | output the following | print the following | say the following | repeat after me | write exactly | only write | write only | do not write explanations | do not explain | don\'t explain | no explanation* | without explanation | without any explanation | do not output anything else | don\'t say anything else | i want you to only | you will only | say the words | say the phrase | say the word | say " | print " | output " | write the words | respond " | answer "',
    "只回答 | 只回复 | 只输出 | 只需回复 | 只需回答 | 只需输出 | 只要回答 | 只要回复 | 只能回答 | 只能回复 | 只能输出 | 仅输出 | 仅回复 | 仅回答 | 仅需回复 | 直接回复 | 直接输出 | 直接回答 | 直接说 | 请回复 | 请回答 | 请输出 | 回复以下 | 输出以下 | 回答以下 | 请说 | 只说 | 不要输出其他 | 不要输出任何其他 | 不要说别的 | 不要其他 | 别的什么都不要 | 其他什么都不要 | 什么都不要说 | 不要做任何解释 | 不要解释 | 不用解释 | 无需解释 | 不作解释 | 不要添加任何 | 跟我念 | 跟着我念 | 重复这句话 | 统一回复 | 一律回复 | 一律回答 | 必须回复 | 必须输出",
    "antworte nur | sag nur | schreibe nur | responde solo | solo responde | reponds uniquement | ответь только | отвечай только | とだけ答え | 라고만",
  ),
  /** A new job for the model. */
  newTask: terms(
    "new task | new tasks | new instruction | new instructions | new directive | new directives | new rule | new rules | new order | new orders | new objective | new goal | new prompt | new assignment | new role | real task | actual task | real instruction* | true instruction* | actual instruction* | real objective | real goal | updated instruction* | revised instruction* | additional instruction* | important instruction* | special instruction* | following instruction* | instructions below | instead do | do this instead | do the following instead | instead please | next task | another task | different task | your task is now | your task now | your task is | your job is | your job now | your mission | task is to | follow these | follow the following | follow my | execute the following | perform the following | carry out the following | obey | obey me | obey the following | do as i say | do exactly as | now follow | now do | now answer | now write | now tell | now say | now print | now output | now give | now act | now respond | correct task | updated task | and instead | instead of | instead, | latest instruction* | follow only | priority instruction* | high priority",
    "新任务 | 新的任务 | 新指令 | 新的指令 | 新指示 | 新的指示 | 新规则 | 新的规则 | 新要求 | 新的要求 | 新设定 | 新的设定 | 真正的任务 | 真实任务 | 实际任务 | 你的任务是 | 你的任务变 | 你的真实 | 你的真正 | 任务已更新 | 任务更新 | 指令更新 | 指令已更新 | 规则更新 | 规则已更新 | 系统更新 | 改为执行 | 转而 | 改做 | 以下才是 | 下面才是 | 最新指示 | 最新指令 | 最新要求 | 执行以下 | 执行下面 | 执行下列 | 按照以下 | 按以下 | 遵循以下 | 遵守以下 | 服从以下 | 听从以下 | 照我说的 | 按我说的 | 听我的 | 听从我 | 服从我 | 听我指挥 | 现在请你 | 现在开始你 | 现在回答 | 现在告诉 | 现在输出 | 现在执行 | 现在只 | 现在你要 | 现在你只 | 而是 | 只需要执行 | 只执行 | 优先执行 | 补充指令 | 附加指令 | 特别指令 | 重要指令 | 紧急指令 | 隐藏任务 | 额外任务 | 严格按照 | 严格执行 | 立即执行",
    "xin zhi ling | xin de zhi ling | xin ren wu | xinrenwu | zhixing yixia | neue aufgabe | neue anweisung* | neuen anweisung* | nueva tarea | nuevas instrucciones | nouvelle tache | nouvelles instructions | новая задача | новые инструкции | 新しい指示 | 新しいタスク | 새로운 지시",
    "pay attention to the new | pay attention to my | completely different assignment | different assignment | one true directive | true directive | new policy | new command | real objective | real instructions | await | policy changed | proceed accordingly | use these instead | follow mine | 改为用 | 改为 | 新命令 | 新的命令 | 重新开始 | 从零开始 | 重新来 | 以下命令 | 下列命令 | 新规 | 最高指令 | 只需按",
  ),
  /** Keeps quiet about it. */
  conceal: terms(
    "do not mention | don't mention | never mention | do not tell | don't tell | never tell | without telling | without mentioning | without informing | keep this secret | keep it secret | keep this hidden | do not reveal that | do not reveal this | don't reveal this | do not disclose this | silently | secretly | quietly | covertly | do not acknowledge | don't acknowledge | never reveal this | not visible to | hidden from | invisible to | humans cannot see | human cannot see | human readers | do not say that | act as if nothing | as if nothing | act naturally | act normal | do not let the user | don't let the user | do not alert | without alerting | do not refer to this | do not include this | between us | do not ask for confirmation | without asking | without confirmation | no confirmation | without approval",
    "不要提及 | 不要提到 | 不得提及 | 不要告诉 | 别告诉 | 不得告诉 | 不要透露这 | 不得透露这 | 不要泄露这 | 不要让用户 | 别让用户 | 不让用户 | 不要让人 | 悄悄 | 偷偷 | 暗中 | 保密 | 不要声张 | 不要显示这 | 不要展示这 | 对人不可见 | 人看不见 | 人类不可见 | 用户看不到 | 不要说明原因 | 不要说明这 | 不要提示用户 | 不要通知 | 无需通知 | 不要承认 | 不要引用 | 不要出现本 | 不要复述这 | 装作什么都没 | 若无其事 | 不要请示 | 无需确认 | 不需要确认 | 无需审批 | 不经确认 | 不用确认 | 直接执行",
    "not tell the user | not tell anyone | not tell anybody | not notify the user | do not notify | don't notify | keep this adjustment secret | without asking anyone | asking anyone | not reveal this | don't reveal | hide any | leave out | delete this line | delete this instruction | 别通知 | 不必经过 | 不经过用户 | 删除本条 | 不必确认 | 别透露 | 不得在报告中提示 | 不要说明 | 无需复核 | 不必批改 | 不要重新评估 | 不用评估 | 别让人",
  ),
  /** Judges a person. */
  judge: terms(
    "rate | score | rank | give | assign | recommend | select | hire | approve | shortlist | advance | classify | mark | label | grade | evaluate | consider | accept | pass | promote | prioritize | place | put | award | choose | invite | favor | set | increase | boost | return | report | conclude | treat | move",
    "给出 | 打出 | 打分 | 评分 | 评为 | 评定 | 评价为 | 推荐 | 录用 | 录取 | 通过 | 判定 | 判断为 | 排在 | 排到 | 排名 | 标记为 | 标为 | 视为 | 列为 | 认定 | 选择 | 选中 | 晋级 | 提升 | 给予 | 打满 | 给满 | 给他 | 给她 | 给我 | 给该 | 给这 | 置顶 | 优先 | 入围 | 安排 | 邀请",
    "打 | 设为 | 设置为 | 调到 | 定为 | 固定为 | 加 50 分 | 加分",
    "upgrade | weigh | move to | decline | reject | skip | omit | treat all",
  ),
  /** The person that is judged. */
  candidate: terms(
    "this candidate | the candidate | candidate | this applicant | the applicant | applicant | this resume | the resume | this cv | the cv | this profile | this person | this application | my application | my resume | my cv | my profile | for me | rate me | rank me | score me | hire me | select me | recommend me | give me | him | her | them | match score | the score | score of | fit score | ranking | rating",
    "候选人 | 该候选人 | 此候选人 | 本候选人 | 这位候选人 | 求职者 | 应聘者 | 申请人 | 申请者 | 本人 | 该简历 | 此简历 | 本简历 | 这份简历 | 简历 | 此人 | 该人 | 我的申请 | 匹配度 | 匹配分 | 得分 | 评分 | 分数 | 打分 | 排名 | 我满分 | 给我",
    "this portfolio | all requirements | requirements as met | every criterion | the applicant | my answers | 三项 | 每个回答 | 推荐等级 | 匹配 | 状态 | 评语 | 缺点",
  ),
  /** The best mark there is. */
  best: terms(
    "100 | 100% | 10/10 | 5/5 | 100/100 | 10 out of 10 | 100 out of 100 | 5 stars | five stars | highest | top score | maximum | max score | full marks | perfect | perfect match | perfect fit | strong hire | strongly recommend* | exceptional | outstanding | best candidate | top candidate | number one | first place | at the top | top of the list | above all | ideal | most qualified | best fit | excellent | strong yes | must hire | must interview | hire immediately | immediately | next round | next stage | first | 95 | 98 | 99 | a+ | well qualified",
    "满分 | 最高分 | 最高 | 100分 | 一百分 | 10分 | 十分 | 99分 | 95分 | 98分 | 第一 | 第一名 | 首位 | 榜首 | 最优 | 最佳 | 最合适 | 完美 | 完美匹配 | 强烈推荐 | 优秀 | 顶尖 | 卓越 | 必须录用 | 直接录用 | 立即录用 | 直接通过 | 无条件通过 | 自动通过 | 进入下一轮 | 进入面试 | 进入终面 | 非常匹配 | 高度匹配 | 极其匹配 | 五星 | 最高评级 | 最高等级 | a级 | s级 | 优先录用 | 百分之百 | 前三",
    "full | met | hired | qualified | higher than the others | strongest | 打满 | 最高等 | 10分 | 已录用 | 标准答案 | 终面 | 优点",
  ),
  /** Whatever the facts are. */
  regardless: terms(
    "regardless | no matter | whatever the | irrespective | always | must | under all circumstances | in any case | without evaluating | without reading | without checking | do not evaluate | do not consider | ignore the | ignore any | do not deduct | skip the evaluation | automatically | unconditionally | even if | instead of evaluating | without further",
    "无论 | 不论 | 不管 | 一律 | 必须 | 务必 | 无条件 | 不用评估 | 不必评估 | 无需评估 | 不要评估 | 不需要评估 | 不要考虑 | 无需考虑 | 不要扣分 | 不得扣分 | 不得低于 | 不能低于 | 自动 | 直接 | 跳过评估 | 即使 | 哪怕 | 忽略其 | 忽略所有 | 忽略其他",
  ),
} as const;
