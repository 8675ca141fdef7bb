/** A value that the document says, and the way to where it says it. */
import type { RecognisedWord, Sources } from "@bole/server/contract";
import { TriangleAlert } from "lucide-react";
import { createContext, useContext, useState } from "react";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { candidateText } from "../candidate-text.ts";
import { useJump } from "../document/jump-context.ts";
import { unsureWords } from "./unsure-words.ts";

export const SourcesContext = createContext<Sources>({});
/** Words of a scan, and how sure each is. */
export const RecognisedContext = createContext<readonly RecognisedWord[]>([]);

export function Fact({
  path,
  label,
  value,
  className,
}: {
  /** Such as `workExperience[0].company`. */
  readonly path: string;
  readonly label: string;
  readonly value: string;
  readonly className?: string;
}) {
  const t = useText(candidateText).facts;
  const jump = useJump();
  const spans = useContext(SourcesContext)[path];
  const unsure = unsureWords(useContext(RecognisedContext), spans ?? []);
  if (value === "") return null;
  if (spans === undefined) return <span className={cx("break-words", className)}>{value}</span>;
  return (
    <button
      type="button"
      data-path={path}
      data-unsure={unsure.length > 0 || undefined}
      title={unsure.length > 0 ? t.unsure(label) : t.show(label)}
      onClick={() => jump(unsure.length > 0 ? unsure : spans)}
      className={cx(
        "inline-block min-h-6 max-w-full rounded-sm text-left align-top break-words underline decoration-line-strong decoration-dotted underline-offset-4",
        "transition-colors hover:bg-accent-soft hover:text-accent-ink",
        unsure.length > 0 && "bg-warning-soft decoration-warning-ink decoration-wavy",
        className,
      )}
    >
      {unsure.length > 0 && (
        <>
          <TriangleAlert aria-hidden className="mr-1 inline size-3.5 text-warning-ink" />
          <span className="sr-only">{t.unsure(label)}: </span>
        </>
      )}
      {value}
    </button>
  );
}

const LONG = 280;

/** Several lines of it; a long text opens on demand. */
export function LongFact({
  path,
  label,
  value,
}: {
  readonly path: string;
  readonly label: string;
  readonly value: string;
}) {
  const t = useText(candidateText).facts;
  const [isOpen, setOpen] = useState(false);
  if (value === "") return null;
  const isLong = value.length > LONG;
  return (
    <div className="mt-1 text-sm text-ink-2">
      <div className={cx(isLong && !isOpen && "line-clamp-4")}>
        <Fact path={path} label={label} value={value} className="whitespace-pre-line" />
      </div>
      {isLong && (
        <button
          type="button"
          onClick={() => setOpen(!isOpen)}
          className="mt-1 h-6 rounded-sm text-accent-ink hover:underline"
        >
          {isOpen ? t.less : t.more}
        </button>
      )}
    </div>
  );
}
