/** The mark: the head of the thousand-mile horse 千里马, which only Bole 伯乐 recognised. */
import { cx } from "./cx.ts";

/** Drawn on 32 × 32; public/favicon.svg has the same. */
const HEAD =
  "M11.6 32C10.6 22 11.4 12.4 16.4 7.8l1.1-4.4 3 3.6c2.2 1 3.5 2.8 4.5 5.2l2.5 5.4c.4 1.1 0 2.2-1 2.7l-1.6.7c-.9.4-1.9.2-2.6-.5L20.8 19c-1 .3-2 .2-2.9-.1.5 3.7 4.1 6.1 4.5 13.1Z";
const MANE = "M7.6 33C6.4 22 7.4 13.4 11.8 8.8";

export function Mark({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={cx("shrink-0 rounded-[25%] bg-accent text-on-accent", className)}
    >
      <Horse />
    </svg>
  );
}

/** The horse alone, in the colour of the text: a large, quiet drawing. */
export function HorseDrawing({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="5 2 24 30" aria-hidden="true" className={className}>
      <Horse />
    </svg>
  );
}

function Horse() {
  return (
    <>
      <path d={HEAD} fill="currentColor" />
      <path d={MANE} fill="none" stroke="currentColor" strokeWidth="2.3" strokeLinecap="round" />
    </>
  );
}
