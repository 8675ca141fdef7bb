/** The words that a requirement is about, without those that any requirement has. */
import { HAN_DIGITS } from "@bole/language/text";

/** How it is asked for, not what: "proven track record", "hands-on experience", "valid". */
const IDLE = new Set(
  `with your that this from have will must able good strong excellent experience experiences experienced ability skills skill years
  year work working works knowledge understanding including such other team teams well plus preferred required proven solid great
  high level similar related relevant using used least more than they them their what when would should could like into over about
  very also both each current currently valid hands-on hands background track record evidence commitment command familiarity
  familiar awareness proficiency proficient comfortable confident fluent native written spoken verbal advanced deep thorough
  professional minimum willing full date in-date holder recognised recognized comparable equivalent ideally preferably
  demonstrated consistent measurable real-life real life existing closely field production practical basic certification
  certificate certificates certified ensure drive help support take part hold own around least time hire every always`
    .split(/\s+/u)
    .filter(Boolean),
);
const IDLE_HAN =
  /具有|具备|良好|较强|优秀|相关|以上|经验|能力|熟悉|熟练|精通|掌握|了解|优先|其中|工作|岗位|专业|有过|能够|丰富|扎实|一定|或者|或|以及|及其|并且|持有|持|有效期内?|有效|至少|不少于|不低于|左右|从业|经历|背景|使用|负责|参与|协助|全面|组织|能独立|独立|适应|功底|证书|学历|要求|都要|做过|用过|近[一二三两]年|获得过?|获/gu;
const EDGE_HAN = /^[有会能懂做过带在用其含跟把也需对的]+|[者的类等内]$|系统$/gu;
/** 三年, 两个: how much is weighed apart. */
const COUNT = new RegExp(`[${HAN_DIGITS}十]*[年月日人个名家届级]?(?=\\P{Script=Han}|$)`, "gu");
/** A longer piece is a sentence. */
const LONGEST_HAN = 12;

export function latinWords(text: string): string[] {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{Script=Latin}\p{N}+#-]+/u)
    .flatMap((word) => (IDLE.has(word) ? [] : word.split("-")))
    .filter((word) => word.length >= 4 && !/^\d+$/u.test(word) && !IDLE.has(word));
}

export function hanWords(text: string): string[] {
  return text
    .normalize("NFKC")
    .replaceAll(IDLE_HAN, " ")
    .replaceAll(COUNT, " ")
    .split(/\P{Script=Han}+/u)
    .map((piece) => piece.replaceAll(EDGE_HAN, ""))
    .filter((piece) => piece.length >= 2 && piece.length <= LONGEST_HAN);
}
