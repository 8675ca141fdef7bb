/** A range of the document's text with its marks; what was jumped to stands out and flashes once. */
import { cx } from "../../../design/cx.ts";
import { cutText } from "../../../talent/cut-text.ts";
import type { Target } from "./jump-context.ts";
import type { Mark } from "./marks.ts";

const LOOKS: Record<Mark["look"], string> = {
  fact: "bg-accent-soft text-ink",
  meets: "bg-ok-soft text-ok-ink",
  partly: "bg-warning-soft text-warning-ink",
  no: "bg-danger-soft text-danger-ink",
  unknown: "bg-hover text-ink",
  finding: "bg-danger-soft text-danger-ink underline decoration-wavy underline-offset-2",
};

export function Pieces({
  text,
  start,
  end,
  marks,
  target,
}: {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly marks: readonly Mark[];
  readonly target: Target | null;
}) {
  const spans = [...marks, ...(target?.spans ?? []).map((span) => ({ ...span, look: null }))];
  return cutText(text, { start, end }, spans).map((piece) => {
    const look = piece.marks.findLast((mark) => mark.look !== null)?.look;
    const isTarget = piece.marks.some((mark) => mark.look === null);
    if (!isTarget && look == null) return <span key={piece.start}>{piece.text}</span>;
    return (
      <mark
        // Another wish draws it anew, and with that it flashes again.
        key={isTarget ? `${piece.start} ${target?.count}` : piece.start}
        data-target={isTarget || undefined}
        className={cx(
          "rounded-[0.15em]",
          isTarget ? "animate-flash bg-accent text-on-accent" : LOOKS[look ?? "fact"],
        )}
      >
        {piece.text}
      </mark>
    );
  });
}
