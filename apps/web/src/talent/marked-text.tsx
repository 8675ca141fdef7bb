/** A piece of a text with the words marked that were sought. */
import { cutText } from "./cut-text.ts";

export function MarkedText({
  text,
  marks,
}: {
  readonly text: string;
  readonly marks: readonly { readonly start: number; readonly end: number }[];
}) {
  return cutText(text, { start: 0, end: text.length }, marks).map(
    ({ start, text: piece, marks: here }) =>
      here.length === 0 ? (
        <span key={start}>{piece}</span>
      ) : (
        <mark key={start} className="rounded-sm bg-warning-soft font-medium text-warning-ink">
          {piece}
        </mark>
      ),
  );
}
