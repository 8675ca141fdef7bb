/**
 * Slips of the hand in the words that commands are made of. Only these words are mended: what
 * somebody wants to have in the résumé is theirs, however it is spelt.
 */
import { editDistance } from "@bole/base";

/** Han: what input methods give instead, sign for sign. */
export const HAN_SLIPS: readonly [string, string][] = [
  ["名子", "名字"],
  ["姓明", "姓名"],
  ["该成", "改成"],
  ["改程", "改成"],
  ["改乘", "改成"],
  ["该为", "改为"],
  ["换程", "换成"],
  ["删处", "删除"],
  ["删出", "删除"],
  ["山除", "删除"],
  ["册除", "删除"],
  ["添家", "添加"],
  ["天加", "添加"],
  ["电活", "电话"],
  ["手几号", "手机号"],
  ["邮相", "邮箱"],
  ["油箱", "邮箱"],
  ["工做", "工作"],
  ["精历", "经历"],
  ["经厉", "经历"],
  ["经力", "经历"],
  ["教于", "教育"],
  ["学厉", "学历"],
  ["专也", "专业"],
  ["项木", "项目"],
  ["项日", "项目"],
  ["简厉", "简历"],
  ["职为", "职位"],
  ["职未", "职位"],
  ["只位", "职位"],
  ["技能力", "技能里"],
  ["查着", "查看"],
  ["实系", "实习"],
];

/** Cantonese, sign for sign. */
export const DIALECT: readonly [string, string][] = [
  ["而家", "现在"],
  ["依家", "现在"],
  ["同埋", "以及"],
  ["加返", "加上"],
  ["加埋", "加上"],
  ["幫手", "帮忙"],
  ["嗰度", "那里"],
  ["呢度", "这里"],
  ["呢個", "这个"],
  ["呢份", "这份"],
  ["呢段", "这段"],
  ["乜嘢", "什么"],
  ["點樣", "怎样"],
  ["唔該", "谢谢"],
  ["唔好", "不要"],
  ["唔使", "不用"],
  ["返工", "上班"],
  ["讀書", "读书"],
];

const WORDS = (
  "change update delete remove replace rename correct please number email address title position " +
  "company school major degree summary location education experience project projects skills " +
  "internship description start name phone date university undo resume introduction city " +
  "first second third fourth"
).split(" ");
/** These end like other forms of words, and have none. */
const COUNTING = new Set(["first", "second", "third", "fourth"]);

/** English words that are near to one of them and are meant as they stand. */
const OTHERS = new Set(
  (
    "chance charge changed changes mayor manor remote removed smart stark startup skills skill " +
    "skull projected projector positive addressed numbered numeral named names phoned phones dates " +
    "dated emails emailed titles titled schools schooled degrees resumes resumed majors starts " +
    "companies description cities cite mate game same came fame tame lame gate late data rate fate " +
    "hate fist thirst forth thirds seconds firms firth"
  ).split(" "),
);

const ORDINARY = /(?<![\p{L}\d@._/-])\p{Ll}{4,13}(?![\p{L}\d@_/]|\.\p{L}|-\p{L})/gu;

const mended = (text: string, near: (word: string, right: string) => boolean): string =>
  text.replace(ORDINARY, (word) => {
    if (OTHERS.has(word) || WORDS.includes(word)) return word;
    return WORDS.find((right) => near(word, right) && isSlip(word, right)) ?? word;
  });

/** Ordinary words of commands, with their letters in the right order again; as long as before. */
export const mendWords = (text: string): string =>
  mended(text, (word, right) => word.length === right.length);

/** Those with a letter too few or too many, unless that makes another form of a word. */
export const mendLost = (text: string): string =>
  mended(
    text,
    (word, right) =>
      word.length !== right.length && (COUNTING.has(right) || !/(?:s|d|r|y|n)$/.test(word)),
  );

function isSlip(word: string, right: string): boolean {
  // "deleted" is no slip of "delete".
  if (
    word.startsWith(right) ||
    (/(?:ed|es|er|ing)$/.test(word) && word.startsWith(right.slice(0, -1)))
  )
    return false;
  if (word.charAt(0) !== right.charAt(0) || Math.abs(word.length - right.length) > 1) return false;
  if (editDistance(word, right) !== 1) return false;
  // A short word with another letter is another word; only its order may be wrong.
  const reordered = sorted(word) === sorted(right);
  return reordered || (word.length >= 5 && right.length >= 5);
}

const sorted = (word: string) => [...word].toSorted().join("");
