/** How somebody is addressed. Never by a guess: no Mr or Ms, no 先生 or 女士. */
import type { Language } from "../agents/shared/language.ts";

/** Family names as they are written in pinyin: where one comes first, a name is left whole. */
const PINYIN_FAMILY =
  /^(?:wang|li|zhang|liu|chen|yang|huang|zhao|wu|zhou|xu|sun|ma|zhu|hu|guo|he|lin|gao|luo|zheng|liang|xie|song|tang|xu|deng|han|feng|cao|peng|zeng|xiao|tian|dong|pan|yuan|cai|jiang|yu|du|ye|cheng|wei|su|lu|lü|ding|ren|shen|yao|fang|jin|qiu|xia|tan|wei|jia|zou|shi|xiong|meng|qin|yan|xue|hou|lei|bai|long|duan|hao|kong|shao|mao|chang|wan|gu|lai|wu|kang|he|yi|qian|ou|ouyang|situ|zhuge)$/iu;
const TITLE = /^(?:dr|prof|professor|mr|mrs|ms|mx|miss)\.?\s+/iu;

export function salutation(name: string, language: Language): string {
  const plain = name.trim().replaceAll(/\s+/gu, " ");
  if (language === "zh") return plain === "" ? "您好：" : `${plain}，您好：`;
  if (plain === "") return "Hello,";
  return `Dear ${calledInEnglish(plain)},`;
}

/** By the given name, where it is clear which one that is. */
export function calledInEnglish(name: string): string {
  const title = TITLE.exec(name)?.[0] ?? "";
  const rest = name.slice(title.length);
  const parts = rest.split(" ");
  const first = named(parts[0] ?? "");
  if (/^(?:dr|prof)/iu.test(title)) return `${title.trim()} ${parts.at(-1)}`;
  if (/\p{Script=Han}/u.test(rest) || parts.length < 2) return rest;
  if (/^\p{L}\.?$/u.test(first)) return parts.map(named).join(" ");
  return PINYIN_FAMILY.test(first) ? parts.map(named).join(" ") : first;
}

/** Some write their whole name in capitals. */
function named(part: string): string {
  const isLoud = part.length > 2 && part === part.toUpperCase() && part !== part.toLowerCase();
  return isLoud ? part.charAt(0) + part.slice(1).toLowerCase() : part;
}
