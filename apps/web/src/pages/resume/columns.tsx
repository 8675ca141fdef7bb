/**
 * Sections, pages and chat: beside each other where there is room, one side at a time where there is
 * less, and one at a time on a phone. None is taken away, so that nothing typed in it is lost.
 */
import type { ReactNode } from "react";
import { cx } from "../../design/cx.ts";
import { Segmented } from "../../design/segmented.tsx";
import { useText } from "../../i18n/text.ts";
import { headText } from "./text/head-text.ts";

const VIEWS = ["sections", "page", "chat"] as const;
const SIDES = ["sections", "chat"] as const;
export type View = (typeof VIEWS)[number];

/** Where the pages are in view whatever else is. */
export const hasPagesInView = () => matchMedia("(min-width: 64rem)").matches;

export function Columns({
  view,
  onView,
  sections,
  pages,
  chat,
}: {
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly sections: ReactNode;
  readonly pages: ReactNode;
  readonly chat: ReactNode;
}) {
  const t = useText(headText).views;
  const choices = <T extends View>(from: readonly T[]) =>
    from.map((value) => ({ value, label: t[value] }));
  const side = (
    <div className="border-b border-line p-2 max-lg:hidden xl:hidden">
      <Segmented
        label={t.side}
        value={view === "chat" ? "chat" : "sections"}
        segments={choices(SIDES)}
        onChange={onView}
        className="flex w-full"
      />
    </div>
  );
  return (
    <>
      <div className="border-b border-line px-3 py-2 lg:hidden">
        <Segmented
          label={t.label}
          value={view}
          segments={choices(VIEWS)}
          onChange={onView}
          className="flex w-full"
        />
      </div>
      <div className="flex min-h-0 flex-1">
        <aside
          aria-label={t.sections}
          className={cx(
            "flex min-h-0 flex-col border-line max-lg:flex-1 lg:w-72 lg:shrink-0 lg:border-r xl:w-66",
            view !== "sections" && "max-lg:hidden",
            view === "chat" && "lg:max-xl:hidden",
          )}
        >
          {side}
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{sections}</div>
        </aside>
        <div
          className={cx("flex min-h-0 min-w-0 flex-1 flex-col", view !== "page" && "max-lg:hidden")}
        >
          {pages}
        </div>
        <aside
          aria-label={t.chat}
          className={cx(
            "flex min-h-0 flex-col border-line max-lg:flex-1 lg:w-80 lg:shrink-0 lg:max-xl:order-first lg:max-xl:border-r xl:border-l",
            view !== "chat" && "max-xl:hidden",
          )}
        >
          {side}
          {chat}
        </aside>
      </div>
    </>
  );
}
