/**
 * Running heads, running feet and page numbers: said on every page, they would stand in the middle of
 * sentences. What a page says in its margin for the first time stays, if it is more than a number.
 */
import type { PageLine } from "./page-lines.ts";
import { isPageNumber } from "./page-number.ts";

const NUMBER_WITH_NAME = /\b(?:page\s+\d{1,3}|\d{1,3}\s*(?:of|\/)\s*\d{1,3})\b|第\s*\d{1,3}\s*页/i;

/** The part of a page's height that is margin. */
const MARGIN = 0.1;

interface Leaf {
  readonly height: number;
  readonly lines: readonly PageLine[];
}

export function withoutFurniture(pages: readonly Leaf[]): { lines: PageLine[][]; left: boolean } {
  const inMargin = pages.map((page) => page.lines.filter((line) => isInMargin(line, page.height)));
  const onPages = new Map<string, number>();
  for (const lines of inMargin)
    for (const key of new Set(lines.map(keyOf))) onPages.set(key, (onPages.get(key) ?? 0) + 1);

  const said = new Set<string>();
  let left = false;
  const lines = pages.map((page, index) => {
    const margin = new Set(inMargin[index]);
    return page.lines.filter((line) => {
      const stays =
        !margin.has(line) ||
        (staysIn(line, onPages, pages.length, said) && !isSaidBefore(line, page, pages));
      left ||= !stays;
      return stays;
    });
  });
  return { lines, left };
}

function staysIn(line: PageLine, onPages: Map<string, number>, pages: number, said: Set<string>) {
  const text = line.text.trim();
  if (isPageNumber(text) && (pages > 1 || !/^\d+$/.test(text))) return false;
  const key = keyOf(line);
  if (pages < 2 || (onPages.get(key) ?? 0) < Math.max(2, pages * 0.6)) return true;
  const first = !said.has(key);
  said.add(key);
  return first && !NUMBER_WITH_NAME.test(text);
}

const DOCUMENT = /curriculum vitae|\br[eé]sum[eé]\b|\bc\.?v\.?\b|lebenslauf|个人简历|简历/gi;
/** Shorter words may stand anywhere. */
const LEAST = 5;

/** The name or the address of somebody once more, at the foot of a page or the head of a later one. */
function isSaidBefore(line: PageLine, page: Leaf, pages: readonly Leaf[]): boolean {
  const isHead = line.box.y < page.height / 2;
  if (isHead && page === pages[0]) return false;
  const parts = line.text
    .replace(DOCUMENT, "")
    .split(/\s[|·•–—-]\s|\t/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const isAbove = (part: string) =>
    part.length >= LEAST &&
    (pages[0]?.lines ?? []).some(
      (other) => other !== line && other.box.y < page.height / 2 && other.text.includes(part),
    );
  return parts.length > 0 && parts.every(isAbove);
}

const isInMargin = ({ box }: PageLine, height: number) =>
  box.y + box.height < height * MARGIN || box.y > height * (1 - MARGIN);

/** The same words at the same height; numbers change from page to page. */
const keyOf = ({ text, box }: PageLine) =>
  `${text.replace(/\d+/g, "#").toLowerCase()}@${Math.round(box.y / 4)}`;
