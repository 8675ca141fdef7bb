/** Somebody's picture, or the first letter of their name. */
import { cx } from "../design/cx.ts";

export function Avatar({
  name,
  picture,
  className,
}: {
  readonly name: string;
  readonly picture: string | null;
  readonly className?: string;
}) {
  const shape = cx("size-8 shrink-0 rounded-full", className);
  if (picture !== null) return <img src={picture} alt="" className={cx(shape, "object-cover")} />;
  return (
    <span
      aria-hidden
      className={cx(
        shape,
        "inline-flex items-center justify-center bg-accent-soft text-sm font-medium text-accent-ink",
      )}
    >
      {Array.from(name.trim())[0]?.toUpperCase() ?? ""}
    </span>
  );
}
