/** Puts a text on the clipboard and says whether that worked. */
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useShellText } from "../i18n/text.ts";
import { IconButton } from "./icon-button.tsx";
import { notify } from "./notify.ts";

const SHOWN_MS = 1_600;

export function CopyButton({
  text,
  name = text,
  className,
}: {
  readonly text: string;
  /** What it is called, where it is too long to be read out. */
  readonly name?: string;
  readonly className?: string;
}) {
  const t = useShellText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => notify("error", t.action.copyFailed),
    );
  return (
    <IconButton
      {...(className === undefined ? {} : { className })}
      label={copied ? t.action.copied : `${t.action.copy} ${name}`}
      onClick={() => void copy()}
    >
      {copied ? (
        <Check aria-hidden className="text-ok-ink" />
      ) : (
        <Copy aria-hidden className="text-ink-3" />
      )}
    </IconButton>
  );
}
