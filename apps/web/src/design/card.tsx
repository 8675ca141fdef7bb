/** A plain container that says: this belongs together. */
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

export function Card({ className, ...rest }: ComponentProps<"section">) {
  return (
    <section
      {...rest}
      className={cx("rounded-xl border border-line bg-surface shadow-rest", className)}
    />
  );
}
