/** One thing that was understood, with the pen and the bin beside it. */
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../../design/icon-button.tsx";
import { useText } from "../../../i18n/text.ts";
import { factsText } from "../text/facts-text.ts";
import { FactEditor } from "./fact-editor.tsx";
import type { ShownFact } from "./fact-rows.ts";

export function FactLine({
  shown,
  onPut,
}: {
  readonly shown: ShownFact;
  readonly onPut: ((shown: ShownFact, words: string | null) => void) | null;
}) {
  const t = useText(factsText);
  const [isEdited, setEdited] = useState(false);
  const { words, fact, isQuote } = shown;
  if (isEdited)
    return (
      <dd>
        <FactEditor
          words={words}
          onDone={(written) => {
            onPut?.(shown, written);
            setEdited(false);
          }}
        />
      </dd>
    );
  const said = fact?.label === null ? fact.said : fact?.words;
  return (
    <dd className="flex min-w-0 items-start gap-2">
      <span className="min-w-0 flex-1 pt-1 break-words" title={said ?? undefined}>
        {isQuote ? t.quoted(words) : words}
      </span>
      {onPut !== null && (
        <span className="flex shrink-0">
          <IconButton label={t.edit(words)} onClick={() => setEdited(true)}>
            <Pencil aria-hidden className="size-4" />
          </IconButton>
          <IconButton label={t.remove(words)} onClick={() => onPut(shown, null)}>
            <Trash2 aria-hidden className="size-4" />
          </IconButton>
        </span>
      )}
    </dd>
  );
}
