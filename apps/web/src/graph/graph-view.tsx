/**
 * A graph that one can look around in: the engine's own drawing, with nodes to choose and to unfold.
 * It is drawn in the reader's browser, so that it is as live as the data it is given.
 */
import { type GraphJson, renderSvg } from "@bole/engine/draw";
import { Download, Maximize, Minus, Plus } from "lucide-react";
import { useLayoutEffect, useMemo, useRef } from "react";
import { cx } from "../design/cx.ts";
import { download } from "../design/download.ts";
import { IconButton } from "../design/icon-button.tsx";
import { useText } from "../i18n/text.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useLanguage } from "../preferences/language.ts";
import { extentOf, markSelected, replaceDrawing, resizeDrawing } from "./drawing.ts";
import { isOnFoldMark, nodeAt } from "./fold-mark.ts";
import { graphText } from "./graph-text.ts";
import { useDrawnTheme } from "./use-drawn-theme.ts";
import { useHeld, usePressed } from "./use-held.ts";
import { usePanAndZoom } from "./use-pan-and-zoom.ts";

/** The ring of a node follows its card; the browser's own would be a box around everything in it. */
const CANVAS = cx(
  "w-fit min-w-full [&>svg]:mx-auto [&_[data-id]]:outline-none",
  "[&_[data-id]:focus-visible>.card]:stroke-focus! [&_[data-id]:focus-visible>.card]:stroke-[4]!",
);

export function GraphView({
  graph,
  heading,
  title,
  selected = null,
  onSelect,
  onToggle,
}: {
  readonly graph: GraphJson;
  readonly heading?: string;
  /** What the drawing is called, for those who hear it and where it is saved. */
  readonly title: string;
  readonly selected?: string | null;
  readonly onSelect?: (id: string) => void;
  /** Unfolds a node, or folds it again. */
  readonly onToggle?: (id: string) => void;
}) {
  const t = useText(graphText);
  const language = useLanguage();
  const theme = useDrawnTheme();
  const { moment: time } = useFormat();
  const interactive = onSelect !== undefined;
  const svg = useMemo(
    () => renderSvg(graph, { language, theme, time, title, interactive, background: false }),
    [graph, language, theme, time, title, interactive],
  );
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const { scale, zoom, fit, wasDragged, dragProps } = usePanAndZoom(box, extentOf(svg));

  const pressed = usePressed(canvas);
  const drawn = useHeld(svg, pressed);
  useLayoutEffect(() => {
    if (canvas.current !== null) replaceDrawing(canvas.current, drawn);
  }, [drawn]);
  useLayoutEffect(() => {
    if (canvas.current === null) return;
    resizeDrawing(canvas.current, extentOf(drawn), scale);
    markSelected(canvas.current, selected);
  }, [drawn, scale, selected]);

  const choose = (event: React.MouseEvent) => {
    const node = nodeAt(event.target);
    const id = node?.dataset.id;
    if (node === null || id === undefined || wasDragged()) return;
    if (isOnFoldMark(node, event, scale)) onToggle?.(id);
    else onSelect?.(id);
  };
  const onKey = (event: React.KeyboardEvent) => {
    const node = nodeAt(event.target);
    const id = node?.dataset.id;
    if (node === null || id === undefined) return;
    const folds = ["+", "=", "-"].includes(event.key) && node.dataset.inside !== undefined;
    if (event.key !== "Enter" && event.key !== " " && !folds) return;
    event.preventDefault();
    if (folds) onToggle?.(id);
    else onSelect?.(id);
  };

  return (
    <div>
      <header className="flex items-center gap-2 justify-end border-b border-line py-1 pr-2 pl-5 max-md:pl-4">
        <h2 className="mr-auto font-semibold empty:hidden">{heading}</h2>
        <IconButton label={t.zoomOut} onClick={() => zoom("out")}>
          <Minus aria-hidden />
        </IconButton>
        <IconButton label={t.zoomIn} onClick={() => zoom("in")}>
          <Plus aria-hidden />
        </IconButton>
        <IconButton label={t.fit} onClick={fit}>
          <Maximize aria-hidden />
        </IconButton>
        <IconButton
          label={t.download}
          onClick={() =>
            download(
              `${graph.graph_id}.svg`,
              "image/svg+xml",
              renderSvg(graph, { language, theme, time, title }),
            )
          }
        >
          <Download aria-hidden />
        </IconButton>
      </header>
      <section
        ref={box}
        aria-label={t.region}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus.
        tabIndex={0}
        className="max-h-[min(60dvh,44rem)] overflow-auto overscroll-contain -outline-offset-2"
        {...dragProps}
      >
        {interactive && <p className="sr-only">{t.help}</p>}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the nodes inside are the buttons. */}
        <div ref={canvas} className={CANVAS} onClick={choose} onKeyDown={onKey} />
      </section>
    </div>
  );
}
