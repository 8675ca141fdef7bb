/**
 * A page as it was printed: each line at its place, as wide as it was. The type is ours, so a line
 * is drawn a little together or apart until it fits; everything is relative to the page's width.
 */
import type { DocumentPage, TextLine } from "@bole/server/contract";
import { useLayoutEffect, useRef } from "react";
import { cx } from "../../../design/cx.ts";
import type { Target } from "./jump-context.ts";
import type { Mark } from "./marks.ts";
import { Pieces } from "./pieces.tsx";

export function PageView({
  label,
  page,
  text,
  marks,
  target,
}: {
  readonly label: string;
  readonly page: DocumentPage;
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly target: Target | null;
}) {
  const paper = useRef<HTMLElement>(null);
  useFittedLines(paper, page);
  const [first, last] = [page.lines[0]?.start ?? 0, page.lines.at(-1)?.end ?? 0];
  // In two columns the last line need not be the one that ends last.
  const end = page.lines.reduce((most, line) => Math.max(most, line.end), last);
  const here = marks.filter((mark) => mark.start < end && first < mark.end);
  return (
    <section
      ref={paper}
      aria-label={label}
      className="@container relative w-full shrink-0 overflow-hidden rounded-md border border-line bg-raised shadow-rest"
      style={{ aspectRatio: `${page.width} / ${page.height}` }}
    >
      {page.lines.map((line) => {
        const parts = partsOf(text, line);
        return (
          <p
            key={`${line.start} ${line.box.x}`}
            data-line
            className={cx(
              "absolute origin-left whitespace-pre",
              parts.length > 1 && "flex justify-between",
            )}
            style={{
              ...placeOf(line, page),
              ...(parts.length > 1 && { width: `${(line.box.width / page.width) * 100}%` }),
            }}
          >
            {parts.map(({ start, end: to }) => (
              <span key={start}>
                <Pieces text={text} start={start} end={to} marks={here} target={target} />
              </span>
            ))}
          </p>
        );
      })}
    </section>
  );
}

/** A wide gap, as before a date at the right, is a tab in the text: the gap takes the slack. */
function partsOf(text: string, { start, end }: TextLine) {
  const parts: { readonly start: number; readonly end: number }[] = [];
  let from = start;
  for (const part of text.slice(start, end).split("\t")) {
    parts.push({ start: from, end: from + part.length });
    from += part.length + 1;
  }
  return parts;
}

function placeOf({ box, font_size, bold }: TextLine, { width, height }: DocumentPage) {
  const across = (points: number) => `${(points / width) * 100}cqw`;
  return {
    left: `${(box.x / width) * 100}%`,
    top: `${(box.y / height) * 100}%`,
    fontSize: across(font_size),
    lineHeight: across(Math.max(box.height, font_size)),
    ...(bold && { fontWeight: 600 }),
  };
}

/** A line that no type could fit is left as it is, rather than made unreadable. */
const SCALES = { least: 0.5, most: 2 };

function useFittedLines(paper: React.RefObject<HTMLElement | null>, page: DocumentPage): void {
  useLayoutEffect(() => {
    const sheet = paper.current;
    if (sheet === null) return;
    const fit = () => {
      const lines = sheet.querySelectorAll<HTMLElement>("[data-line]");
      const scales = page.lines.map(({ box }, index) => {
        const natural = lines[index]?.scrollWidth ?? 0;
        return natural === 0 ? 1 : ((box.width / page.width) * sheet.clientWidth) / natural;
      });
      for (const [index, scale] of scales.entries()) {
        const fits = scale >= SCALES.least && scale <= SCALES.most;
        lines[index]?.style.setProperty("transform", fits ? `scaleX(${scale})` : "none");
      }
    };
    // Also once the type is loaded, which changes the width of the lines but not of the sheet.
    const watch = new ResizeObserver(fit);
    watch.observe(sheet);
    document.fonts.addEventListener("loadingdone", fit);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener("loadingdone", fit);
    };
  }, [paper, page]);
}
