/** One change in the words of people: where, what kind, and what it was and is. */
import type { Change } from "@bole/server/contract";
import { ArrowUpDown, type LucideIcon, Minus, Pencil, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { useEditor } from "../editor-context.ts";
import { changeTitle } from "../model/change-words.ts";
import { valueWords } from "../model/value-words.ts";
import { changesText } from "../text/changes-text.ts";
import { placeText } from "../text/place-text.ts";
import { ValueDiff } from "./value-diff.tsx";

const LOOKS: Record<Change["kind"], { readonly icon: LucideIcon; readonly look: string }> = {
  added: { icon: Plus, look: "bg-ok-soft text-ok-ink" },
  removed: { icon: Minus, look: "bg-danger-soft text-danger-ink" },
  changed: { icon: Pencil, look: "bg-accent-soft text-accent-ink" },
  moved: { icon: ArrowUpDown, look: "bg-hover text-ink-2" },
};

export function ChangeView({
  change,
  actions,
  className,
}: {
  readonly change: Change;
  readonly actions?: ReactNode;
  readonly className?: string;
}) {
  const t = useText(changesText);
  const names = useText(placeText);
  const { data, show } = useEditor();
  const { icon: Icon, look } = LOOKS[change.kind];
  const title = changeTitle(names, change, data);
  const words = (value: unknown) => valueWords(names, change.section, value);
  return (
    <div className={cx("flex items-start gap-2.5", className)}>
      <span
        role="img"
        aria-label={t[change.kind]}
        className={cx(
          "mt-0.5 inline-flex size-5 shrink-0 items-center justify-center rounded-full [&_svg]:size-3",
          look,
        )}
      >
        <Icon aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-label={t.show(title)}
          onClick={() => show([change])}
          className="rounded-sm text-left font-medium break-words hover:text-accent-ink hover:underline"
        >
          {title}
        </button>
        {change.kind === "moved" ? (
          <p className="text-sm text-ink-2">
            {t.movedTo(Number(change.before) + 1, Number(change.after) + 1)}
          </p>
        ) : (
          <ValueDiff before={words(change.before)} after={words(change.after)} />
        )}
      </div>
      {actions}
    </div>
  );
}
