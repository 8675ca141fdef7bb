/** What was understood of the person, in their words: theirs to correct, delete and add to. */
import type { CareerSession } from "@bole/server/contract";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { FactChange } from "../../../api/career.ts";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { IconButton } from "../../../design/icon-button.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useText } from "../../../i18n/text.ts";
import { factsText } from "../text/facts-text.ts";

type Fact = CareerSession["facts"][number];

interface FactsPanelProps {
  readonly facts: readonly Fact[];
  readonly changes: readonly FactChange[];
  /** Null while nothing is waited for: then the list is only read. */
  readonly onChange: ((changes: readonly FactChange[]) => void) | null;
}

export function FactsPanel({ facts, changes, onChange }: FactsPanelProps) {
  const t = useText(factsText);
  const [edited, setEdited] = useState<string | null>(null);
  const changed = (id: string) => changes.find(({ fact_id }) => fact_id === id);
  const put = (change: FactChange) => {
    onChange?.([...changes.filter(({ fact_id }) => fact_id !== change.fact_id), change]);
    setEdited(null);
  };
  const kept = facts.filter(({ fact_id }) => changed(fact_id)?.words !== null);
  if (facts.length === 0) return null;
  return (
    <Card aria-label={t.title} className="mb-6 px-5 py-4">
      <h2 className="text-lg font-semibold">{t.title}</h2>
      <p className="mt-1 text-sm text-ink-3">{changes.length > 0 ? t.sentWith : t.about}</p>
      <ul className="mt-3 flex flex-col gap-1">
        {kept.map((fact) => {
          const words = changed(fact.fact_id)?.words ?? fact.words;
          return (
            <li key={fact.fact_id} className="flex min-w-0 items-start gap-3">
              <span className="w-20 shrink-0 pt-1.5 text-sm text-ink-3">{t.kinds[fact.kind]}</span>
              {edited === fact.fact_id ? (
                <FactEditor
                  words={words}
                  onDone={(written) =>
                    put({ fact_id: fact.fact_id, kind: fact.kind, words: written })
                  }
                />
              ) : (
                <span className="min-w-0 flex-1 pt-1 break-words" title={fact.said ?? undefined}>
                  {t.quoted(words)}
                </span>
              )}
              {onChange !== null && edited !== fact.fact_id && (
                <span className="flex shrink-0">
                  <IconButton label={t.edit(words)} onClick={() => setEdited(fact.fact_id)}>
                    <Pencil aria-hidden className="size-4" />
                  </IconButton>
                  <IconButton
                    label={t.remove(words)}
                    onClick={() => put({ fact_id: fact.fact_id, words: null })}
                  >
                    <Trash2 aria-hidden className="size-4" />
                  </IconButton>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function FactEditor({
  words,
  onDone,
}: {
  readonly words: string;
  readonly onDone: (words: string) => void;
}) {
  const t = useText(factsText);
  const [written, setWritten] = useState(words);
  return (
    <form
      className="flex min-w-0 flex-1 flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (written.trim() !== "") onDone(written.trim());
      }}
    >
      <TextArea
        label={t.words}
        rows={2}
        maxLength={500}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
      />
      <Button type="submit" size="sm" className="self-start">
        {t.keep}
      </Button>
    </form>
  );
}
