/** What somebody has written themselves, without the mail below that they answer, and their signature. */

const BEGINS_QUOTED = [
  /^\s*>/u,
  /^\s*-{2,}\s*(?:original message|原始邮件|forwarded message|转发邮件)/iu,
  /^\s*on .{5,120} wrote:\s*$/iu,
  /^\s*am .{5,120} schrieb .{0,80}:\s*$/iu,
  /^\s*在?.{0,60}\d{4}年.{0,80}写道[:：]\s*$/u,
  /^\s*(?:发件人|from)\s*[:：].{2,}/iu,
];
const SIGNATURE = /^--\s*$/u;
/** Longer than any line that begins a quotation. */
const LINE = 300;

export function ownWords(text: string): string {
  const lines = text.split(/\r?\n/u);
  const end = lines.findIndex((line) => {
    const head = line.slice(0, LINE);
    return SIGNATURE.test(head) || BEGINS_QUOTED.some((pattern) => pattern.test(head));
  });
  const own = (end === -1 ? lines : lines.slice(0, end)).join("\n").trim();
  // Who answers below the quotation, or between its lines.
  return own !== ""
    ? own
    : lines
        .filter((line) => !/^\s*>/u.test(line))
        .join("\n")
        .trim();
}
