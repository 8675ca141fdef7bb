/** Conditions that a job has no need of, and that the law of most places forbids. */
import type { WordingRule } from "./wording-rule.ts";

export const DISCRIMINATION: readonly WordingRule[] = [
  {
    category: "age",
    patterns: [
      /(?:年龄)?(?:要求)?(?:在)?\d{2}\s?(?:周)?岁(?:以下|以内|之间|及以下|左右)|\d{2}\s?[-~—–至到]\s?\d{2}\s?(?:周)?岁|不超过\s?\d{2}\s?(?:周)?岁|年龄(?:限制|在|不超过|要求|需|应)[^，。；不\n]{0,12}|(?:仅限|只招|只要|优先)(?:年轻人|90后|95后|00后|八零后|九零后)|(?:90|95|00|八零|九零)后(?:优先|团队优先)|(?:三十|三十五|四十)岁(?:以下|以内)/g,
      /\b(?:under|below|younger than|not older than|no older than|max(?:imum)? age(?: of)?)\s?(?:the age of )?\d{2}\b(?! (?:employees|people|hours|minutes|ms|days|seconds|kg|percent|points|users|engineers|%))|\b(?:aged?|ages|between)\s\d{2}\s?(?:-|–|to|and)\s?\d{2}(?: years(?: old)?)?\b(?! (?:employees|people|hours|users|applications|customers))|\byoung (?:and (?:dynamic|energetic|hungry) )?(?:candidates?|applicants?|team members?|people|blood|man|woman|professionals only)\b|\b(?:recent graduates only|digital natives?|no seniors|mature (?:person|candidate))\b/gi,
    ],
    message: { zh: "出现年龄限制", en: "limits people by age" },
    suggestion: {
      zh: "删去年龄，改写为所需的经验或能力",
      en: "Leave the age out; name the experience or skill that is needed.",
    },
  },
  {
    category: "gender",
    patterns: [
      /(?:限|仅限|只招|只要|要求|性别)[:：]?\s?(?:男性?|女性?|男生|女生)(?!女)|(?:男性?|女性?|男士|女士|男生|女生)(?:优先|为佳|勿扰|勿投|免谈|限定)|不招(?:女|男)[性生]?|女(?:士|性|生)(?:不适合|谨慎投递)|适合(?:男|女)[性生]/g,
      /\b(?:male|female|men|women|man|woman|gentlemen|ladies|girls|boys)\s(?:only|preferred|candidates? (?:only|preferred)|need not apply)\b|\b(?:salesman|saleswoman|waitress|stewardess|chairman|manpower|handyman|foreman|cleaning lady)\b|\b(?:he|she) (?:must|will|should) (?:be|have)\b|\bonly (?:men|women|males|females)\b|\brockstar guy\b/gi,
    ],
    message: { zh: "出现性别限制", en: "limits people by gender" },
    suggestion: {
      zh: "删去性别要求，或写“性别不限”",
      en: "Use neutral words, such as “salesperson” or “they”.",
    },
  },
  {
    category: "family",
    patterns: [
      /已婚(?:已育)?(?:者)?(?:优先|为佳)|未婚(?:者)?(?:优先|为佳|限)|(?:限|仅限|要求)(?:未婚|已婚|已育|单身)|(?:三年|两年|几年|短期|近期)内?(?:不|无)(?:打算)?(?:结婚|生育|怀孕|要孩子|生育计划)|不(?:得|能|许)(?:怀孕|结婚|生育)|(?:是否|有无)(?:怀孕|结婚|生育)(?:计划|打算)?|无(?:生育|婚育)(?:计划|打算)|婚育状况|(?<=[，,；;、 ：:]|^)(?:未婚|已婚已育|已婚未育|单身)(?=[，,；;。、 ]|$)|已婚未育(?:勿扰|者勿投)/g,
      /\b(?:single|unmarried|married|childless)\s(?:only|preferred|candidates?|applicants?|women|men)\b|\b(?:no|without) (?:children|kids|mothers|mums|moms|parents|family (?:obligations|commitments)|plans? (?:for|to have) (?:children|a family|a baby))\b|\b(?:not pregnant|no pregnan(?:cy|t)|planning to have (?:children|kids|a baby)|are you (?:married|pregnant)|marital status|do you have (?:children|kids))\b/gi,
    ],
    message: { zh: "涉及婚姻或生育状况", en: "asks about marriage or children" },
    suggestion: {
      zh: "删去婚育内容；与岗位无关",
      en: "Leave it out; it has nothing to do with the job.",
    },
  },
  {
    category: "school",
    patterns: [
      /(?:仅限|只招|只要|限|必须|要求|统招)[^，。；\n]{0,8}(?:985|211|双一流|c9|C9|名校|清北)|(?:985|211|双一流|C9|名校)[^，。；\n]{0,8}(?:以上|毕业|学历|院校|高校|院校毕业)?(?:优先录用|毕业生?限定|only|起步|起|勿扰|必须|为硬性要求)|非(?:985|211|双一流|名校|统招|全日制)[^，。；\n]{0,6}(?:勿投|勿扰|不考虑|免谈|不要)|第一学历(?:必须|要求|需)?[^，。；\n]{0,8}/g,
      /\b(?:only|must be)(?: from| graduates of| a graduate of)? (?:ivy league|top[- ](?:tier|10|20|50) (?:universit|school)|oxbridge|russell group)[a-z]*|\b(?:ivy league|oxbridge|top[- ]tier (?:university|school)) (?:only|graduates only|required)\b/gi,
    ],
    message: { zh: "以学校出身设限", en: "limits people by their school" },
    suggestion: {
      zh: "改写为所需的知识、技能或项目经验",
      en: "Name the knowledge or skills instead of the school.",
    },
  },
  {
    category: "residence",
    patterns: [
      /(?:限|仅限|只招|要求|须|需|具有|持)(?:本地|本市|本省|[\u4e00-\u9fff]{2,3}(?:市|省)?)?(?:户口|户籍)|(?:本地|本市|[\u4e00-\u9fff]{2})(?:人|户口|户籍)(?:优先|限定|勿扰)|(?:不招|不要|谢绝|除)[\u4e00-\u9fff]{2,3}(?:籍|人|省人|地区的?人)|外地人?(?:勿扰|勿投|免谈)|限[\u4e00-\u9fff]{2,3}(?:籍|人)(?![\u4e00-\u9fff])/g,
      /\b(?:locals? only|native[- ]born|must be (?:born|a native) (?:in|of)|no foreigners|nationals only|citizens only|no immigrants|native (?:[a-z]+ )?speakers?)\b/gi,
    ],
    message: { zh: "以户籍或籍贯设限", en: "limits people by where they come from" },
    suggestion: {
      zh: "删去户籍要求；需要到岗可写工作地点",
      en: "State the place of work or the language level that is needed.",
    },
  },
  {
    category: "appearance",
    patterns: [
      /(?:五官端正|相貌(?:端正|较好|出众|佳)|形象(?:气质)?(?:佳|好|较好|出众|良好者?优先)|颜值(?:高|在线)|身高\s?\d{3}\s?(?:cm|厘米|公分)?(?:以上|及以上)?|身高(?:要求|不低于|在)[^，。；\n]{0,10}|体重(?:要求|不超过|在)[^，。；\n]{0,10}|身材(?:好|匀称|苗条)|无(?:纹身|疤痕)|美女|帅哥|貌美)/g,
      /\b(?:good[- ]looking|attractive|pretty|handsome|beautiful|slim|well[- ]built|physically attractive|presentable appearance|pleasant appearance|minimum height|height (?:of )?at least|no (?:visible )?tattoos)\b(?! (?:package|salary|compensation|benefits|offer|opportunit|location|code|office|remuneration|conditions|bonus|pay|design|interfaces?|dashboards?|down|architecture|print|printer|client|images?))/gi,
    ],
    message: { zh: "涉及外貌、身高或体型", en: "asks for a certain appearance" },
    suggestion: {
      zh: "删去外貌要求；可写“着装整洁，符合岗位规范”",
      en: "Leave it out, or name the dress code.",
    },
  },
  {
    category: "origin",
    patterns: [
      /(?:限|仅限|只招|要求)(?:汉族|汉人|[\u4e00-\u9fff]{1,3}族)|(?:不招|不要|谢绝)(?:少数民族|[\u4e00-\u9fff]{1,3}族|外国人|黑人|白人)|汉族(?:优先|限定)|少数民族(?:勿扰|勿投|除外)/g,
      /\b(?:white|black|asian|caucasian|hispanic|latino|arab|jewish)\s(?:candidates?|applicants?|people|only|preferred|males?|females?)(?: (?:only|preferred))?\b|\bno (?:blacks|asians|arabs|jews|muslims|gypsies)\b|\bethnic(?:ity)? (?:required|preferred)\b/gi,
    ],
    message: { zh: "涉及民族或种族", en: "limits people by ethnicity" },
    suggestion: { zh: "删去民族或种族要求", en: "Leave ethnicity out." },
  },
  {
    category: "religion",
    patterns: [
      /(?:无|没有|不得有)宗教信仰|(?:限|仅限|要求|不招|不要)(?:[\u4e00-\u9fff]{0,4})(?:教徒|信徒|信教|基督徒|穆斯林|佛教徒)|宗教信仰(?:要求|限)/g,
      /\b(?:christian|muslim|jewish|hindu|buddhist|catholic)s? (?:only|preferred|candidates? (?:only|preferred)|need not apply)\b|\bno (?:religious (?:people|clothing)|headscar(?:f|ves)|muslims|christians)\b|\bmust (?:be|share) (?:a )?(?:christian|our faith)/gi,
    ],
    message: { zh: "涉及宗教信仰", en: "limits people by religion" },
    suggestion: { zh: "删去宗教信仰内容", en: "Leave religion out." },
  },
  {
    category: "disability",
    patterns: [
      /(?:残疾人?|残障人?士?|有疾病者|乙肝(?:携带者)?|慢性病(?:患者)?|抑郁症(?:患者)?|色盲)(?:勿扰|勿投|免谈|除外|不招|不要|谢绝|不予录用)|(?:不招|不要|谢绝)(?:残疾|残障|乙肝|病人|抑郁)[\u4e00-\u9fff]{0,4}|身体健康[，,]?无(?:残疾|疾病|传染病|不良嗜好)|无(?:残疾|乙肝|传染病)/g,
      /\b(?:able[- ]bodied|no disabilit(?:y|ies)|not disabled|without disabilit(?:y|ies)|disabled (?:people |persons |applicants )?need not apply|physically fit only|must be (?:in )?perfect health|mentally stable|(?:no|without|free (?:of|from)) (?:any )?(?:(?:chronic |mental )?(?:illness(?:es)?|diseases?)|(?:mental |medical |health ){1,2}(?:issues|problems|conditions)))\b/gi,
    ],
    message: { zh: "排斥残障或患病者", en: "excludes people with a disability or illness" },
    suggestion: {
      zh: "只写岗位确需的体能，并注明可提供便利",
      en: "Name only what the work really needs, and offer adjustments.",
    },
  },
  {
    category: "orientation",
    patterns: [
      /(?:不招|不要|谢绝|拒绝)(?:同性恋|LGBT|跨性别)[\u4e00-\u9fff]{0,3}|性取向(?:正常|要求)/gi,
      /\b(?:no (?:gays|lesbians|homosexuals|transgender)|straight (?:men|women|people|candidates?) only|heterosexual (?:only|preferred)|sexual orientation required)\b/gi,
    ],
    message: { zh: "涉及性取向", en: "limits people by sexual orientation" },
    suggestion: { zh: "删去性取向内容", en: "Leave sexual orientation out." },
  },
];
