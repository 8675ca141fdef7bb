/** A sentence without one of its parts, and without the comma that held it. */
export function withoutWords(
  sentence: string,
  { start, end }: { readonly start: number; readonly end: number },
): string {
  const before = sentence.slice(0, start).trimEnd();
  const after = sentence.slice(end).trimStart();
  const isPart = before === "" || SEPARATOR.test(before.slice(-1));
  const kept = isPart ? after.replace(/^[,，、;；]\s*/u, "") : after;
  const joint = before === "" || kept === "" || WIDE.test(before.slice(-1)) ? "" : " ";
  return `${before}${joint}${kept}`.replace(/[\s,，、;；]+$/u, "");
}

const SEPARATOR = /[,，、;；]/u;
/** After these nothing is spaced. */
const WIDE = /[\p{Script=Han}，、；]/u;
