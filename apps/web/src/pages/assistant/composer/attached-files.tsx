/** The files that go with the next message, each with what it is taken for. */
import { FileText, X } from "lucide-react";
import { cx } from "../../../design/cx.ts";
import { IconButton } from "../../../design/icon-button.tsx";
import { Select } from "../../../design/select.tsx";
import { useText } from "../../../i18n/text.ts";
import { assistantText } from "../text/assistant-text.ts";
import type { Attachments } from "./use-attachments.ts";

const KINDS = ["resume", "job"] as const;

export function AttachedFiles({
  files: { files, setKind, remove },
}: {
  readonly files: Attachments;
}) {
  const t = useText(assistantText).attach;
  if (files.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5">
      {files.map(({ key, file, kind, problem }) => (
        <li
          key={key}
          className={cx(
            "flex flex-wrap items-center gap-2 rounded-md border px-2.5 py-1",
            problem === null ? "border-line" : "border-danger",
          )}
        >
          <FileText aria-hidden className="size-4 shrink-0 text-ink-3" />
          <span className="min-w-0 flex-1 basis-32 truncate text-sm">{file.name}</span>
          <Select
            label={t.kind(file.name)}
            value={kind}
            options={KINDS.map((value) => ({ value, label: t.kinds[value] }))}
            onChange={(chosen) => setKind(key, chosen)}
          />
          <IconButton label={t.remove(file.name)} onClick={() => remove(key)}>
            <X aria-hidden />
          </IconButton>
          {problem !== null && (
            <p role="alert" className="basis-full text-sm break-words text-danger-ink">
              {t.failed}: {problem}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
