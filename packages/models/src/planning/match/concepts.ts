/**
 * Words that mean the same to a planner, in both languages. An agent is described in one language
 * and wanted in the other more often than not.
 */
const CONCEPTS: readonly (readonly string[])[] = [
  [
    "search",
    "find",
    "look",
    "retrieve",
    "discover",
    "搜索",
    "搜寻",
    "查找",
    "查询",
    "检索",
    "寻找",
    "找",
  ],
  ["research", "investigate", "study", "调研", "研究", "调查"],
  ["write", "draft", "compose", "author", "撰写", "起草", "写作", "编写", "写"],
  ["summarize", "summary", "summarise", "digest", "总结", "摘要", "概括", "归纳"],
  ["translate", "translation", "翻译", "译"],
  ["send", "deliver", "发送", "发出", "寄"],
  ["mail", "email", "letter", "邮件", "电子邮件", "信"],
  ["message", "消息", "信息"],
  ["candidate", "applicant", "候选人", "应聘者", "人选"],
  ["resume", "cv", "简历", "履历"],
  ["job", "position", "vacancy", "opening", "职位", "岗位", "工作"],
  ["interview", "面试"],
  ["schedule", "book", "arrange", "安排", "预约", "日程", "排期"],
  ["evaluate", "assess", "score", "rate", "grade", "评估", "评价", "评分", "打分"],
  ["review", "proofread", "critique", "审核", "审查", "审阅", "校对"],
  ["check", "verify", "validate", "检查", "核实", "核对", "验证"],
  ["match", "匹配"],
  ["rank", "sort", "order", "排序", "排名"],
  ["recommend", "suggest", "推荐", "建议"],
  ["compare", "对比", "比较"],
  ["analyze", "analyse", "analysis", "分析"],
  ["extract", "parse", "提取", "抽取", "解析"],
  ["generate", "create", "make", "produce", "生成", "创建", "制作"],
  ["publish", "post", "发布", "发表"],
  ["edit", "revise", "improve", "polish", "编辑", "修改", "润色", "改进"],
  ["plan", "计划", "规划"],
  ["report", "报告", "汇报"],
  ["article", "story", "essay", "文章", "稿件", "稿子"],
  ["headline", "title", "标题"],
  ["topic", "subject", "theme", "主题", "题目", "话题"],
  ["fact", "事实"],
  ["source", "来源", "资料"],
  ["data", "dataset", "数据"],
  ["list", "列表", "清单"],
  ["question", "问题"],
  ["answer", "reply", "respond", "回答", "答复", "回复"],
  ["skill", "技能"],
  ["company", "employer", "公司", "企业", "雇主"],
  ["salary", "pay", "compensation", "薪资", "薪酬", "工资"],
  ["news", "新闻"],
  ["outline", "提纲", "大纲"],
  ["chart", "graph", "plot", "图表", "图"],
  ["calculate", "compute", "count", "计算", "统计"],
  ["save", "store", "保存", "存储"],
  ["delete", "remove", "删除"],
  ["approve", "approval", "批准", "审批"],
];

/** The concept of an English word, in the form in which `wordsOf` gives it. */
export function conceptOf(word: string): string | undefined {
  return BY_WORD.get(word);
}

/** The concepts that a Chinese text names, the longest words first. */
export function hanConcepts(text: string): string[] {
  let rest = text;
  return HAN_WORDS.flatMap(([word, concept]) => {
    if (!rest.includes(word)) return [];
    rest = rest.replaceAll(word, " ");
    return [concept];
  });
}

const NAMED = CONCEPTS.flatMap((words) =>
  words.map((word) => [word, `#${words[0] ?? ""}`] as const),
);
const BY_WORD = new Map(NAMED);
const HAN_WORDS = NAMED.filter(([word]) => /\p{Script=Han}/u.test(word)).toSorted(
  ([a], [b]) => b.length - a.length,
);
