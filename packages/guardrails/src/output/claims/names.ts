/**
 * The people, employers and schools that a text names. Names have no grammar, so only those are
 * taken that stand where a name stands: after a title, before "graduated from", in capitals.
 */
import { languageOf } from "@bole/language/text";

export interface StatedName {
  readonly kind: "person" | "organisation";
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const SURNAMES =
  "赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏窦章苏潘葛范彭鲁韦马苗方俞任袁柳鲍史唐费廉岑薛雷贺倪汤滕罗毕郝安常齐康伍余顾孟黄穆萧尹姚邵汪祁毛狄戴宋庞熊纪舒屈项祝董梁杜阮蓝闵季贾江童颜郭梅林钟徐邱骆高夏蔡田胡凌霍万卢莫房丁邓洪左石崔龚程裴陆翁段侯全班宁武刘景龙叶黎白乔文曾关游温庄晏柴瞿阎牛易廖耿向涂丘甘辛聂曲";
const SURNAME = `(?:欧阳|司马|上官|诸葛|夏侯|[${SURNAMES}])`;
const BEFORE =
  "(?<=候选人|应聘者|求职者|申请人|姓名[:：]|姓名|推荐人|联系人|尊敬的|亲爱的|您好，|你好，|推荐|恭喜|邀请|^|[。！？；，,.\\n：:“（(、])";
const AFTER =
  "(?=先生|女士|小姐|同学|经理|老师|博士|总监|[，,：:！!。]|您|毕业|曾|现任|目前|就职|任职|担任|拥有|具有|具备|擅长|在|是|有|于|的|从|自|和|与|精通|熟悉|负责|主导|获)";
const CHINESE_PERSON = new RegExp(
  `${BEFORE}\\s?(?<name>${SURNAME}[\\u4e00-\\u9fff]{1,2}?)${AFTER}`,
  "g",
);
/** Words that begin with a surname's character and are none. */
const NO_PERSON =
  /^(?:高级|高中|高效|高度|任职|任何|项目|方向|方面|方案|常见|常用|安排|安全|文档|文化|万一|全部|全面|全职|和谐|金融|关于|关注|关键|石油|向上|江苏|江西|黄金|华东|华南|马上|江浙|白天|成功|成绩|康复|易用|房产|时间|方便|文案|毛利|温度|游戏|宋体|董事|施工|程序|车间|连续|景区|段落|曲线|向您|于|左右|余额|顾问|顾客|章节|季度|纪律|梅花|林业|田径|夏季|汤)/;

const SUFFIX =
  "(?:有限公司|股份公司|公司|集团|大学|学院|银行|医院|研究院|研究所|事务所|科技|证券|保险)";
const CHINESE_ORGANISATION = new RegExp(`[\\u4e00-\\u9fffA-Za-z0-9]{2,14}?${SUFFIX}`, "g");
const CUE =
  /^.*?(?:就职于|任职于|供职于|毕业于|就读于|入职于|入职|加入|来自|曾在|先后在|目前在|现在|效力于|担任|拥有|推荐|以及|在|于|从|为|是|和|与|及|到|过|了|有|的|向|被)/;
/** Spoken of in general: "our company", "a listed company". */
const GENERIC =
  /^(?:[贵本我该某此各原两多新老大外]?(?:公司|集团|大学|学院|银行|医院|科技)|(?:我们|你们|他们|贵|本|我|该|某|一家|这家|那家|多家|互联网|上市|知名|大型|中型|小型|外资|国有|民营|创业|初创|大厂|头部|高新|信息|前|母|子|分)+(?:公司|集团|大学|学院|银行|医院|科技))$/;
const KNOWN =
  /阿里巴巴|阿里云|腾讯|百度|字节跳动|华为|美团|京东|小米|网易|滴滴|拼多多|快手|微软|谷歌|苹果公司|亚马逊|蚂蚁集团|携程|哔哩哔哩|清华|北大|复旦|浙大|\b(?:Google|Microsoft|Amazon|Facebook|Meta|Netflix|Alibaba|Tencent|Baidu|ByteDance|Huawei|IBM|Oracle|Intel|NVIDIA|OpenAI|Stanford|MIT|Harvard|Oxford|Cambridge|Tsinghua)\b/g;

const CAPITALS = /\b(?:[A-Z][a-zA-Z'’&-]+)(?: (?:of |the |and |& )?[A-Z][a-zA-Z'’&-]*\.?){1,4}/g;
const AFTER_EMPLOYER_WORD =
  /\b(?:at|joined|joining|left|for|from|with) (?<name>[A-Z][a-zA-Z&-]{2,})\b(?! [A-Z])/g;
const TITLED =
  /\b(?:Mr|Ms|Mrs|Dr|Prof|Dear|Hi|Hello|Herrn?|Frau|Lieber?|Hallo)\.? (?<name>\p{Lu}[\p{L}'’-]+)/gu;
const ORGANISATION =
  /\b(?:Inc|Ltd|LLC|Corp|Corporation|Company|Co|Group|University|College|Institute|School|Bank|Technologies|Labs|Systems|Holdings|GmbH|AG|Studios|Partners|Hospital|Academy)\b/;

/** Capitalised words that name nobody: titles, fields, months, beginnings of sentences. */
const COMMON = new Set(
  (
    "the a an our your their his her its we you i he she they it in on at as for from with and or to of by dear hi hello thank thanks best kind regards sincerely please this that these those there here when while after before since with " +
    "senior junior lead principal staff chief head vice president director manager engineer engineering developer software backend frontend full stack fullstack data scientist science analyst product project program marketing sales human resources hr recruiter designer design research researcher architect consultant officer executive assistant associate intern team machine learning artificial intelligence ai ml devops cloud web mobile quality assurance qa business operations finance financial customer success support security network system systems database " +
    "january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday " +
    "english chinese german french spanish japanese bachelor bachelors master masters doctor degree phd msc bsc mba candidate applicant position role experience education skills summary interview offer computer mathematics statistics physics economics electrical mechanical information technology"
  ).split(" "),
);

export function namesIn(text: string): StatedName[] {
  const found: StatedName[] = [];
  const add = (kind: StatedName["kind"], start: number, name: string) => {
    const end = start + name.length;
    if (name.length < 2 || found.some((other) => start < other.end && other.start < end)) return;
    found.push({ kind, start, end, text: name });
  };
  for (const match of text.matchAll(CHINESE_ORGANISATION)) {
    const cue = CUE.exec(match[0])?.[0].length ?? 0;
    const name = match[0].slice(cue);
    if (!GENERIC.test(name) && name.length > 3) add("organisation", match.index + cue, name);
  }
  for (const match of text.matchAll(KNOWN)) add("organisation", match.index, match[0]);
  for (const match of text.matchAll(CHINESE_PERSON)) {
    const name = match.groups?.name ?? "";
    if (!NO_PERSON.test(name)) add("person", match.index + match[0].length - name.length, name);
  }
  const isGerman = languageOf(text) === "de";
  for (const match of text.matchAll(CAPITALS)) {
    const { skipped, name } = withoutCommon(match[0]);
    // Every noun has a capital there.
    if (name !== "" && (!isGerman || ORGANISATION.test(name)))
      add(ORGANISATION.test(name) ? "organisation" : "person", match.index + skipped, name);
  }
  for (const [pattern, kind] of [
    [AFTER_EMPLOYER_WORD, "organisation"],
    [TITLED, "person"],
  ] as const) {
    for (const match of text.matchAll(pattern)) {
      const name = match.groups?.name ?? "";
      if (!COMMON.has(name.toLowerCase()))
        add(kind, match.index + match[0].length - name.length, name);
    }
  }
  return found;
}

/** A row of capitalised words without the common ones at its ends. */
function withoutCommon(row: string): { skipped: number; name: string } {
  const words = row.split(" ");
  const isCommon = (word: string | undefined) =>
    word !== undefined && COMMON.has(word.toLowerCase().replace(/[.'’]s?$/, ""));
  let skipped = 0;
  while (isCommon(words[0])) skipped += (words.shift()?.length ?? 0) + 1;
  while (isCommon(words.at(-1))) words.pop();
  return { skipped, name: words.join(" ").replace(/[.'’]s?$|\.$/, "") };
}
