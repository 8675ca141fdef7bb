/** The words of a text that say what it is about, as a person would underline them. */
import { HAN_DIGITS } from "@bole/language/text";
import type { TextSpan } from "@bole/talent";

const ENGLISH = new Set(
  `a about above across after again all also always am an and another any anyone anything are around as
  at back be because been before being below best better between both but by can could currently day days did
  do does doing done down during each either etc even ever every few find first for from full further get give
  go going good great had has have having help her here hers him his hobby how i if in into is it its itself
  job jobs just keen know known last least less let like little look looking lot love made make many may me
  might more most much must my myself need needs never new nice no not now of off on once one only open or
  other our out over own part people person please position previous project projects quite rather really
  related role roles same see seek seeking several she should show since so some somebody someone something
  still such take than that the their them then there these they thing things this those through time to too
  toward towards two under until up us use used using very want wanted wants was way we well were what when
  where which while who whom whose why will wish with within without work worked working works would year
  years yet you your yourself experience experienced interested interest interests skill skills student
  students opportunity opportunities passionate passion able enjoy background familiar proficient strong
  solid knowledge cares care dream weekends weekend`.split(/\s+/),
);
/** Small words of their neighbours, which titles are full of: chef de cuisine, Koch und Konditor. */
const OTHERS = new Set(
  `al au aux avec con d da das de dei del della den der des di die do dos du e ed ein eine el els en et für im
  in l la las le les los mit oder ou para per por pour sur und van von y zu zum zur à às`.split(
    /\s+/,
  ),
);
const CHINESE = new Set(
  `想做 想要 想找 想学 希望 喜欢 感兴趣 兴趣 相关 方面 方向 一点 一些 有点 可以 能够 需要 熟悉 熟练 精通 掌握 了解 擅长 会用 使用
  做过 学过 参与 参加 项目 工作 岗位 职位 机会 经验 专业 学生 同学 本人 自己 我们 以及 或者 并且 而且 还有 比较 非常 什么 哪些
  这个 那个 一个 一名 一位 目前 现在 最好 优先 能力 技能 一下 就是 不是 没有 如果 因为 所以 但是 以后 之后 之前 时候 课题 找到
  在读 大一 大二 大三 大四 研一 研二 毕业 应届 公司 企业 我有 想用 想去 想接 做点 点事 帮忙 推荐 合适 适合 找个 寻找 年级`.split(
    /\s+/,
  ),
);

const WORD = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}+#.&/-]*|\p{Script=Han}+/gu;
const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
const MOST = 24;

/**
 * Each once: first the names of concepts as they are written, then the other words in their order.
 * @param spans where concepts are named; a name is one word, whatever it is made of
 */
export function keywordsOf(text: string, spans: readonly TextSpan[] = [], most = MOST): string[] {
  const found = new Map<string, string>();
  const add = (word: string) => {
    const key = word.toLowerCase();
    if (found.size < most && !found.has(key)) found.set(key, word);
  };
  let rest = text;
  for (const { start, end } of spans) {
    add(text.slice(start, end).replaceAll(/\s+/gu, " "));
    rest = `${rest.slice(0, start)}${" ".repeat(end - start)}${rest.slice(end)}`;
  }
  for (const [run] of rest.matchAll(WORD)) {
    for (const word of /^\p{Script=Han}/u.test(run) ? chineseWords(run) : latinWord(run)) add(word);
  }
  return [...found.values()];
}

function latinWord(run: string): string[] {
  const word = run.replace(/[.&/-]+$/u, "");
  const isShort = word.length < 2 && !/^[CR]$/u.test(word);
  return isShort || /^\d+$/u.test(word) || isSmall(word.toLowerCase()) ? [] : [word];
}

const isSmall = (word: string) => ENGLISH.has(word) || OTHERS.has(word);

/** Single signs say little by themselves; two of them in a row are a word that nobody has listed. */
function chineseWords(run: string): string[] {
  const words: string[] = [];
  let single = "";
  const endSingle = () => {
    if ([...single].length >= 2 && !CHINESE.has(single)) words.push(single);
    single = "";
  };
  for (const { segment } of segmenter.segment(run)) {
    if ([...segment].length === 1) {
      if (FUNCTION.has(segment)) endSingle();
      else single += segment;
      continue;
    }
    endSingle();
    if (!CHINESE.has(segment) && !NUMBER.test(segment)) words.push(segment);
  }
  endSingle();
  return words;
}

/** A number of something. */
const NUMBER = new RegExp(`^[${HAN_DIGITS}十百千万几\\d]+[年月天个名人位次]?$`, "u");
const FUNCTION = new Set([
  ..."的了和与或及在是有会想做我你他也都很能要去来对用把被让给从到上下里中过着个等并不没学写找",
]);
