/** Whether what follows these words stands inside of round brackets. */
export function isInBrackets(before: string): boolean {
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}
