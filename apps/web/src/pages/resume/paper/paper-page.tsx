/** One page: what is printed, what can be clicked to be changed, and what was changed. */
import type { ResumePreview } from "@bole/server/contract";
import { type KeyboardEvent, useRef, useState } from "react";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { useEditor } from "../editor-context.ts";
import { changeTitle } from "../model/change-words.ts";
import { isWithin, pathOf, placeAt } from "../model/paths.ts";
import { fieldSpec, type Place, textAt } from "../model/structure.ts";
import { paperText } from "../text/paper-text.ts";
import { placeText } from "../text/place-text.ts";
import { areasOf, type Box, type FieldArea, styleOf } from "./areas.ts";
import { InlineEditor } from "./inline-editor.tsx";
import { PageImage } from "./page-image.tsx";

/** Letters are a little larger than the box that is theirs. */
const ROOM = { across: 0.004, down: 0.0025 };

interface Opened {
  readonly place: Place;
  readonly boxes: readonly Box[];
  readonly line: number;
}

export function PaperPage({
  preview,
  svg,
  number,
}: {
  readonly preview: ResumePreview;
  readonly svg: string;
  /** From 1. */
  readonly number: number;
}) {
  const t = useText(paperText);
  const names = useText(placeText);
  const { data, marked } = useEditor();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [focused, setFocused] = useState(0);
  const sheet = useRef<HTMLElement>(null);
  const fields = areasOf(preview.positions, number, preview).flatMap((area) => {
    const place = placeAt(data, area.path);
    return place === null || fieldSpec(place) === null ? [] : [{ area, place }];
  });
  const whole = marked.flatMap((place) => pathOf(data, place) ?? []);
  const isMarked = ({ path }: FieldArea) => whole.some((one) => isWithin(path, one));
  const current = Math.min(focused, Math.max(0, fields.length - 1));
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step === undefined || !(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const next = Math.min(Math.max(0, current + step), fields.length - 1);
    setFocused(next);
    sheet.current?.querySelector<HTMLElement>(`[data-field="${next}"]`)?.focus();
  };
  const close = () => {
    setOpened(null);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) {
        sheet.current?.querySelector<HTMLElement>(`[data-field="${current}"]`)?.focus();
      }
    });
  };
  return (
    <section
      ref={sheet}
      aria-label={t.page(number, preview.pages.length)}
      // Paper is white, whatever the theme is.
      data-theme="light"
      onKeyDown={onKey}
      className="@container relative isolate w-full shrink-0 overflow-hidden rounded-sm bg-surface text-ink shadow-lift"
      style={{ aspectRatio: `${preview.width} / ${preview.height}` }}
    >
      <PageImage svg={svg} label={t.pageAlt(number)} />
      {fields.map(({ area, place }, index) =>
        area.boxes.map((box, part) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a field have only their order.
            key={`${area.path} ${part}`}
            type="button"
            data-path={area.path}
            data-marked={isMarked(area) || undefined}
            {...(part === 0
              ? {
                  "data-field": index,
                  "aria-label": t.edit(
                    changeTitle(names, { ...place, entry_label: "" }, data),
                    textAt(data, place),
                  ),
                  tabIndex: index === current ? 0 : -1,
                }
              : { "aria-hidden": true, tabIndex: -1 })}
            onClick={() => {
              setFocused(index);
              setOpened({ place, boxes: area.boxes, line: box.line });
            }}
            className={cx(
              "absolute cursor-text rounded-[2px] mix-blend-multiply transition-colors hover:bg-accent-soft",
              isMarked(area) && "bg-warning-soft ring-1 ring-warning-ink/30",
            )}
            style={styleOf(withRoom(box))}
          />
        )),
      )}
      {opened !== null && (
        <InlineEditor
          key={JSON.stringify(opened.place)}
          place={opened.place}
          boxes={opened.boxes}
          line={opened.line}
          ratio={preview.height / preview.width}
          onClose={close}
        />
      )}
    </section>
  );
}

function withRoom({ left, top, width, height }: Box): Box {
  return {
    left: left - ROOM.across,
    top: top - ROOM.down,
    width: width + 2 * ROOM.across,
    height: height + 2 * ROOM.down,
  };
}
