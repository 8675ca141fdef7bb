/** The pages in the middle: live, at a size that one chooses. */
import { FileText, Maximize, Minus, Plus, TriangleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { EmptyState } from "../../../design/empty-state.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { IconButton } from "../../../design/icon-button.tsx";
import { Skeleton } from "../../../design/skeleton.tsx";
import { useCanDrop } from "../../../design/use-can-drop.ts";
import { useText } from "../../../i18n/text.ts";
import { useEditor } from "../editor-context.ts";
import type { Look } from "../look/look.ts";
import { paperText } from "../text/paper-text.ts";
import { PaperPage } from "./paper-page.tsx";
import { usePages } from "./use-pages.ts";

const ZOOMS = [0.6, 0.8, 1, 1.25, 1.5, 2, 2.5];
const FIT = ZOOMS.indexOf(1);

export function PaperPanel({ look }: { readonly look: Look }) {
  const t = useText(paperText);
  const { data, marked } = useEditor();
  const { pages: preview, error, isBehind } = usePages(data, look);
  const canDrop = useCanDrop();
  const [zoom, setZoom] = useState(FIT);
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    if (marked.length === 0 || preview === null) return;
    scroller.current
      ?.querySelector("[data-marked]")
      ?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, [marked, preview]);
  if (preview === null) {
    return error === null ? (
      <div className="p-4 md:p-6">
        <Skeleton className="mx-auto aspect-[1/1.414] w-full max-w-3xl rounded-sm" />
      </div>
    ) : (
      <ErrorState error={error} />
    );
  }
  const isBlank = preview.positions.length === 0;
  const missing = preview.warnings.flatMap(({ characters }) => characters);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={scroller}
        aria-label={t.title}
        aria-busy={isBehind}
        data-live={!isBehind}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto bg-sunken p-3 -outline-offset-2 md:p-5"
      >
        <div
          className="mx-auto flex max-w-none flex-col gap-4"
          style={{ width: `${(ZOOMS[zoom] ?? 1) * 100}%`, maxWidth: zoom > FIT ? "none" : "54rem" }}
        >
          {error !== null && <Note text={t.failed} />}
          {missing.length > 0 && <Note text={t.missing(missing.join(" "))} />}
          {isBlank && (
            <div className="rounded-lg border border-dashed border-line bg-surface">
              <EmptyState
                icon={<FileText aria-hidden />}
                title={t.blank}
                detail={canDrop ? `${t.blankDetail}${t.blankDrop}` : t.blankDetail}
              />
            </div>
          )}
          {!isBlank &&
            preview.pages.map((svg, index) => (
              <PaperPage
                // biome-ignore lint/suspicious/noArrayIndexKey: pages have nothing but their order.
                key={index}
                preview={preview}
                svg={svg}
                number={index + 1}
              />
            ))}
          {!isBlank && <p className="pb-10 text-center text-sm text-ink-3">{t.hint}</p>}
        </div>
      </section>
      <div className="absolute right-4 bottom-3 flex items-center rounded-full border border-line bg-raised px-1 shadow-lift">
        <span className="px-2 text-sm text-ink-3 tabular-nums">
          {t.pages(preview.pages.length)}
        </span>
        <IconButton label={t.zoomOut} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <Minus aria-hidden />
        </IconButton>
        <IconButton label={t.fit} disabled={zoom === FIT} onClick={() => setZoom(FIT)}>
          <Maximize aria-hidden />
        </IconButton>
        <IconButton
          label={t.zoomIn}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <Plus aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

function Note({ text }: { readonly text: string }) {
  return (
    <p
      role="status"
      className="flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning-ink"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}
