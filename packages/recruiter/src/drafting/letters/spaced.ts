/** A space between Chinese and Latin writing, as print has it: Oriel 正在招聘 Counsel。 */
export function spaced(text: string): string {
  return text
    .replaceAll(/(\p{Script=Han})(?=[A-Za-z0-9])/gu, "$1 ")
    .replaceAll(/([A-Za-z0-9])(?=\p{Script=Han})/gu, "$1 ");
}
