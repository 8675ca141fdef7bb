/** Marks before a list item. */

const MARK =
  /^(?:[•●○◦▪▫■□◆◇►▶▸‣⁃∙·✓✔➢➤➔→★☆*–—\uf0b7\uf0a7\uf0d8\uf06c\uf075-]|o(?=\s{1,3}[A-Z]))[\s\t]*(?=\S)/;
const NUMBER =
  /^(?:\(?\d{1,2}[.)、](?!\d)|[①-⑳⑴-⒇]|[(][一二三四五六七八九十a-h][)]|[a-h][.)](?=\s))\s*(?=[^\s,;.，；。])/;

/** How many units the item's mark takes; 0 if it is none. */
export function bulletLength(line: string): number {
  const mark = MARK.exec(line);
  if (mark) {
    const needsBlank = /^[*–—-]/.test(line);
    // "-5 %" and "**bold**" are no list items.
    if (needsBlank && !/\s$/.test(mark[0]) && !/^[-–—*][\p{Lu}\p{Lo}]/u.test(line)) return 0;
    return mark[0].length;
  }
  return NUMBER.exec(line)?.[0].length ?? 0;
}
