/** A secret that is shown only now, to be copied. */
import { TriangleAlert } from "lucide-react";
import { CopyButton } from "../../../design/copy-button.tsx";

export function ShownOnce({
  about,
  name,
  secret,
  warning,
}: {
  readonly about: string;
  /** What it is called, for who cannot see the button. */
  readonly name: string;
  readonly secret: string;
  /** What limits its use. */
  readonly warning?: string;
}) {
  return (
    <div role="status" className="flex flex-col gap-1 rounded-md bg-sunken p-3">
      <p className="text-sm">{about}</p>
      <p className="flex items-center gap-2">
        <code className="min-w-0 flex-1 font-mono text-sm break-all">{secret}</code>
        <CopyButton text={secret} name={name} />
      </p>
      {warning !== undefined && (
        <p className="mt-1 flex items-start gap-2 text-sm text-warning-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {warning}
        </p>
      )}
    </div>
  );
}
