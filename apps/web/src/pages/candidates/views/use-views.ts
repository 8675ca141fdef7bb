/** Changes of saved views; what can be taken back says so in passing. */
import type { SavedView } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { changeView, deleteView, saveView, VIEWS_KEY } from "../../../api/views.ts";
import { notify, notifyWithUndo } from "../../../design/notify.ts";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { viewsText } from "./views-text.ts";

export function useViews() {
  const t = useText(viewsText);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: VIEWS_KEY });
  /** The way back, from a message that outlives what it was about. */
  const back = (undo: () => Promise<unknown>) => () =>
    void undo().then(refresh, () => notify("error", t.failed));
  const save = useAct({
    mutationFn: saveView,
    onSuccess: ({ id, name }) => {
      void notifyWithUndo(
        t.saved(name),
        t.undo,
        back(() => deleteView(id)),
      );
      return refresh();
    },
  });
  const rename = useAct({
    mutationFn: ({ view, name }: { readonly view: SavedView; readonly name: string }) =>
      changeView(view.id, { name }),
    onSuccess: ({ id, name }, { view }) => {
      const undo = back(() => changeView(id, { name: view.name }));
      void notifyWithUndo(t.renamed(name), t.undo, undo);
      return refresh();
    },
  });
  const remove = useAct({
    mutationFn: ({ id }: SavedView) => deleteView(id),
    onSuccess: (_, { name, filter }) => {
      void notifyWithUndo(
        t.deleted(name),
        t.undo,
        back(() => saveView({ name, filter })),
      );
      return refresh();
    },
    failure: () => t.failed,
  });
  return { save, rename, remove };
}
