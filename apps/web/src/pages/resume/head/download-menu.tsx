/** The résumé as a file, in each form there is; what is not saved yet is saved first. */
import type { ExportFormat } from "@bole/server/contract";
import { Braces, Download, FileCode, FileText, FileType, FileType2 } from "lucide-react";
import { useRef } from "react";
import { exportAddress } from "../../../api/resume-files.ts";
import { Button } from "../../../design/button.tsx";
import { Menu } from "../../../design/menu.tsx";
import { useText } from "../../../i18n/text.ts";
import type { Look } from "../look/look.ts";
import { headText } from "../text/head-text.ts";

const FORMATS = ["pdf", "docx", "md", "json", "jsonresume"] as const;
const ICONS = { pdf: FileText, docx: FileType2, md: FileType, json: Braces, jsonresume: FileCode };

export function DownloadMenu({
  resumeId,
  look,
  onBefore,
}: {
  readonly resumeId: string;
  readonly look: Look;
  /** @returns whether everything is saved */
  readonly onBefore: () => Promise<boolean>;
}) {
  const t = useText(headText);
  const link = useRef<HTMLAnchorElement>(null);
  const download = async (format: ExportFormat) => {
    if (!(await onBefore()) || link.current === null) return;
    link.current.href = exportAddress(
      resumeId,
      format === "pdf" || format === "docx" ? { format, ...look } : { format },
    );
    link.current.click();
  };
  return (
    <>
      <Menu
        label={t.downloadAs}
        trigger={
          <Button variant="primary" aria-label={t.download}>
            <Download aria-hidden />
            <span className="max-sm:hidden">{t.download}</span>
          </Button>
        }
        items={FORMATS.map((value) => ({ value, label: t.formats[value], icon: ICONS[value] }))}
        onChoose={(format) => void download(format)}
      />
      {/* biome-ignore lint/a11y/useAnchorContent: pressed by the menu only, and shown to nobody. */}
      {/* biome-ignore lint/a11y/useValidAnchor: its address is given when it is pressed. */}
      <a ref={link} download="" hidden />
    </>
  );
}
