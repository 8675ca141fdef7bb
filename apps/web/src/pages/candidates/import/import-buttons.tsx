/** The ways in besides dropping: files, or a whole folder. */
import { FileUp, FolderUp } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../design/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { withoutLitter } from "../../../talent/dropped-files.ts";
import { candidatesText } from "../candidates-text.ts";

const KINDS = ".pdf,.docx,.txt,.md,.markdown,.html,.htm,.json,.jpg,.jpeg,.png";

export function ImportButtons({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const t = useText(candidatesText).import;
  return (
    <div className="flex flex-wrap gap-2">
      <FolderButton onFiles={onFiles} />
      <FilesButton label={t.button} onFiles={onFiles} />
    </div>
  );
}

export function FilesButton({
  label,
  onFiles,
}: {
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="primary" onClick={() => picker.current?.click()}>
        <FileUp aria-hidden />
        {label}
      </Button>
      <Chooser ref={picker} label={label} accept={KINDS} onFiles={onFiles} />
    </>
  );
}

/** Phones have no folders to choose. */
function FolderButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const t = useText(candidatesText).import;
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button className="max-md:hidden" onClick={() => picker.current?.click()}>
        <FolderUp aria-hidden />
        {t.folder}
      </Button>
      <Chooser ref={picker} label={t.folder} webkitdirectory="" onFiles={onFiles} />
    </>
  );
}

function Chooser({
  ref,
  label,
  accept,
  webkitdirectory,
  onFiles,
}: {
  readonly ref: React.RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly accept?: string;
  readonly webkitdirectory?: "";
  readonly onFiles: (files: readonly File[]) => void;
}) {
  return (
    <input
      ref={ref}
      type="file"
      multiple
      aria-label={label}
      className="hidden"
      {...(accept !== undefined && { accept })}
      {...(webkitdirectory !== undefined && { webkitdirectory })}
      onChange={({ target }) => {
        onFiles(withoutLitter(Array.from(target.files ?? [])));
        // The same file again is a change, too.
        target.value = "";
      }}
    />
  );
}
