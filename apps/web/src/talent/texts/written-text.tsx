/** A text that was written for somebody to copy, and by whom. */
import type { WrittenText } from "@bole/server/contract";
import { CopyButton } from "../../design/copy-button.tsx";
import { useHanFont } from "../../design/han-font.ts";
import { useText } from "../../i18n/text.ts";
import { textsText } from "./texts-text.ts";

export function WrittenTextView({
  written: { text, model },
  name,
}: {
  readonly written: WrittenText;
  readonly name: string;
}) {
  const t = useText(textsText);
  useHanFont(text);
  return (
    <div role="status" className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-3">
        <p className="text-sm text-ink-3">{model === null ? t.byRules : t.byModel(model)}</p>
        <CopyButton text={text} name={name} />
      </div>
      <p className="rounded-md border border-line bg-sunken px-4 py-3 break-words whitespace-pre-wrap">
        {text}
      </p>
    </div>
  );
}
