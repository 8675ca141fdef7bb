/** What no mail or ad of a company may say: fees, threats, insults, advances. */
import type { WordingRule } from "./wording-rule.ts";

export const UNSAFE: readonly WordingRule[] = [
  {
    category: "fees",
    patterns: [
      /(?:缴纳|交纳|收取|支付|先交|需交|预交)[^，。；\n]{0,10}(?:押金|保证金|培训费|服装费|体检费|报名费|介绍费)|扣押[^，。；\n]{0,6}(?:身份证|证件|毕业证|护照)|(?:押|扣)(?:身份证|毕业证|一个月工资)/g,
      /\b(?:pay|transfer|send|deposit)\b[^.!?\n]{0,40}\b(?:deposit|training fee|registration fee|application fee|security deposit|processing fee)\b|\b(?:keep|retain|withhold) your (?:passport|id card|identity documents?)\b/gi,
    ],
    message: { zh: "向求职者收费或扣押证件", en: "takes money or documents from applicants" },
    suggestion: {
      zh: "删去；招聘不得收费、不得扣押证件",
      en: "Leave it out; hiring may not cost the applicant anything.",
    },
    grave: true,
  },
  {
    category: "threat",
    patterns: [
      /(?:否则|不然)[^，。；\n]{0,14}(?:后果自负|让你在(?:行业|圈子)|拉黑|封杀|起诉你|曝光你|弄死|打断)|(?:弄死|打死|杀了)你|让你(?:混不下去|身败名裂)/g,
      /\bor else you(?:'ll| will) (?:regret|be sorry|never work)|\byou will never work in this (?:industry|town)|\bwe will (?:blacklist|expose|ruin|destroy) you\b|\bi(?:'ll| will) (?:kill|hurt|destroy|ruin) you\b/gi,
    ],
    message: { zh: "含有威胁", en: "threatens somebody" },
    suggestion: { zh: "改为客观说明条件与期限", en: "State conditions and dates plainly." },
    grave: true,
  },
  {
    category: "insult",
    patterns: [
      /(?:傻[逼比叉子]|蠢货|废物|垃圾(?:简历|候选人|学校)|白痴|脑残|滚蛋|贱人|神经病|他妈的|穷鬼|乡巴佬|死肥)/g,
      /\b(?:idiots?|morons?|stupid (?:candidate|applicant|people|question)|retard(?:ed)?|losers?|worthless|scumbags?|bastards?|bitch(?:es)?|asshole|shut up|dumb(?:ass)?)\b/gi,
    ],
    message: { zh: "含有侮辱性用语", en: "insults somebody" },
    suggestion: { zh: "删去，改用尊重的表述", en: "Leave it out and write with respect." },
    grave: true,
  },
  {
    category: "harassment",
    patterns: [
      /(?:陪(?:酒|睡|客户喝酒)|潜规则|发(?:一?张|几张)?(?:性感|私密|生活)照|约会?(?:吃饭)?(?:才|后)(?:能)?录用|做我(?:女|男)朋友)/g,
      /\b(?:send (?:me )?(?:a )?(?:sexy|nude|bikini) (?:photo|picture)s?|go out with me|sexy|you look hot|sleep with|sexual favou?rs?)\b/gi,
    ],
    message: { zh: "含有骚扰性内容", en: "harasses somebody" },
    suggestion: { zh: "删去，只谈工作", en: "Leave it out and keep to the job." },
    grave: true,
  },
];
