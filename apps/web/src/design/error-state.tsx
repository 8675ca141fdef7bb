/** What failed, why, what can be done, and the id under which the server's log has it. */
import { CircleAlert, CloudOff } from "lucide-react";
import { NetworkFailure } from "../api/problems.ts";
import { useShellText } from "../i18n/text.ts";
import { Button } from "./button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { describeError } from "./describe-error.ts";

export function ErrorState({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry?: () => void;
}) {
  const t = useShellText();
  const { title, detail, remedy, requestId } = describeError(error, t);
  const Icon = error instanceof NetworkFailure ? CloudOff : CircleAlert;
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-12 text-center">
      <span className="mb-4 flex size-11 items-center justify-center rounded-xl bg-danger-soft text-danger-ink">
        <Icon aria-hidden className="size-5" />
      </span>
      <p className="text-lg font-medium">{title}</p>
      <p className="mt-1 max-w-md break-words text-ink-2 empty:hidden">{detail}</p>
      {remedy !== undefined && <p className="mt-1 max-w-md text-ink-2">{remedy}</p>}
      {onRetry !== undefined && (
        <Button className="mt-5" onClick={onRetry}>
          {t.action.retry}
        </Button>
      )}
      {requestId !== undefined && (
        <p className="mt-4 flex items-center gap-1 text-sm text-ink-3">
          {t.problem.requestId} <code className="font-mono text-xs">{requestId}</code>
          <CopyButton text={requestId} />
        </p>
      )}
    </div>
  );
}
