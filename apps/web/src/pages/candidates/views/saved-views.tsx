/** The saved views of the tenant, above the list; and the present search, to be saved as one. */
import type { SavedView } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { BookmarkPlus, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { viewsQuery } from "../../../api/views.ts";
import { Button } from "../../../design/button.tsx";
import { cx } from "../../../design/cx.ts";
import { IconButton } from "../../../design/icon-button.tsx";
import { Menu } from "../../../design/menu.tsx";
import { useText } from "../../../i18n/text.ts";
import type { FilterProps } from "../list/filter-panel.tsx";
import { useViews } from "./use-views.ts";
import { ViewDialog } from "./view-dialog.tsx";
import { isShown, shownBy, viewFilterOf } from "./view-filter.ts";
import { viewsText } from "./views-text.ts";

export function SavedViews({ filter, show }: FilterProps) {
  const t = useText(viewsText);
  const views = useQuery(viewsQuery).data?.items ?? [];
  const { save, rename, remove } = useViews();
  const [named, setNamed] = useState<"new" | SavedView | null>(null);
  const close = () => {
    save.reset();
    rename.reset();
    setNamed(null);
  };
  const canSave = Object.keys(filter).length > 0 && !views.some((view) => isShown(view, filter));
  if (views.length === 0 && !canSave) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-1.5">
      <ul aria-label={t.label} className="contents">
        {views.map((view) => (
          <li
            key={view.id}
            className="flex max-w-full items-center rounded-full border border-line"
          >
            <button
              type="button"
              aria-pressed={isShown(view, filter)}
              onClick={() => show(shownBy(view.filter))}
              className={cx(
                "h-7 max-w-60 truncate rounded-full pl-3 text-sm hover:text-accent-ink max-md:h-9",
                isShown(view, filter) ? "font-medium text-accent-ink" : "text-ink-2",
              )}
            >
              {view.name}
            </button>
            <Menu<"rename" | "delete">
              label={view.name}
              trigger={
                <IconButton label={t.menu(view.name)}>
                  <Ellipsis aria-hidden />
                </IconButton>
              }
              items={[
                { value: "rename", label: t.rename, icon: Pencil },
                { value: "delete", label: t.delete, icon: Trash2 },
              ]}
              onChoose={(choice) => (choice === "rename" ? setNamed(view) : remove.mutate(view))}
            />
          </li>
        ))}
      </ul>
      {canSave && (
        <Button size="sm" onClick={() => setNamed("new")}>
          <BookmarkPlus aria-hidden />
          {t.save}
        </Button>
      )}
      {named === "new" && (
        <ViewDialog
          title={t.saveTitle}
          about={t.saveAbout}
          confirm={t.save}
          initial={(filter.q ?? "").slice(0, 80)}
          isPending={save.isPending}
          error={save.error}
          onName={(name) =>
            save.mutate({ name, filter: viewFilterOf(filter) }, { onSuccess: close })
          }
          onClose={close}
        />
      )}
      {named !== null && named !== "new" && (
        <ViewDialog
          title={t.renameTitle}
          confirm={t.rename}
          initial={named.name}
          isPending={rename.isPending}
          error={rename.error}
          onName={(name) => rename.mutate({ view: named, name }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </div>
  );
}
