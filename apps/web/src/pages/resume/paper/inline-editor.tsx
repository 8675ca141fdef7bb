/** A text of the page, edited where it stands and as large as it is there. */
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from "react";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { useEditor } from "../editor-context.ts";
import { changeTitle } from "../model/change-words.ts";
import { fieldSpec, type Place, textAt } from "../model/structure.ts";
import { paperText } from "../text/paper-text.ts";
import { placeText } from "../text/place-text.ts";
import { sectionsText } from "../text/sections-text.ts";
import { useTyped } from "../use-typed.ts";
import { around, type Box } from "./areas.ts";

/** Narrower than this, one would see too little of what one writes. */
const LEAST_WIDTH = { line: 0.24, text: 0.56 };
const MARGIN = 0.015;

export function InlineEditor({
  place,
  boxes,
  line,
  ratio,
  onClose,
}: {
  readonly place: Place;
  readonly boxes: readonly Box[];
  /** Of a text of several lines: the one that was clicked. */
  readonly line: number;
  /** Of the page's height to its width. */
  readonly ratio: number;
  readonly onClose: () => void;
}) {
  const t = useText(paperText);
  const names = useText(placeText);
  const wrong = useText(sectionsText).wrong;
  const { data } = useEditor();
  const spec = fieldSpec(place) ?? { name: "", kind: "line" as const };
  const { value, isWrong, change, leave, revert } = useTyped(place, spec);
  const before = useRef(textAt(data, place));
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isLong = spec.kind === "prose" || spec.kind === "links";
  useEffect(() => {
    const field = box.current;
    if (field === null) return;
    const lines = field.value.split("\n");
    const end = lines.slice(0, line + 1).join("\n").length;
    field.focus({ preventScroll: true });
    field.setSelectionRange(isLong ? end : 0, isLong ? end : field.value.length);
    field.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [line, isLong]);

  const isEnding = useRef(false);
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isDone = event.key === "Enter" && (!isLong || event.ctrlKey || event.metaKey);
    if (event.key === "Escape") {
      isEnding.current = true;
      revert(before.current);
    } else if (!isDone) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (isDone) leave();
    isEnding.current = true;
    onClose();
  };
  const title = changeTitle(names, { ...place, entry_label: "" }, data);
  const shared = {
    ref: box,
    value,
    "aria-label": title,
    "aria-invalid": isWrong || undefined,
    spellCheck: isLong,
    onKeyDown: onKey,
    onBlur: () => {
      if (isEnding.current) return;
      leave();
      onClose();
    },
    className: cx(
      "block w-full resize-none rounded-sm border-0 bg-surface px-1.5 py-1 text-ink outline-none",
      isLong && "field-sizing-content max-h-[60cqw] min-h-[8cqw] leading-[1.5]",
    ),
  };
  return (
    <div
      className="absolute z-10 rounded-md bg-surface shadow-float ring-2 ring-focus"
      style={placeOf(boxes, ratio, isLong)}
    >
      {isLong ? (
        <textarea
          {...shared}
          rows={Math.min(14, value.split("\n").length + 1)}
          maxLength={20_000}
          onChange={({ target }) => change(target.value)}
        />
      ) : (
        <input {...shared} maxLength={500} onChange={({ target }) => change(target.value)} />
      )}
      <div className="flex items-center gap-3 border-t border-line px-2 py-1 text-xs text-ink-3 max-md:text-base">
        {isWrong && spec.kind !== "line" && spec.kind !== "prose" ? (
          <span className="text-danger-ink">{wrong[spec.kind]}</span>
        ) : (
          <>
            <span className="min-w-0 flex-1 truncate font-medium text-ink-2">{title}</span>
            <span className="whitespace-nowrap max-md:hidden">{isLong ? t.keysLong : t.keys}</span>
            <button type="button" className="px-2 font-medium text-accent-ink md:hidden">
              {t.done}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

/** Over the text, within the page; letters as large as they are there, or as large as one needs. */
function placeOf(boxes: readonly Box[], ratio: number, isLong: boolean): CSSProperties {
  const { left, top, width } = around(boxes);
  const letters = Math.min(...boxes.map((box) => box.height)) * ratio * 100;
  const wanted = Math.max(width + 0.04, isLong ? LEAST_WIDTH.text : LEAST_WIDTH.line);
  const shown = Math.min(wanted, 1 - 2 * MARGIN);
  const from = Math.min(Math.max(MARGIN, left - 0.012), 1 - MARGIN - shown);
  return {
    left: `${from * 100}%`,
    top: `${top * 100 - 0.7}%`,
    width: `${shown * 100}%`,
    minWidth: "min(18rem, 97%)",
    maxWidth: "97%",
    fontSize: `max(0.875rem, ${letters}cqw)`,
  };
}
