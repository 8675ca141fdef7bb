import { asksSomething } from "@bole/language/text";
import type { Desk } from "../desk.ts";

/** What is said of words for a time that cannot be read; nothing where they only ask for one. */
export function unreadTime(words: string, { language }: Pick<Desk, "language">): string {
  if (words === "" || asksSomething(words)) return "";
  return language === "zh"
    ? `“${words}”是什么时候我没读懂，下面不限时间。`
    : `I could not tell when “${words}” is, so this is not limited by time.`;
}
