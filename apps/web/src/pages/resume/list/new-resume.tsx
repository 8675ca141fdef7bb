/** The ways in: a file, a blank résumé, or a copy of somebody's. */
import { Copy, FilePlus2, FileUp, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Menu } from "../../../design/menu.tsx";
import { useText } from "../../../i18n/text.ts";
import { listText } from "../text/list-text.ts";
import { CopyDialog } from "./copy-dialog.tsx";
import { useCreateResume } from "./use-create-resume.ts";

const KINDS = ".pdf,.docx,.txt,.md,.markdown,.html,.htm,.json,.jpg,.jpeg,.png";

export function NewResume({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const t = useText(listText);
  const picker = useRef<HTMLInputElement>(null);
  const [isCopying, setCopying] = useState(false);
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
          { value: "blank", label: t.blank, icon: FilePlus2 },
          { value: "copy", label: t.copy, icon: Copy },
        ]}
        onChoose={(chosen) => (chosen === "blank" ? create({}) : setCopying(true))}
      />
      {isCopying && <CopyDialog onClose={() => setCopying(false)} />}
    </div>
  );
}
