/** Backup codes are shown once: they can be taken along in every way, and one says that one has them. */
import { Download } from "lucide-react";
import { Button } from "../../../design/button.tsx";
import { CopyButton } from "../../../design/copy-button.tsx";
import { download } from "../../../design/download.ts";
import { useText } from "../../../i18n/text.ts";
import { accountPageText } from "./account-page-text.ts";

export function BackupCodes({
  codes,
  isSaved,
  onSaved,
}: {
  readonly codes: readonly string[];
  readonly isSaved: boolean;
  readonly onSaved: (isSaved: boolean) => void;
}) {
  const t = useText(accountPageText);
  const all = codes.join("\n");
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm">{t.factorBackup}</p>
      <ul className="grid grid-cols-2 gap-1 font-mono text-sm">
        {codes.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton text={all} name={t.factorCodes} />
        <Button
          size="sm"
          onClick={() => download("bole-backup-codes.txt", "text/plain", `${all}\n`)}
        >
          <Download aria-hidden />
          {t.factorDownload}
        </Button>
      </div>
      <label className="flex cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          required
          checked={isSaved}
          onChange={({ target }) => onSaved(target.checked)}
          className="size-4 accent-accent"
        />
        {t.factorSaved}
      </label>
    </div>
  );
}
