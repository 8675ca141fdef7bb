/** A résumé from pasted text: it is imported like a text file. */
import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useShellText, useText } from "../../../i18n/text.ts";
import { listText } from "../text/list-text.ts";

export function PasteDialog({
  onFile,
  onClose,
}: {
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
}) {
  const t = useText(listText);
  const shell = useShellText();
  const [text, setText] = useState("");
  const read = () => {
    onFile(new File([text], t.pastedName, { type: "text/plain" }));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.pasteTitle}
      about={t.pasteAbout}
      footer={
        <>
          <Button onClick={onClose}>{shell.action.cancel}</Button>
          <Button variant="primary" disabled={text.trim() === ""} onClick={read}>
            {t.pasteGo}
          </Button>
        </>
      }
    >
      <TextArea
        label={t.pasteLabel}
        rows={14}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Dialog>
  );
}
