/** What was understood of the person, row by row: theirs to correct, delete and add to. */
import { Plus } from "lucide-react";
import { useState } from "react";
import type { FactChange } from "../../../api/career.ts";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { useText } from "../../../i18n/text.ts";
import { factsText } from "../text/facts-text.ts";
import { FactEditor } from "./fact-editor.tsx";
import { FactLine } from "./fact-line.tsx";
import { type Fact, factRows, type ShownFact, type ShownRow } from "./fact-rows.ts";

interface FactsPanelProps {
  readonly facts: readonly Fact[];
  readonly changes: readonly FactChange[];
  /** Null while nothing is waited for: then the list is only read. */
  readonly onChange: ((changes: readonly FactChange[]) => void) | null;
}

export function FactsPanel({ facts, changes, onChange }: FactsPanelProps) {
  const t = useText(factsText);
  if (facts.length === 0 && onChange === null) return null;
  const rows = factRows(facts, changes);
  const put = (shown: ShownFact, words: string | null) => {
    const { fact, kind, words: before } = shown;
    const others = changes.filter((one) =>
      fact === null
        ? one.fact_id !== undefined || one.kind !== kind || one.words !== before
        : one.fact_id !== fact.fact_id,
    );
    const next = fact === null ? { kind, words } : { fact_id: fact.fact_id, kind, words };
    onChange?.(fact === null && words === null ? others : [...others, next]);
  };
  const add = (kind: Fact["kind"], words: string) => onChange?.([...changes, { kind, words }]);
  return (
    <Card aria-label={t.title} className="mb-6 px-5 py-4">
      <h2 className="text-lg font-semibold">{t.title}</h2>
      <p className="mt-1 text-sm text-ink-3">{changes.length > 0 ? t.sentWith : t.about}</p>
      <dl className="mt-3 flex flex-col gap-3">
        {rows
          .filter(({ facts: shown }) => shown.length > 0 || onChange !== null)
          .map((row) => (
            <FactRow key={row.name} row={row} onPut={onChange && put} onAdd={add} />
          ))}
      </dl>
    </Card>
  );
}

function FactRow({
  row: { name, adds, facts },
  onPut,
  onAdd,
}: {
  readonly row: ShownRow;
  readonly onPut: ((shown: ShownFact, words: string | null) => void) | null;
  readonly onAdd: (kind: Fact["kind"], words: string) => void;
}) {
  const t = useText(factsText);
  const [isAdding, setAdding] = useState(false);
  return (
    <div>
      <dt className="text-sm font-medium text-ink-3">{t.rows[name]}</dt>
      {facts.map((shown) => (
        <FactLine key={shown.key} shown={shown} onPut={onPut} />
      ))}
      {facts.length === 0 && !isAdding && <dd className="text-ink-3">{t.unknown}</dd>}
      {onPut !== null && name !== "said" && (
        <dd>
          {isAdding ? (
            <FactEditor
              words=""
              onDone={(written) => {
                onAdd(adds, written);
                setAdding(false);
              }}
            />
          ) : (
            <Button
              size="sm"
              variant="ghost"
              aria-label={t.addTo(t.rows[name])}
              onClick={() => setAdding(true)}
            >
              <Plus aria-hidden className="size-4" />
              {t.add}
            </Button>
          )}
        </dd>
      )}
    </div>
  );
}
