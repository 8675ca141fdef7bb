/** How the import of a file goes, said where one is. */
import { LoaderCircle, X } from "lucide-react";
import { Button } from "../../../design/button.tsx";
import { describeError } from "../../../design/describe-error.ts";
import { IconButton } from "../../../design/icon-button.tsx";
import { useShellText, useText } from "../../../i18n/text.ts";
import { listText } from "../text/list-text.ts";
import type { ImportState } from "./use-import-resume.ts";

export function ImportNote({
  state: { file, isPending, error, retry, dismiss },
}: {
  readonly state: ImportState;
}) {
  const t = useText(listText);
  const shell = useShellText();
  if (file === null) return null;
  if (isPending) {
    return (
      <p
        role="status"
        className="mb-4 flex items-center gap-2.5 rounded-lg bg-accent-soft px-4 py-3 text-accent-ink"
      >
        <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin" />
        <span className="min-w-0 break-all">{t.importing(file.name)}</span>
      </p>
    );
  }
  if (error === null) return null;
  const { title, detail, remedy } = describeError(error, shell);
  return (
    <div
      role="alert"
      className="mb-4 flex items-start gap-3 rounded-lg bg-danger-soft px-4 py-3 text-danger-ink"
    >
      <div className="min-w-0 flex-1">
        <p className="font-medium break-all">{t.importFailed(file.name)}</p>
        <p className="text-sm break-words">
          {title} {detail} {remedy}
        </p>
      </div>
      <Button size="sm" onClick={() => retry(file)}>
        {t.again}
      </Button>
      <IconButton label={t.dismiss} onClick={dismiss}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
