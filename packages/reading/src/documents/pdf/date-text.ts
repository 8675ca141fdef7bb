/** Whether a short text is about a time: good enough to tell what stands at a margin, no more. */
const DATE =
  /(19|20)\d\d|\d{1,2}\s*[./]\s*\d{4}|(?<!\d)'?\d{2}\s?[./]\s?\d{1,2}\s*[-–—~至到]|\d{2}\s?年\s?\d{1,2}\s?月|[〇零一二三四五六七八九]{4}\s?年|(?<!\p{L})'\d{2}(?!\d)|至今|迄今|现在|現在|present|current|today|to date|heute|aujourd|actualidad|oggi|heden|\bnow\b/iu;
const LONGEST = 40;

export const isDateText = (text: string): boolean => DATE.test(text) && text.length <= LONGEST;
