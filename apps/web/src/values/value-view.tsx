/**
 * A JSON value for people: objects as terms and what they mean, texts wrapped, lists to fold. What
 * is deep inside stays folded, so that a large value is as quick to show as a small one.
 */
import { type ReactNode, useState } from "react";
import { Button } from "../design/button.tsx";
import { useText } from "../i18n/text.ts";
import { useFormat } from "../i18n/use-format.ts";
import { isList, isRecord, type Json, type JsonList, type JsonRecord } from "../json/json.ts";
import { valuesText } from "./values-text.ts";

const LONG_TEXT = 800;
const LONG_LIST = 50;
/** Deeper than this, one opens what one wants to see. */
const OPEN_DEPTH = 2;
const OPEN_ENTRIES = 6;

export function ValueView({ value, depth = 0 }: { readonly value: Json; readonly depth?: number }) {
  const t = useText(valuesText);
  const format = useFormat();
  if (value === null) return <Quiet>{t.nothing}</Quiet>;
  if (typeof value === "boolean") return value ? t.yes : t.no;
  if (typeof value === "number")
    return <span className="tabular-nums">{format.number(value)}</span>;
  if (typeof value === "string") return <Words text={value} />;
  if (isList(value)) return <Entries list={value} depth={depth} />;
  return isRecord(value) ? <Fields record={value} depth={depth} /> : null;
}

function Quiet({ children }: { readonly children: ReactNode }) {
  return <span className="text-ink-3">{children}</span>;
}

function Words({ text }: { readonly text: string }) {
  const t = useText(valuesText);
  const [whole, setWhole] = useState(false);
  if (text === "") return <Quiet>{t.emptyText}</Quiet>;
  const isCut = text.length > LONG_TEXT && !whole;
  return (
    <>
      <p className="max-w-prose break-words whitespace-pre-wrap">
        {isCut ? `${text.slice(0, LONG_TEXT)}…` : text}
      </p>
      {isCut && (
        <Button size="sm" variant="ghost" className="-ml-2.5" onClick={() => setWhole(true)}>
          {t.wholeText}
        </Button>
      )}
    </>
  );
}

function Fields({ record, depth }: { readonly record: JsonRecord; readonly depth: number }) {
  const t = useText(valuesText);
  const format = useFormat();
  const entries = Object.entries(record);
  if (entries.length === 0) return <Quiet>{t.emptyRecord}</Quiet>;
  const list = (
    <dl className="flex flex-col gap-2">
      {entries.map(([name, value]) => (
        <div
          key={name}
          className={isFlat(value) ? "grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]" : ""}
        >
          <dt className="text-sm break-words text-ink-3">{name}</dt>
          <dd className={isFlat(value) ? "min-w-0" : "mt-1 min-w-0 border-l border-line pl-3"}>
            <ValueView value={value} depth={depth + 1} />
          </dd>
        </div>
      ))}
    </dl>
  );
  if (depth <= OPEN_DEPTH) return list;
  return <Fold label={t.fields(format.number(entries.length))}>{list}</Fold>;
}

function Entries({ list, depth }: { readonly list: JsonList; readonly depth: number }) {
  const t = useText(valuesText);
  const format = useFormat();
  const [shown, setShown] = useState(LONG_LIST);
  if (list.length === 0) return <Quiet>{t.emptyList}</Quiet>;
  return (
    <Fold
      label={t.entries(format.number(list.length))}
      open={depth <= OPEN_DEPTH && list.length <= OPEN_ENTRIES}
    >
      <ol className="flex list-decimal flex-col gap-2 pl-6 marker:text-xs marker:text-ink-3">
        {list.slice(0, shown).map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is all that tells entries apart.
          <li key={index} className="min-w-0 pl-1">
            <ValueView value={entry} depth={depth + 1} />
          </li>
        ))}
      </ol>
      {list.length > shown && (
        <Button size="sm" variant="ghost" onClick={() => setShown(shown + LONG_LIST)}>
          {t.moreEntries(format.number(Math.min(LONG_LIST, list.length - shown)))}
        </Button>
      )}
    </Fold>
  );
}

/** What is folded is not even made: a list of ten thousand costs nothing until it is opened. */
function Fold({
  label,
  open = false,
  children,
}: {
  readonly label: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(open);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer rounded-sm text-sm text-ink-2 hover:text-ink">
        {label}
      </summary>
      {isOpen && <div className="mt-1.5">{children}</div>}
    </details>
  );
}

const isFlat = (value: Json) =>
  value === null ||
  typeof value !== "object" ||
  (isList(value) ? value : Object.keys(value)).length === 0;
