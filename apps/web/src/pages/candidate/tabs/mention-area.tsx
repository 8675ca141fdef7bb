/** A text in which colleagues are suggested after an @. */
import { type KeyboardEvent, useId, useState } from "react";
import { cx } from "../../../design/cx.ts";
import { TextArea } from "../../../design/text-area.tsx";
import { useText } from "../../../i18n/text.ts";
import { notesText } from "../text/notes-text.ts";
import { type Colleague, mentionAt, suggestionsFor } from "./mentions-in.ts";

export function MentionArea({
  text,
  colleagues,
  onChange,
  onPick,
}: {
  readonly text: string;
  readonly colleagues: readonly Colleague[];
  readonly onChange: (text: string) => void;
  readonly onPick: (id: string) => void;
}) {
  const t = useText(notesText);
  const id = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [at, setAt] = useState(0);
  const typed = caret === null ? null : mentionAt(text, caret);
  const shown = typed === null ? [] : suggestionsFor(typed, colleagues);
  const active = shown[Math.min(at, shown.length - 1)];
  const pick = ({ user_id, name }: Colleague) => {
    if (typed === null || caret === null) return;
    onChange(`${text.slice(0, typed.start)}@${name} ${text.slice(caret).trimStart()}`);
    onPick(user_id);
    setCaret(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (active === undefined || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: shown.length - 1 }[event.key];
    if (step !== undefined) setAt((now) => (Math.min(now, shown.length - 1) + step) % shown.length);
    else if (event.key === "Enter" || event.key === "Tab") pick(active);
    else if (event.key === "Escape") setCaret(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="relative">
      <TextArea
        label={t.write}
        hint={t.hint}
        rows={3}
        maxLength={5_000}
        required
        value={text}
        aria-autocomplete="list"
        {...(active !== undefined && {
          "aria-controls": id,
          "aria-activedescendant": `${id}-${active.user_id}`,
        })}
        onKeyDown={onKeyDown}
        onBlur={() => setCaret(null)}
        onChange={({ target }) => {
          onChange(target.value);
          setCaret(target.selectionStart);
          setAt(0);
        }}
      />
      {active !== undefined && (
        <div
          id={id}
          role="listbox"
          aria-label={t.mention}
          className="absolute z-20 mt-1 min-w-48 rounded-lg border border-line bg-raised p-1 shadow-float"
        >
          {shown.map((one) => (
            <div
              key={one.user_id}
              id={`${id}-${one.user_id}`}
              role="option"
              tabIndex={-1}
              aria-selected={one === active}
              // Before the field loses the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                pick(one);
              }}
              className={cx("cursor-pointer rounded-md px-2.5 py-1", one === active && "bg-hover")}
            >
              {one.name}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
