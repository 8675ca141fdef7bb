/** Tags as people write them into one field, with commas of either language. */
export function tagsOf(text: string): string[] {
  return [...new Set(text.split(/[,，]/).map((tag) => tag.trim()))].filter((tag) => tag !== "");
}
