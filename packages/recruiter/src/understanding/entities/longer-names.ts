/**
 * A longer name that holds somebody's whole name is another person's: 张伟明 is not 张伟, and
 * "Maria Lopez Garcia" is not Maria Lopez. Who has the longer name is not guessed but asked.
 */
import { plain } from "../text/plain.ts";

/** Characters that end given names and rarely begin what is said next. */
const GIVEN =
  "明芳娜敏静丽磊军洋勇艳杰娟涛秀霞刚桂英华玉兰红鹏辉俊帆宇浩轩博文雨欣怡佳琪雪梅琳晨阳凯峰龙林鑫波斌海宁国庆春燕萍云莉莹颖婷慧晶倩璐瑶瑜琴珍凤芬玲蓉薇菲雯萱涵豪泽昊翔睿哲宏毅恒诚铭锋钧伟强平东飞航健思远清安康建志荣兴超凡然彤妍楠琦瑞祥雄雷彬武豫川江河山松柏桐枫岚岩坤乾";
const FOLLOWS = String.raw`(?:$|[\s,，。.?？!！:：;；、）)”’"']|[发写约安的面移到改推聊进和与跟及以一在是有对吗呢先也这那都两三回淘拒标什哪做会谁几加现目最当上为还已没需可能要想不被适符属之从])`;
/** 明天, 文件, 远程: words that begin as a name could end. */
const WORD =
  "(?:明[天早晚年日后儿确白显]|文[件档字章]|华为|国[内外]|海[外归]|平[时均]|安[排全]|东西|春节|英[语文]|建[议立档]|志愿|飞书|航班|超[过时出]|强[烈调]|清[单楚除]|思[路考]|远程|健康|荣誉|兴趣|然后|博士|雨天|当然|要不|宏观|江苏|江西|河[南北]|山[东西]|武汉|云[端南])";
/** Behind a Chinese name of two characters: that it ends there, and no longer one goes on. */
export const HAN_NAME_ENDS = `(?!(?!${WORD})[${GIVEN}]${FOLLOWS})`;
const HONORIFIC = /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|madam|jr|sr|phd|mba|md|ii|iii)\.?$/u;

/** The places of a Chinese name in a text, and the longer names of which it is only a part there. */
export function placesOfHan(text: string, name: string): { at: number[]; longer: string[] } {
  const at: number[] = [];
  const longer: string[] = [];
  for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + 1)) {
    const other = longerHanName(text.slice(from), name);
    if (other === null) at.push(from);
    else longer.push(other);
  }
  return { at, longer };
}

const GOES_ON = new RegExp(`^(?!${HAN_NAME_ENDS})`, "u");

function longerHanName(text: string, name: string): string | null {
  const next = text.slice(name.length);
  return name.length === 2 && GOES_ON.test(next) ? name + next.charAt(0) : null;
}

/** `names`: what in the message has the form of a name; `known`: words in it that belong to others. */
export function longerLatinName(
  raw: string,
  form: string,
  names: readonly string[],
  known: ReadonlySet<string>,
): string | null {
  const words = form.split(" ");
  const longer = names.find((name) => {
    const own = wordsOf(name);
    const at = own.findIndex((_, from) =>
      words.every((word, i) => own[from + i]?.startsWith(word)),
    );
    if (at < 0) return false;
    const isOther = words.some((word, i) => own[at + i] !== word);
    // What opens a sentence may be any word.
    const before = opensWith(raw, name) ? [] : own.slice(0, at);
    const strange = (word: string) => !HONORIFIC.test(word) && !known.has(word);
    return isOther || [...before, ...own.slice(at + words.length)].some(strange);
  });
  return longer ?? null;
}

/** Up to where something of theirs is named: "Aisha Rahman's". */
function wordsOf(name: string): string[] {
  const all = plain(name).split(/\s+/u);
  const end = all.findIndex((word) => /['’]s$/u.test(word));
  return all.slice(0, end < 0 ? all.length : end + 1).map((word) => word.replace(/['’]s$/u, ""));
}

/** Whether a name, as written, opens a sentence. */
export const opensWith = (raw: string, name: string): boolean =>
  /(?:^|[.!?,;:\n])\s*$/u.test(raw.slice(0, Math.max(0, raw.indexOf(name))));

/** Whether it is this name and not a longer one that is written there. */
export function holdsName(text: string, name: string): boolean {
  const [said, form] = [plain(text), plain(name)];
  if (form === "") return false;
  if (/\p{Script=Han}/u.test(form)) return placesOfHan(said, form).at.length > 0;
  const escaped = form.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}-])${escaped}(?!-?\\p{L})`, "u").test(said);
}
