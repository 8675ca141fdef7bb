/**
 * In which language a message is written, whatever the names in it are written in: "Compare 陈思远 and
 * 何志强" is English, and "给 John Smith 发邮件" is Chinese.
 */
import { languageOf } from "@bole/reading/text";

/** A name is no longer than this. */
const LONGEST_NAME = 4;

/** `before`: that of the conversation, for a number or a sign alone. */
export function spokenLanguage(text: string, before: "zh" | "en"): "zh" | "en" {
  if (!/\p{L}/u.test(text)) return before;
  const han = text.match(/\p{Script=Han}+/gu) ?? [];
  const plain = text.match(/(?<![\p{L}\p{N}])[a-z][a-z'’]+(?![\p{L}\p{N}])/gu) ?? [];
  const isAllNames = han.every((run) => run.length <= LONGEST_NAME);
  if (isAllNames && plain.length > han.length) return "en";
  return languageOf(text);
}
