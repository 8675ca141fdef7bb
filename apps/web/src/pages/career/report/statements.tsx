/** Sentences with their sources. What says that something is not known is set apart. */
import { cx } from "../../../design/cx.ts";
import { type Statement, useSources } from "./source-context.ts";
import { SourceMark } from "./source-mark.tsx";

export function Statements({
  statements,
  className,
}: {
  readonly statements: readonly Statement[];
  readonly className?: string;
}) {
  return (
    <ul className={cx("flex flex-col gap-1.5", className)}>
      {statements.map((statement) => (
        <li key={statement.text} className="break-words">
          <OneStatement statement={statement} />
        </li>
      ))}
    </ul>
  );
}

export function OneStatement({ statement }: { readonly statement: Statement }) {
  const { text, sources, unknown } = statement;
  const { list } = useSources();
  return (
    <>
      <span className={unknown ? "text-ink-3 italic" : undefined}>{text}</span>
      {sources.map((id) => (
        <SourceMark key={id} number={list.findIndex((source) => source.id === id) + 1} />
      ))}
    </>
  );
}
