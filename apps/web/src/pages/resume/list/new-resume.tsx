/** The ways in: a file, pasted text, a blank résumé, or a copy of somebody's. */
import { ClipboardPaste, Copy, FilePlus2, FileUp, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Menu } from "../../../design/menu.tsx";
import { useText } from "../../../i18n/text.ts";
import { useLanguage } from "../../../preferences/language.ts";
import { listText } from "../text/list-text.ts";
import { CopyDialog } from "./copy-dialog.tsx";
import { PasteDialog } from "./paste-dialog.tsx";
import { useCreateResume } from "./use-create-resume.ts";

const KINDS = ".pdf,.docx,.txt,.md,.markdown,.html,.htm,.json,.jpg,.jpeg,.png";

export function NewResume({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const t = useText(listText);
  const picker = useRef<HTMLInputElement>(null);
  const [dialog, setDialog] = useState<"paste" | "copy" | null>(null);
  const close = () => setDialog(null);
  const language = useLanguage();
  const { create, isPending } = useCreateResume();
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => picker.current?.click()}>
        <FileUp aria-hidden />
        {t.import}
      </Button>
      <input
        ref={picker}
        type="file"
        aria-label={t.import}
        accept={KINDS}
        className="hidden"
        onChange={({ target }) => {
          onFiles(Array.from(target.files ?? []));
          // The same file again is a change, too.
          target.value = "";
        }}
      />
      <Menu
        label={t.createAs}
        trigger={
          <Button variant="primary" loading={isPending}>
            <Plus aria-hidden />
            {t.create}
          </Button>
        }
        items={[
          { value: "paste", label: t.paste, icon: ClipboardPaste },
          { value: "blank", label: t.blank, icon: FilePlus2 },
          { value: "copy", label: t.copy, icon: Copy },
        ]}
        onChoose={(chosen) => (chosen === "blank" ? create({ language }) : setDialog(chosen))}
      />
      {dialog === "paste" && <PasteDialog onFile={(file) => onFiles([file])} onClose={close} />}
      {dialog === "copy" && <CopyDialog onClose={close} />}
    </div>
  );
}
