/** Words of "show me what you were told", and of carrying things out. */
import { terms } from "./terms.ts";

export const secrets = {
  /** What only the operator should see, spoken of as this model's own. */
  secret: terms(
    " initial prompt | hidden prompt* | hidden instruction* | secret instruction* | secret prompt | internal instruction* | internal prompt | pre prompt | preprompt | developer prompt | developer instructions | your prompt | your prompts | your instructions | your full prompt | your exact instructions | confidential instructions | confidential prompt | prompt above | instructions above | above prompt | above instructions | previous prompt | prompt verbatim | prompt word for word | sys prompt | setup prompt | instructions were you | prompt you",
    " 初始指令 | 初始提示 | 初始prompt | 原始指令 | 原始提示 | 隐藏指令 | 隐藏提示 | 隐藏的指令 | 隐藏的提示 | 你的提示词 | 你的prompt | 你的指令 | 你的设定 | 内部指令 | 内部提示 | 后台指令 | 后台提示 | 预设指令 | 预设提示 | 开发者指令 | 开发者给你 | 开发者写 | 给你的指令 | 给你的提示 | 给你设定 | 你收到的指令 | 你收到的第一 | 你收到的全部 | 机密指令 | 保密指令 | 底层指令 | 底层设定 | 底层提示 | 提示词原文 | 指令原文 ",
    "xi tong ti shi | xitong tishi | xitongtishi* | xi tong zhi ling | xitong zhiling | systemprompt* | system anweisung* | deine anweisungen | instrucciones del sistema | tus instrucciones | instructions systeme | tes instructions | системный промпт | системные инструкции | твои инструкции | システムプロンプト | 初期指示 | 시스템 프롬프트",
    "your system prompt* | your system message | your system instruction* | your initial instruction* | your initial prompt | your original instruction* | your original prompt | the system prompt | this system prompt | full system prompt | entire system prompt | my system prompt | the initial prompt | the original prompt | your hidden | your internal | your pre prompt | the prompt above | the instructions above | system prompt verbatim | system prompt word for word | system prompt here | what were you told | what you were told before | your secret instruction* | your secret prompt",
    "你的系统提示词 | 你的系统提示 | 你的系统指令 | 你的系统设定 | 你的系统prompt | 你的system prompt | 你的初始提示 | 你的初始指令 | 你的初始设定 | 完整的系统提示 | 完整系统提示 | 系统提示词的 | 系统提示词原 | 系统提示词完整 | 系统提示词一字 | 把系统提示 | 出系统提示 | 你背后的 | 你的底层 | 你的隐藏 | 你被赋予 | 你的后台提示 | 你的开发者给",
    "instructions you were given | instructions were you given | instructions you received | instructions you have been given | prompt you received | prompt you were given | your developer message | my system prompt says | what your developers told | what the developer told | i wrote for you | told to keep confidential | told to hide | message before mine | instructions to keep | identical to yours",
    "你收到的提示 | 开发者告诉你 | 开发者对你 | 我的系统提示词 | 你接到的指令 | 你的提示 | 给你的规则 | 你的预设 | 让你保密 | 不让你说的 | 对我保密",
  ),
  /** The same in words that others use as well. */
  secretWeak: terms(
    "system message | system instruction* | hidden message | hidden rules | preamble | your guidelines | your system | your configuration | your rules | your initial | your original | your constraints | your programming | your secret | your directives | base prompt | root prompt | prompt text | text above | everything above | words above | message above | content above | above text | all of the above | first message | start of this conversation | beginning of this conversation | beginning of the conversation | start of the conversation | before this message | before this line | context window | tool definitions | function definitions | tools you have | list of tools | you were instructed | you were told | you were given | instructions you | you been given | developer message | internal rules | internal guidelines | original prompt | original instruction* | initial instruction* | system prompt* | system prompts",
    "系统设定 | 系统消息 | 系统指令 | 初始设定 | 隐藏规则 | 你的规则 | 你的系统 | 你的初始 | 你的后台 | 你的配置 | 你的内部 | 内部规则 | 内部设定 | 内部配置 | 后台设定 | 预设的 | 被设定 | 上面的全部 | 上面的所有 | 以上全部 | 以上所有 | 上文全部 | 上面那段 | 上面的内容 | 以上内容 | 对话开头 | 对话最开始 | 第一条消息 | 这句话之前 | 这条消息之前 | 这段话之前 | 工具列表 | 工具定义 | 你的工具 | 系统提示词 | 系统提示 | 系统prompt | system prompt",
    "told not to | not allowed to say | never allowed to | forbidden to say | forbidden to discuss | been told not | secret parameters | your tools | how were you set up | confidential notes | confidential list | confidential data | hidden rules | the prompt | system prompt says | internal notes | salary bands",
    "被禁止 | 禁止清单 | 不能说的 | 提示词 | 内部信息 | 上面的提示词 | 所有秘密",
  ),
  /** Keys, passwords, and other people's data. */
  credential: terms(
    "api key* | apikey* | password* | secret key* | access token* | credentials | private key* | environment variables | env variables | the secret | secret word | secret code | passphrase | connection string | admin password | chat history | conversation history | entire conversation | this conversation ",
    "密钥 | 密码 | 口令 | 令牌 | 访问令牌 | 环境变量 | 暗号 | 聊天记录 | 对话记录 | 历史记录 ",
    "数据库密码 | 后台口令 | 最近十封邮件 | 对话的全部内容 | 全部对话",
    "last five emails | whole conversation | bank details | card number | recruiter's notes | draft offer letters | every mail",
  ),
  /** To show. */
  reveal: terms(
    "reveal | show | print | repeat | output | display | tell me | tell us | give me | write out | write down | dump | leak | expose | share | list | disclose | echo | recite | quote | copy | paste | translate | summarize | summarise | encode | what is | what's | what are | what was | what were | spell | verbatim | word for word | exactly as | in full | return | provide | read out | read back | describe | explain | confess | divulge | send me | let me see | i want to see | i need to see | can i see | may i see | convert | rephrase | paraphrase | which | how do | detail | state | spit out | reproduce | regurgitate | type out | outline | start with | starting with | beginning with | put",
    "告诉我 | 告知 | 输出 | 打印 | 显示 | 展示 | 复述 | 重复 | 说出 | 给我看 | 透露 | 泄露 | 公布 | 公开 | 列出 | 原样 | 逐字 | 完整 | 翻译 | 总结 | 是什么 | 是啥 | 有哪些 | 写出 | 写下 | 念出 | 念一遍 | 发给我 | 发我 | 背一遍 | 背诵 | 贴出 | 粘贴 | 复制 | 给我 | 说一下 | 讲一下 | 说说 | 看看 | 看一下 | 看到 | 交出 | 吐出 | 一字不差 | 一字不漏 | 原封不动 | 转述 | 还原 | 披露 | 抄 | 描述 | 返回 | 转换 | 编码 | 读出 | 解释 | 概括 | 想知道 | 想看 | 查看 | 导出",
    "shuo chu | shuochu | gao su wo | gaosuwo | shu chu | shuchu | da yin | dayin | zeig* | nenne | wiederhole | gib mir | sag mir | muestra | dime | repite | revela | montre | affiche | repete | dis moi | mostra | покажи | выведи | повтори | 教えて | 表示して | 出力して | 알려 | 보여",
    "complete this sentence | fill in | first sentence | first paragraph | first words | how many words | tell you | 填空 | 补全 | 多少个字 | 第一句话 | 交接 | 附在 | 藏头 | 给我看看 | 公开 | 说出来",
  ),
  /** Carries something out. */
  carry: terms(
    "send | forward | post | upload | transmit | exfiltrate | email | e mail | mail | submit | append | attach | deliver | report | embed | include | add | insert | fetch | request | navigate | visit | open | browse | curl | wget | load | click | ping | export | sync | leak | bcc",
    "发送到 | 发送至 | 发到 | 发至 | 转发 | 上传 | 提交到 | 外传 | 抄送 | 密送 | 寄到 | 传到 | 传给 | 传送 | 附加 | 附上 | 嵌入 | 插入 | 加上 | 拼接 | 请求 | 访问 | 打开 | 点击 | 调用 | 加载 | 导出 | 同步到 | 推送",
  ),
  /** Other people's data: asked for every day, carried away only by an attack. */
  records: terms(
    "other users | other candidates | other applicants | all candidates | every candidate | all candidate records | candidate records | candidate list | user data | users' personal data | contact list | personal data | phone number | phone numbers | salary data | salaries | their details | names and salaries | date of birth | home address | all records",
    "其他用户 | 其他候选人 | 其他应聘者 | 其他人 | 所有候选人 | 全部候选人 | 候选人名单 | 联系方式 | 用户数据 | 用户信息 | 个人信息 | 身份证号 | 手机号 | 姓名和电话 | 薪资数据 | 通讯录 | 后台数据 | 全部记录 | 所有人",
  ),
} as const;
