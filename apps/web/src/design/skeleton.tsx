/** Holds the place of what is being loaded, so that nothing jumps when it comes. */
import { useShellText } from "../i18n/text.ts";
import { cx } from "./cx.ts";

export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden className={cx("block animate-pulse rounded-sm bg-hover", className)} />;
}

/** Several lines of it, announced once. */
export function SkeletonRows({ rows }: { readonly rows: number }) {
  const t = useShellText();
  return (
    <div
      role="status"
      aria-label={t.problem.loading}
      className="flex flex-col divide-y divide-line"
    >
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="flex items-center gap-4 px-5 py-4">
          <Skeleton className="size-5 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-3.5 w-1/4" />
            <Skeleton className="h-3 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
