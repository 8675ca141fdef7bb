/** Chooses files for the next message. */
import { Paperclip } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../../../design/icon-button.tsx";
import { useText } from "../../../i18n/text.ts";
import { assistantText } from "../text/assistant-text.ts";

export function AttachButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const t = useText(assistantText).attach;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={t.button} onClick={() => input.current?.click()}>
        <Paperclip aria-hidden />
      </IconButton>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t.button}
        accept=".pdf,.docx,.txt,.md,.html,.htm,.jpg,.jpeg,.png"
        onChange={({ target }) => {
          onFiles(Array.from(target.files ?? []));
          // The same file may be chosen again.
          target.value = "";
        }}
      />
    </>
  );
}
