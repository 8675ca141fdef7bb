/** Says why there is nothing, and what to do about it. */
import type { ReactNode } from "react";

export function EmptyState({
  icon,
  title,
  heading,
  detail,
  action,
}: {
  readonly icon: ReactNode;
  readonly title: string;
  /** Where this is the whole page, its title is the page's heading. */
  readonly heading?: boolean;
  readonly detail?: string;
  readonly action?: ReactNode;
}) {
  const Title = heading ? "h1" : "p";
  return (
    <div className="flex flex-col items-center px-6 py-14 text-center">
      <span className="mb-4 flex size-11 items-center justify-center rounded-xl border border-line bg-sunken text-ink-3 [&_svg]:size-5">
        {icon}
      </span>
      <Title className="text-lg font-medium">{title}</Title>
      {detail !== undefined && <p className="mt-1 max-w-sm text-ink-2">{detail}</p>}
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  );
}
