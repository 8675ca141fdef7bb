/** A line out of somebody's own answers, without a word of ours. Pure. */
export interface Answers {
  readonly what: string;
  readonly scale: string;
  readonly result: string;
}

export function buildLine({ what, scale, result }: Answers): string {
  const said = [what, scale, result].map((text) => text.trim().replace(/[,;.，；。]+$/u, ""));
  const isChinese = /\p{Script=Han}/u.test(said.join(""));
  return said.filter((text) => text !== "").join(isChinese ? "，" : ", ");
}
