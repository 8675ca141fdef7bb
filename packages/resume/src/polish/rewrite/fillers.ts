/** Words that say nothing, and phrases that say in five words what one says. Each keeps what is meant. */

type Rule = readonly [RegExp, string];

const ZH: readonly Rule[] = [
  [/^(?:我|本人|个人)(?:主要|平时|日常|当时)?(?:是)?(?=[\p{Script=Han}])/u, ""],
  [
    /^(?:在(?:职|岗|校|此|该)?期间|期间|工作中|工作期间|在工作中|日常工作中|平时)[，,]?(?:我|本人)?(?:主要)?/u,
    "",
  ],
  [/^主要(?:是|就是)?(?=负责|参与|从事|做|写|带|管理|协助|开发|设计|完成)/u, ""],
  [/^(?:然后|接着|另外|还有|同时|并且|而且|以及|此外)[，,]?/u, ""],
  [/(?<=^|[，；。])(?:负责了)/gu, "负责"],
  [
    /对([^，。；对]{2,16}?)进行(?:了)?(优化|重构|开发|设计|分析|测试|维护|升级|改造|管理|培训|调研|梳理|整理|推广|监控|部署|迁移|审核|排查|评估)(?!和|与|及|、)/gu,
    "$2$1",
  ],
  [
    /进行(?:了)?(?=(?:优化|重构|开发|设计|分析|测试|维护|升级|改造|管理|培训|调研|梳理|整理|推广|监控|部署|迁移|审核|排查|评估))/gu,
    "",
  ],
  [
    /(?<=^|[，；。])做了(?=[^，。；]{2,12}(?:工作|任务|项目|系统|平台|功能|模块|开发|方案))/gu,
    "完成",
  ],
  [/(?<=^|[，；。])写了(?=[^，。；]{2,})/gu, "编写"],
  [/(?<=^|[，；。])(?:帮忙|帮着)(?=[\p{Script=Han}])/gu, "协助"],
  [/(?<=^|[，；。])参加了(?=[^，。；]{2,}(?:开发|设计|建设|项目|工作|研究))/gu, "参与"],
  [/(?<=^|[，；。])带了(?=\s?[\d一二两三四五六七八九十])/gu, "带领"],
  [/(?:非常|特别|十分|比较|相当)(?=熟练|熟悉|努力|认真|优秀|出色|好)/gu, ""],
  [/(?:其实|就是说|的话|基本上|差不多就是|总的来说|怎么说呢)[，,]?/gu, ""],
  [/等等(?=[，。；]|$)/gu, "等"],
  [/的相关工作/gu, "的工作"],
];

const EN: readonly Rule[] = [
  [/^(?:and |also |then |so |plus )+(?=\S)/i, ""],
  [
    /^(?:I|we)\s+(?:was|were|am|are|have been|had been)\s+(?=responsible|in charge|tasked|able|involved)/i,
    "",
  ],
  [/^(?:I|we)(?:'ve| have)?\s+(?=[a-z])/i, ""],
  [/\bin order to\b/gi, "to"],
  [/\bdue to the fact that\b/gi, "because"],
  [/\ba (?:wide )?variety of\b/gi, "various"],
  [/\bas well as\b/gi, "and"],
  [/\butili[sz]ed\b/gi, "used"],
  [/\butili[sz]ing\b/gi, "using"],
  [/\butili[sz]e\b/gi, "use"],
  [/\b(?:very|really|basically|actually|just|quite|successfully|effectively)\s+(?=[a-z])/gi, ""],
  [/(?:,?\s+etc\.?)$/i, ""],
  [/\bhelped to (?=[a-z])/gi, "helped "],
  [/\bon a (daily|weekly|monthly) basis\b/gi, "$1"],
];

export function withoutFillers(text: string, zh: boolean): string {
  return (zh ? ZH : EN)
    .reduce((left, [pattern, instead]) => left.replace(pattern, instead), text)
    .trim();
}
