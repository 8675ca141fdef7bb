/** Words of talk *about* attacks: they make an order that is only quoted weigh less. */
import { terms } from "./terms.ts";

export const mention = {
  topic: terms(
    "prompt injection* | prompt injections | injection attack* | injection attempts | injections | jailbreak attack* | jailbreak attempts | jailbreaking | jailbreak detection | adversarial | attacker* | red team* | red-team* | owasp | mitre | threat model* | security research* | ai security | llm security | ai safety | security engineer* | penetration test* | pentest* | guard against | protect against | phishing awareness ",
    "提示注入 | 提示词注入 | 注入攻击 | 越狱攻击 | 越狱检测 | 对抗样本 | 对抗攻击 | 攻击者 | 红队 | 安全研究 | 安全工程师 | 大模型安全 | 模型安全 | 内容安全 | 渗透测试 | 攻防 ",
  ),
  /** Said in such talk, and elsewhere. */
  topicWeak: terms(
    "detect* | prevent* | exploit | exploits | attack | attacks | attempts to | tries to | payloads | benchmark | dataset | classifier | fine tun* | rlhf | paper | article | blog | course | lecture | seminar | security training | defend* | defens* | defence* | mitigat* | vulnerab* | hardening | malicious | sanitiz*",
    "检测 | 识别 | 拦截 | 缓解 | 漏洞 | 攻击 | 试图 | 企图 | 数据集 | 分类器 | 论文 | 文章 | 博客 | 课程 | 讲座 | 培训 | 案例 | 防范 | 防护 | 防御 | 加固 | 恶意",
  ),
  /** An example follows. */
  example: terms(
    "such as | for example | e.g. | for instance | like | say | phrases | strings | classic | typical | known as | called | the phrase | the string | the words | the text | means | refers to | what is | what does | explain | how do i | how can i | how to | how should",
    "例如 | 比如 | 诸如 | 譬如 | 类似 | 所谓 | 典型 | 经典 | 常见 | 这类 | 这种 | 之类 | 等语句 | 等指令 | 字样 | 语句 | 话术 | 什么是 | 如何 | 怎么 | 怎样",
  ),
  /** Things people set aside among themselves. */
  office: terms(
    "email | e mail | mail | message i sent | attachment* | invoice | invitation | invite | meeting | calendar | version | draft | spreadsheet | file | link i | phone call | voicemail | text message | my last | my previous | my earlier | quote | purchase order | schedule | appointment | letter | reminder | notification | typo | memo | offer letter | job posting | posting | firewall | compiler | linter | lint | warnings in | git | nginx | eslint | cache | test case* | unit test*",
    "邮件 | 附件 | 发票 | 邀请 | 会议 | 日程 | 版本 | 草稿 | 表格 | 文件 | 链接 | 电话 | 短信 | 微信 | 通知 | 信函 | 提醒 | 错别字 | 报价 | 订单 | 面试时间 | 面试通知 | 岗位 | 职位 | 排班 | 合同 | 快递 | 防火墙 | 缓存 | 编译 | 警告信息",
  ),
  /** What a recruiter sets aside all day, when it is the user who speaks. */
  desk: terms(
    "filter* | column* | sort* | criteria | requirement* | salary | location | candidates | search | paragraph | bullet | 筛选 | 条件 | 学历 | 薪资 | 排序 | 城市 | 年龄 | 候选人 | 那封 | 段 | 面试安排 | 这一项",
  ),
} as const;
