/**
 * An advertisement as people paste it, made into plain text with as few changes as possible: it
 * becomes the job's description, and all spans count in it.
 */
import { htmlToText } from "../../html-text.ts";

/** As long as a description may be. */
const LONGEST = 100_000;
/** Markup takes room; beyond this much of it nothing is read. */
const LONGEST_PASTED = 400_000;

const TAG =
  /<\/?(?:p|div|br|li|ul|ol|h[1-6]|span|strong|b|em|i|u|a|table|tr|td|html|body|section|font)\b[^<>]*>/gi;
const ESCAPED_TAG = /&lt;\/?(?:p|div|br|li|ul|ol|h[1-6]|span|strong|b|table)\b/i;
const ENTITY =
  /&(?:nbsp|amp|lt|gt|quot|apos|bull|middot|[mn]dash|[lr][sd]quo|#\d{1,6}|#x[\da-f]{1,5});/i;

export function cleanText(pasted: string): string {
  const text = withoutMarkup(
    pasted.slice(0, LONGEST_PASTED).replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n"),
  )
    // A joiner between two pictures makes them one; anywhere else it hides something.
    .replace(/[\u200b\u200c\u2060\ufeff\u00ad]|(?<!\p{Extended_Pictographic}|\ufe0f)\u200d/gu, "")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f]/g, " ")
    // First of all, so that no pattern after it meets a long run of blanks.
    .replace(/[^\S\n]{5,}/g, "    ")
    .replace(/[^\S\n]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return text.length <= LONGEST ? text : text.slice(0, LONGEST).trimEnd();
}

function withoutMarkup(text: string): string {
  const html = ESCAPED_TAG.test(text) ? htmlToText(text, { keepLines: true }) : text;
  const tags = html.match(TAG)?.length ?? 0;
  if (tags < 2 && !ENTITY.test(html)) return html;
  const lines = html.split("\n").filter((line) => line.trim() !== "").length;
  return htmlToText(html, { keepLines: tags < lines * 0.7 });
}
