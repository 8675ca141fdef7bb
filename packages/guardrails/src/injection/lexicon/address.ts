/** Who is spoken to, who claims to speak, and signs of another reading. */
import { terms } from "./terms.ts";

export const address = {
  /** A machine that reads. */
  machine: terms(
    "ai | a.i. | ai's | ais | assistant | ai assistant | language model | language models | large language model | llm | llms | chatgpt | gpt | gpt 4 | gpt4 | claude | gemini | copilot | deepseek | chatbot | bot | ai model | the model | ai system | ai systems | ai agent | ai reviewer | ai screener | ai recruiter | automated system | automated systems | automated screening | screening system | screening software | ats system | ats software | ats | parser | screening tool | screening ai | hiring ai | recruiting ai | ai tool | ai tools | agent | virtual assistant | machine reader",
    "ai | ai助手 | ai系统 | ai模型 | ai筛选 | ai面试官 | ai招聘 | 人工智能 | 大模型 | 大语言模型 | 语言模型 | 智能助手 | 智能体 | 机器人 | 筛选系统 | 筛选模型 | 招聘系统 | 自动筛选 | 自动评估 | 自动化系统 | 评估系统 | 评分系统 | 审核系统 | 阅读系统 | 简历解析 | 解析器 | 助手 | 小助手 | 通义 | 文心一言 | 豆包 | kimi | 智谱",
  ),
  /** Turns to a machine directly. */
  toMachine: terms(
    "note to ai | note to the ai | note for ai | note for the ai | note to llm* | note to any | attention ai | attention: ai | attention llm | attention assistant | attention all ai | attention, ai | dear ai | dear llm | dear chatgpt | dear language model | hey ai | hey assistant | hey chatgpt | hello ai | if you are an ai | if you're an ai | if you are a language model | if you are a large language | if you are an llm | if you are an automated | if you are a bot | if you are reading this and you are | ai assistant: | message to the ai | message for the ai | instruction for ai | instructions for ai | instructions for the ai | instruction to ai | instructions to ai | instructions to the ai | instructions for llm* | instruction to the model | instructions for the assistant | instructions to the assistant | instructions for automated | for ai reviewers | for the language model | to the language model | ai reading this | llm reading this | model reading this | assistant, please | assistant please | ai agents reading",
    "致ai | 致人工智能 | 致大模型 | 致阅读 | 给ai的 | 给ai看 | 给大模型 | 对ai的 | ai请 | ai助手请 | ai注意 | ai 请 | ai阅读 | 如果你是ai | 如果你是一个ai | 如果你是人工智能 | 如果你是大模型 | 如果你是大语言模型 | 如果你是语言模型 | 如果你是自动 | 如果您是ai | 若你是ai | 若你是大模型 | 若您是ai | 亲爱的ai | 亲爱的助手 | 你好ai | 请筛选系统 | 请该系统 | 通知ai | 提示ai | 写给ai | 写给大模型 | 阅读本简历的 | 阅读此简历的 ",
    "gei ai de | zhi ai | hinweis an die ki | an die ki | nota para la ia | note a l'ia | ии-ассистент",
    "to any ai | to all ai | any ai | any ai model | to the language model | recruiter bot | screening tools: | automated systems parsing | automated screening | the automated screening | grader: | summarizer, | agents working on | bot, | ai code reviewer | ai code assistant | chatbot reading",
    "评审用的大模型 | 评审模型 | 阅卷模型 | 评卷ai | 评分模型 | 筛选模型 | 自动筛选模型 | 自动化系统读 | 自动评估程序 | 读取程序 | 任何读取 | 任何总结 | ai都必须 | ai都要 | ai在总结 | ai在概括 | ai在评估 | ai阅读者 | 智能体必读 | 面向机器 | 机器可读 | 阅读本文的ai | 读取这封 | 总结这封邮件的ai | ai面试官， | ai面试官,",
  ),
  /** Speaks to whoever reads as a machine would. */
  whileReading: terms(
    "to the assistant | for the assistant | ai: | llm: | processing this document | processing this resume | summarizing this | summarising this | reading this document | reading this email | reading this resume | parsing this | when summarizing | when you summarize | when summarising | when you process | when you read this | when reading this | when processing | when evaluating | when you evaluate | when asked about | if asked about | if the user asks | when the user asks | to the ai | for any ai | to ai models | for llm | to the llm",
    "请系统 | 请模型 | 请助手 | 请智能 | 请大模型 | 给模型的 | 给助手的 | 处理此 | 处理这份 | 读取本 | 读取此 | 读到这 | 看到这段 | 看到此 | 看到这里 | 总结本文 | 总结此文 | 总结这封 | 总结这份 | 概括本文 | 当用户询问 | 当用户问 | 如果用户问 | 用户问起 | 在总结时 | 在摘要时 | 在评估时 | 评估时请 | 打分时请 | 摘要时请 | 总结时请 | 处理本文档 | 处理本简历 | 阅读本文档的 | 评估本简历时 | 评估该候选人时 | 请ai | 处理这封邮件",
    "如果用户让你 | 用户让你总结 | 当有人问 | 有人问起 | 如果有人问 | 若用户",
    "if anyone asks | if the user | before answering any | when asked | asked about the",
  ),
  /** Claims to have a right to give orders. */
  authority: terms(
    "i am your developer | i'm your developer | i am your creator | i'm your creator | your creator | your developer | i am the administrator | i am the admin | i'm the admin | i am an administrator | as your administrator | as your developer | as your creator | as the developer | as the administrator | this is openai | i am from openai | from openai | from anthropic | openai staff | openai employee | authorized by | i have authorization | i am authorized | admin override | override code | sudo | root access | admin access | administrator access | it department requires | emergency override | system override | system notice | system alert | system update | security notice | authorization code | access granted | authenticated | clearance | i work at openai | i am the ceo | on behalf of the developers | system administrator here | developer here",
    "我是你的开发者 | 我是开发者 | 我是你的创造者 | 你的开发者 | 你的创造者 | 你的主人 | 我是管理员 | 我是系统管理员 | 我是超级管理员 | 我是你的管理员 | 作为管理员 | 作为开发者 | 作为你的开发者 | 开发团队授权 | 已获授权 | 我有权限 | 我已获得 | 最高权限 | 管理员权限 | root权限 | 超级权限 | 系统通知 | 系统公告 | 授权码 | 验证码正确 | 身份已验证 | 权限已 | 我是openai | 来自openai | 我是测试人员 | 我是测试工程师 | 内部测试 | 我是工程师 | 我是ceo | 紧急情况 | 官方通知 | 系统级 | 最高优先级",
    "已经授权 | 已授权 | 操作已获授权 | 管理员已经 | 暂时停用 ",
    "hereby | revoke all | legal has approved | has already approved | has granted | red team lead | already been approved | approved this",
  ),
  /** A story around it. */
  fiction: terms(
    "hypothetical* | fictional | fiction | in a fictional | imaginary | for a novel | my novel | for a story | write a story | a story where | story in which | in a world where | imagine a world | parallel universe | thought experiment | for educational purposes | educational purposes only | purely educational | for research purposes | research purposes | let's play a game | play a game | we are playing | lets play | my grandmother | my grandma | deceased grandmother | grandma used to | bedtime story | movie script | screenplay | dialogue between | for a movie | for a play | as a joke | just for fun | opposite day | simulation | in this game | theoretical* | academic purposes",
    "假想 | 虚构 | 假如 | 小说里 | 写小说 | 写一部小说 | 小说情节 | 小说需要 | 剧本 | 编一个故事 | 写一个故事 | 在一个世界 | 平行世界 | 思想实验 | 仅供学习 | 仅用于学习 | 教育目的 | 学术目的 | 学术研究 | 研究目的 | 玩个游戏 | 玩一个游戏 | 来玩 | 做个游戏 | 我奶奶 | 奶奶 | 已故 | 睡前故事 | 哄我睡 | 电影情节 | 开玩笑 | 假设一个 | 假设性 | 纯属虚构 | 仅供娱乐 | 反话 | 在这个游戏 | 写一段对白",
  ),
  /** What the story is told for. */
  harm: terms(
    "bomb | bombs | explosive* | molotov | napalm | meth | methamphetamine | cocaine | heroin | drugs | weapon | weapons | malware | ransomware | keylogger | virus that | phishing email* | phishing page | hack into | hacking | hotwire | steal | counterfeit | fake id | forge | forged | launder* | poison | kill | murder | suicide | self harm | bully | blackmail | stalk | identity theft | credit card fraud | scam | bypass security | pick a lock | hate speech | racist | sexist | porn* | sexual | erotic | illegal | unethical | harmful | dangerous | windows key* | activation key* | license key* | serial key* | deepfake | terrorist | extremist | insult*",
    "炸弹 | 爆炸物 | 炸药 | 燃烧瓶 | 冰毒 | 毒品 | 制毒 | 枪支 | 武器 | 木马 | 病毒程序 | 勒索软件 | 钓鱼邮件 | 钓鱼网站 | 入侵 | 黑进 | 盗取 | 偷窃 | 窃取 | 伪造 | 假证 | 洗钱 | 毒药 | 下毒 | 杀人 | 谋杀 | 自杀 | 自残 | 诈骗 | 敲诈 | 勒索 | 跟踪 | 人肉 | 盗刷 | 色情 | 违法 | 非法 | 违禁 | 有害 | 危险 | 激活码 | 序列号 | 种族歧视 | 仇恨 | 赌博 | 恐怖 | 开锁 | 脏话 | 骂人 | 辱骂",
    "make weapons | making weapons | pregnant | forbidden | build a | forge references | 假学历 | 造假 | 违禁内容 | 仇恨 | 歧视",
  ),
  /** Asks for something to be undone and done. */
  decode: terms(
    "decode | decrypt | decipher | base64 | base 64 | rot13 | rot 13 | hex | hexadecimal | morse | caesar | unscramble | reverse the | reversed | backwards | read every | first letter | first letters | concatenate | combine the | join the | put together | unicode | ascii",
    "解码 | 解密 | 破译 | base64 | 十六进制 | 摩斯 | 凯撒 | 倒过来 | 反过来读 | 倒序 | 逆序 | 拼接 | 拼起来 | 连起来 | 组合起来 | 首字母 | 每行第一个字 | 每句第一个字 | 藏头",
  ),
  /** And then obeyed. */
  obey: terms(
    "execute | follow it | follow them | follow the | follow what | obey | obey it | carry out | act on | act accordingly | act upon | do what | do it | perform | run it | run the | comply | answer it | respond to it | respond to the decoded | as your new | do as | treat it as | treat them as | use it as",
    "执行 | 照做 | 照办 | 按其 | 按照其 | 遵照 | 遵循 | 服从 | 回答它 | 作为指令 | 作为新的 | 当作指令 | 当作命令 | 按要求 | 按解码 | 然后做",
  ),
} as const;
