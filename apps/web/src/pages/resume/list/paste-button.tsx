/** Opens the dialog for pasted text, where there is no résumé yet. */
import { ClipboardPaste } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { listText } from "../text/list-text.ts";
import { PasteDialog } from "./paste-dialog.tsx";

export function PasteButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const t = useText(listText);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        <ClipboardPaste aria-hidden />
        {t.paste}
      </Button>
      {isOpen && <PasteDialog onFile={onFile} onClose={() => setOpen(false)} />}
    </>
  );
}
