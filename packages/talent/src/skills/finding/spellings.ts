/**
 * The ways in which one alias is written: joined, apart or with a hyphen, British and American,
 * "and" or "&", with and without a space between Chinese and Latin letters.
 */
import { foldText } from "./fold-text.ts";

const HAN = "[\\u3400-\\u9fff]";
const BORDER = new RegExp(`(?<=${HAN})(?=[a-z0-9])|(?<=[a-z0-9+#])(?=${HAN})`, "g");
/** More joints than these are written either all apart or all together. */
const FREE_JOINTS = 3;

const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/is(ation|ations|e|ed|er|ing)\b/g, "iz$1"],
  [/ysing\b/g, "yzing"],
  [/our(s|al|ed|ing)?\b/g, "or$1"],
  [/elling\b/g, "eling"],
  [/ogue\b/g, "og"],
  [/entre\b/g, "enter"],
  [/paed/g, "ped"],
  [/programme\b/g, "program"],
];

/** Folded as texts are. */
export function spellingsOf(alias: string): Set<string> {
  const forms = new Set<string>();
  const plain = foldText(alias).plain;
  for (const words of [plain, american(plain)]) {
    for (const form of [words, words.replaceAll(" and ", " & "), withoutDot(words)]) {
      for (const joined of jointsOf(form.replaceAll(BORDER, " "))) forms.add(joined);
    }
    if (words.includes("/")) forms.add(words.replaceAll("/", " / "));
  }
  return forms;
}

function american(words: string): string {
  // Words such as "exercise" or "hour" change wrongly; nobody writes the result, so it harms nothing.
  return AMERICAN.reduce((text, [british, americans]) => text.replace(british, americans), words);
}

/** Node.js is also Node JS. */
const withoutDot = (words: string): string => words.replace(/(?<=[a-z0-9])\.js\b/, " js");

function jointsOf(words: string): string[] {
  const parts = words.split(" ");
  const joints = parts.length - 1;
  if (joints > FREE_JOINTS) return [words, parts.join("")];
  return Array.from({ length: 2 ** joints }, (_, choice) =>
    parts.reduce((text, part, place) => `${text}${choice & (1 << (place - 1)) ? "" : " "}${part}`),
  );
}
