/** More words for a text that has some: in the way in which it is written. */

const SEPARATORS = ["、", "；", "，", ";", " | ", " / ", ","] as const;

/** Skills in a line are told apart by what tells the others apart. */
export function appendSkills(text: string, more: string): string {
  if (text.trim() === "") return more;
  if (more.includes("\n") || text.includes("\n")) return appendLine(text, more);
  const found = SEPARATORS.find((sign) => text.includes(sign));
  const separator = found ?? (/\p{Script=Han}/u.test(text + more) ? "、" : ",");
  const spaced = separator === "," || separator === ";" ? `${separator} ` : separator;
  return `${text.replace(/[\s、；，;,.。|/]+$/u, "")}${spaced}${more}`;
}

/** A line of its own, with a bullet where the others have one. */
export function appendLine(text: string, more: string): string {
  if (text.trim() === "") return more;
  const [, bullet = ""] = /^(\s*[-*•·]\s+)\S/u.exec(text.split("\n").at(-1) ?? "") ?? [];
  const lines = more
    .split("\n")
    .map((line) => (bullet === "" || /^\s*[-*•·]\s/u.test(line) ? line : `${bullet}${line}`));
  return `${text.trimEnd()}\n${lines.join("\n")}`;
}

/** Whether a text names each of these already, as words of their own. */
export function saysAlready(text: string, more: string): boolean {
  const words = (of: string) =>
    of
      .toLowerCase()
      .split(/[\n、；，;,|/。]+/u)
      .map((word) => word.trim())
      .filter((word) => word !== "");
  const said = new Set(words(text));
  const asked = words(more);
  return asked.length > 0 && asked.every((word) => said.has(word));
}
