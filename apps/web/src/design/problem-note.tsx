/** What went wrong, said at the very place where it was tried; the page around it goes on. */
import { CircleAlert } from "lucide-react";
import { useShellText } from "../i18n/text.ts";
import { cx } from "./cx.ts";
import { describeError } from "./describe-error.ts";

export function ProblemNote({
  error,
  className,
}: {
  readonly error: unknown;
  readonly className?: string;
}) {
  const t = useShellText();
  const { title, detail, remedy, issues } = describeError(error, t);
  return (
    <div
      role="alert"
      className={cx(
        "flex items-start gap-2.5 rounded-md bg-danger-soft px-3 py-2.5 text-sm text-danger-ink",
        className,
      )}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {issues.length === 0 ? (
          <p className="break-words empty:hidden">{detail}</p>
        ) : (
          <ul className="mt-0.5 flex flex-col gap-0.5">
            {issues.map(({ path, message, repair }) => (
              <li key={`${path} ${message}`} className="break-words">
                {path !== "" && <code className="font-mono text-xs font-medium">{path}: </code>}
                {message}
                {repair !== undefined && ` ${repair}`}
              </li>
            ))}
          </ul>
        )}
        {remedy !== undefined && <p className="mt-0.5 break-words">{remedy}</p>}
      </div>
    </div>
  );
}
