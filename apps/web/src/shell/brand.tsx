import { Link } from "@tanstack/react-router";
import { Mark } from "../design/mark.tsx";

export function Brand() {
  return (
    <Link
      to="/"
      className="inline-flex shrink-0 items-center gap-2.5 rounded-md whitespace-nowrap"
      aria-label="Bole 伯乐"
    >
      <Mark className="size-7" />
      <span className="flex items-baseline gap-1.5 text-lg font-semibold tracking-tight">
        Bole
        <span lang="zh-CN" className="text-sm font-medium text-ink-3">
          伯乐
        </span>
      </span>
    </Link>
  );
}
