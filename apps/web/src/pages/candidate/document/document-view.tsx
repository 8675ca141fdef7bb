/** The document as people see it, with marks; it goes to the words that were asked for. */
import type { ResumeDetail } from "@bole/server/contract";
import { ArrowUp, FileText, TriangleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Card } from "../../../design/card.tsx";
import { EmptyState } from "../../../design/empty-state.tsx";
import { Segmented } from "../../../design/segmented.tsx";
import { useText } from "../../../i18n/text.ts";
import { candidateText } from "../candidate-text.ts";
import { unplacedIn } from "../facts/place-line.ts";
import type { Target } from "./jump-context.ts";
import type { Mark } from "./marks.ts";
import { PageView } from "./page-view.tsx";
import { Pieces } from "./pieces.tsx";

const VIEWS = ["pages", "text"] as const;
type View = (typeof VIEWS)[number];

/** A page that is as narrow as a phone cannot be read; its text can. */
const firstView = (): View => (matchMedia("(min-width: 40rem)").matches ? "pages" : "text");

export function DocumentView({
  detail: { document, resume },
  marks,
  target,
}: {
  readonly detail: ResumeDetail;
  readonly marks: readonly Mark[];
  readonly target: Target | null;
}) {
  const t = useText(candidateText).document;
  const pane = useRef<HTMLElement>(null);
  const [view, setView] = useState<View>(firstView);
  const aim = target?.resumeId === resume.id ? target : null;
  useScrollToTarget(pane, aim);
  if (document === null) {
    return (
      <Card>
        <EmptyState icon={<FileText aria-hidden />} title={t.none} detail={t.noneDetail} />
      </Card>
    );
  }
  const { text, pages, name } = document;
  const isPlaced = unplacedIn(resume.data) === null;
  const warnings = document.warnings.filter((code) => code !== "words_unplaced" || !isPlaced);
  const isPrinted = view === "pages" && pages.length > 0;
  const words = aim?.spans.map(({ start, end }) => text.slice(start, end)).join(" … ");
  return (
    <Card aria-label={t.title} className="relative flex min-h-0 flex-col overflow-hidden bg-sunken">
      <header className="flex min-h-11 items-center justify-between gap-3 border-b border-line bg-surface py-1 pr-2 pl-4">
        <p className="truncate text-sm text-ink-2">{name}</p>
        {pages.length > 0 && (
          <Segmented
            label={t.view}
            value={view}
            segments={VIEWS.map((value) => ({ value, label: t.views[value] }))}
            onChange={setView}
          />
        )}
      </header>
      {warnings.length > 0 && (
        <p className="flex items-start gap-1.5 border-b border-line px-4 py-2 text-sm text-warning-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {warnings.map((code) => t.warnings[code]).join(" ")}
        </p>
      )}
      <section
        ref={pane}
        aria-label={t.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus.
        tabIndex={0}
        className="flex min-h-0 flex-col gap-3 p-3 -outline-offset-2 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
      >
        {isPrinted &&
          pages.map((page, index) => (
            <PageView
              // biome-ignore lint/suspicious/noArrayIndexKey: pages have nothing but their order.
              key={index}
              label={t.page(index + 1)}
              page={page}
              text={text}
              marks={marks}
              target={aim}
            />
          ))}
        {!isPrinted && (
          <div className="rounded-md border border-line bg-raised px-5 py-4 break-words whitespace-pre-wrap shadow-rest">
            <Pieces text={text} start={0} end={text.length} marks={marks} target={aim} />
          </div>
        )}
      </section>
      <p role="status" className="sr-only">
        {words !== undefined && t.quote(words)}
      </p>
      {aim !== null && <BackButton label={t.back} top={aim.from} />}
    </Card>
  );
}

/** On a narrow page the document lies below what one came from. */
function BackButton({ label, top }: { readonly label: string; readonly top: number }) {
  return (
    <button
      type="button"
      onClick={() => scrollTo({ top })}
      className="sticky bottom-4 mx-auto mb-3 inline-flex h-11 items-center gap-2 rounded-full border border-line bg-raised px-4 font-medium shadow-float lg:hidden"
    >
      <ArrowUp aria-hidden className="size-4" />
      {label}
    </button>
  );
}

function useScrollToTarget(pane: React.RefObject<HTMLElement | null>, target: Target | null): void {
  useEffect(() => {
    const place = pane.current?.querySelector("[data-target]");
    if (target === null || pane.current === null || place == null) return;
    const box = pane.current;
    if (box.scrollHeight <= box.clientHeight) {
      place.scrollIntoView({ block: "center" });
      return;
    }
    // Only the document moves; the fact that was clicked stays under the pointer.
    const offset = place.getBoundingClientRect().top - box.getBoundingClientRect().top;
    box.scrollTop += offset - box.clientHeight / 3;
    place.scrollIntoView({ block: "nearest" });
  }, [pane, target]);
}
