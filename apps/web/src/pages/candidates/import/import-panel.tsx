/** How the import goes: as a whole, and file by file. */
import { Play, RotateCcw, Square, UserPlus, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { useHanFont } from "../../../design/han-font.ts";
import { IconButton } from "../../../design/icon-button.tsx";
import { Segmented } from "../../../design/segmented.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { AddToJobDialog } from "../../../talent/add-to-job-dialog.tsx";
import { candidatesText } from "../candidates-text.ts";
import type { QueuedFile } from "./import-queue.ts";
import { ImportedRow } from "./imported-row.tsx";
import { importQueue, isEnded, useImport } from "./use-import.ts";

type View = "all" | "attention";

export function ImportPanel() {
  const t = useText(candidatesText).import;
  const { number } = useFormat();
  const files = useImport();
  const [view, setView] = useState<View>("all");
  const [isAdding, setAdding] = useState(false);
  useHanFont(files);
  if (files.length === 0) return null;
  const ended = files.filter(isEnded).length;
  const failed = files.filter(({ state }) => state === "failed");
  const shown = view === "all" ? files : files.filter(needsAttention);
  const rows = shown.length > MOST ? mostRelevant(shown) : shown;
  const isStopped = importQueue.isStopped();
  const people = peopleOf(files);
  const isDone = ended === files.length;
  return (
    <Card aria-label={t.title} className="mb-6 overflow-hidden">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 pt-4 pb-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="font-semibold">{t.title}</h2>
          <p role="status" className="text-sm text-ink-2">
            {isDone
              ? t.finished(number(files.length))
              : (isStopped ? t.stopped : t.progress)(number(ended), number(files.length))}
            {failed.length > 0 && (
              <span className="text-danger-ink"> · {t.failed(number(failed.length))}</span>
            )}
          </p>
        </div>
        {failed.length > 0 && (
          <Button size="sm" onClick={() => importQueue.retry(failed.map(({ id }) => id))}>
            <RotateCcw aria-hidden />
            {t.retryAll(number(failed.length))}
          </Button>
        )}
        {isDone && people.length > 0 && (
          <Button size="sm" onClick={() => setAdding(true)}>
            <UserPlus aria-hidden />
            {t.add}
          </Button>
        )}
        {!isDone && (
          <Button size="sm" onClick={isStopped ? importQueue.goOn : importQueue.stop}>
            {isStopped ? <Play aria-hidden /> : <Square aria-hidden />}
            {isStopped ? t.goOn : t.stop}
          </Button>
        )}
        {(isDone || isStopped) && (
          <IconButton label={t.close} onClick={importQueue.clear}>
            <X aria-hidden />
          </IconButton>
        )}
      </header>
      <progress
        aria-label={t.title}
        max={files.length}
        value={ended}
        className="block h-1 w-full appearance-none bg-hover [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:bg-accent"
      />
      {files.length > 1 && (
        <div className="flex px-5 pt-3">
          <Segmented
            label={t.show}
            value={view}
            segments={[
              { value: "all", label: t.all },
              { value: "attention", label: t.attention },
            ]}
            onChange={setView}
          />
        </div>
      )}
      <ul
        aria-label={t.list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus.
        tabIndex={0}
        className="mt-2 flex max-h-80 flex-col divide-y divide-line overflow-y-auto -outline-offset-2"
      >
        {rows.map((file) => (
          <ImportedRow key={file.id} file={file} />
        ))}
        {shown.length > rows.length && (
          <li className="px-5 py-2.5 text-sm text-ink-2">
            {t.more(number(shown.length - rows.length))}
          </li>
        )}
        {shown.length === 0 && <li className="px-5 py-4 text-ink-2">{t.nothing}</li>}
      </ul>
      {isAdding && <AddToJobDialog people={people} onClose={() => setAdding(false)} />}
    </Card>
  );
}

/** A folder may hold thousands; a page does not show them all. */
const MOST = 200;

/** What is under way first, then what failed, then what is through. */
function mostRelevant(files: readonly QueuedFile[]): QueuedFile[] {
  const rank = { sending: 0, failed: 1, done: 2, waiting: 3 };
  return files.toSorted((one, other) => rank[one.state] - rank[other.state]).slice(0, MOST);
}

function needsAttention({ state, result }: QueuedFile): boolean {
  if (state === "failed") return true;
  if (result === null) return false;
  const { possible_duplicates, findings, warnings } = result;
  return possible_duplicates.length + findings.length + warnings.length > 0;
}

/** Whom the files are about, once each. */
function peopleOf(files: readonly QueuedFile[]) {
  const people = files.flatMap(({ name, result }) =>
    result?.person_id == null
      ? []
      : [{ id: result.person_id, name: result.resume?.basic.name || name }],
  );
  return [...new Map(people.map((person) => [person.id, person])).values()];
}
