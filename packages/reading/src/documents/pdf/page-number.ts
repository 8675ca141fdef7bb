/** Whether a text is nothing but the number of a page: "2", "2 / 3", "Page 2 of 3", 第 2 页. */
const PAGE_NUMBER =
  /^[-–—•|\s]*(?:(?:page|seite|p\.?)\s*)?(?:第\s*)?\d{1,3}(?:\s*页)?(?:\s*(?:[/|,，]|of|von|共)\s*(?:第|共)?\s*\d{1,3}\s*页?)?[-–—•|\s]*$/i;

export const isPageNumber = (text: string): boolean => PAGE_NUMBER.test(text);
