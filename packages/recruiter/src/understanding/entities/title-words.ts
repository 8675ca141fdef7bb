/** The words that tell one job title from another, with what they are called in the other language. */
const PAIRS: readonly (readonly string[])[] = [
  ["后端", "backend", "back-end", "back end", "服务端", "server-side"],
  ["前端", "frontend", "front-end", "front end"],
  ["全栈", "full-stack", "fullstack", "full stack"],
  ["算法", "algorithm"],
  ["大模型", "llm", "large language model"],
  ["嵌入式", "embedded"],
  ["产品经理", "product manager", "产品"],
  ["产品设计", "product designer", "product design"],
  ["设计师", "designer"],
  ["供应链", "supply chain"],
  ["支付", "payment", "payments"],
  ["清结算", "settlement", "clearing"],
  ["护士", "nurse", "nursing"],
  ["重症", "icu", "intensive care"],
  ["财务", "finance", "financial"],
  ["财务经理", "finance manager"],
  ["质量", "quality"],
  ["短视频", "short video", "short-video"],
  ["运营", "content operator", "operations"],
  ["内容", "content"],
  ["数据分析", "data analyst", "data analysis", "analyst"],
  ["移动出行", "mobility"],
  ["数学", "mathematics", "maths", "math"],
  ["老师", "teacher", "教师"],
  ["隐私", "privacy"],
  ["法务", "counsel", "律师", "legal", "lawyer"],
  ["客户经理", "account executive", "ae"],
  ["销售", "sales"],
  ["中型市场", "mid-market"],
  ["客户质量", "customer quality"],
  ["患者", "patient app", "patient"],
  ["测试", "qa", "test engineer", "tester"],
  ["运维", "devops", "sre"],
  ["安卓", "android"],
  ["ios", "苹果端"],
  ["机器学习", "machine learning", "ml"],
  ["数据科学", "data scientist", "data science"],
  ["市场", "marketing"],
  ["人力资源", "hr", "人事"],
  ["会计", "accountant", "accounting"],
  ["架构师", "architect"],
  ["b端", "b2b"],
];

/** Words of rank and trade that many titles share, and that tell nothing. */
const COMMON = new Set(
  "高级 资深 初级 中级 工程师 经理 专家 senior junior lead staff engineer manager of the and secondary developer specialist 软件 software for with that this you can what where which how people and our new in on at to from time remote part full".split(
    " ",
  ),
);

interface TitleWord {
  /** Its own form first. */
  readonly forms: readonly string[];
}

/** Titles are read again and again; what strangers write must not pile up. */
const MOST_KNOWN = 2_000;
const known = new Map<string, TitleWord[]>();

export function titleWords(title: string): TitleWord[] {
  const there = known.get(title);
  if (there !== undefined) return there;
  const words: TitleWord[] = [];
  let rest = title;
  for (const forms of PAIRS) {
    const own = forms.find((form) =>
      /\p{Script=Han}/u.test(form)
        ? title.includes(form)
        : new RegExp(`(?<![a-z])${form}(?![a-z])`, "u").test(title),
    );
    if (own === undefined) continue;
    words.push({ forms: [forms[0] ?? own, ...forms.slice(1)] });
    rest = rest.replace(own, " ");
  }
  for (const [word] of rest.matchAll(/[a-z][a-z+#-]{2,}/gu)) {
    if (!COMMON.has(word)) words.push({ forms: [word] });
  }
  for (const [word] of rest.matchAll(/\p{Script=Han}{2,6}/gu)) {
    const bare = word
      .replace(/^(?:高级|资深|初级|中级)/u, "")
      .replace(/(?:工程师|经理|专家|专员|师)$/u, "");
    if (bare.length >= 2 && !COMMON.has(bare)) words.push({ forms: [bare] });
  }
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(title, words);
  return words;
}
