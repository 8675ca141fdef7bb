/** A text before and after, in one: what went is struck, what came is coloured. */
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { wordDiff } from "../model/word-diff.ts";
import { changesText } from "../text/changes-text.ts";

const LOOKS = { removed: "bg-danger-soft text-danger-ink", added: "bg-ok-soft text-ok-ink" };

export function ValueDiff({ before, after }: { readonly before: string; readonly after: string }) {
  const t = useText(changesText);
  const pieces = wordDiff(before, after);
  const isWhole = pieces.every(({ kind }) => kind !== "same");
  return (
    <p className="text-sm break-words whitespace-pre-wrap">
      {pieces.map(({ kind, text }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have only their order.
        if (kind === "same") return <span key={index}>{text}</span>;
        const Mark = kind === "removed" ? "del" : "ins";
        // Many struck lines could not be read; their colour tells enough.
        const isStruck = kind === "removed" && !(isWhole && text.includes("\n"));
        return (
          <Mark
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have only their order.
            key={index}
            className={cx(
              "rounded-sm px-0.5 [box-decoration-break:clone]",
              LOOKS[kind],
              isStruck ? "line-through" : "no-underline",
              isWhole && "line-clamp-5 w-fit max-w-full",
              isWhole && index > 0 && "mt-1",
            )}
          >
            <span className="sr-only">{kind === "removed" ? t.before : t.after}: </span>
            {text}
          </Mark>
        );
      })}
    </p>
  );
}
