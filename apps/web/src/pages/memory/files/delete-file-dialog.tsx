import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { deleteFile, FILES_KEY } from "../../../api/files.ts";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { notify } from "../../../design/notify.ts";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { memoryText } from "../memory-text.ts";
import { folderOf, nameOf } from "../model/file-tree.ts";

export function DeleteFileDialog({
  path,
  onClose,
}: {
  readonly path: string;
  readonly onClose: () => void;
}) {
  const t = useText(memoryText);
  const navigate = useNavigate();
  const client = useQueryClient();
  const folder = folderOf(path);
  const remove = useAct({
    mutationFn: () => deleteFile(path),
    onSuccess: async () => {
      onClose();
      const search = { tab: "files", ...(folder !== "" && { folder }) };
      await navigate({ to: "/memory", search, replace: true });
      client.removeQueries({ queryKey: [...FILES_KEY, "content", path] });
      client.removeQueries({ queryKey: [...FILES_KEY, "versions", path] });
      await client.invalidateQueries({ queryKey: FILES_KEY });
      await notify("success", t.files.deleted(nameOf(path)));
    },
  });
  return (
    <ConfirmDialog
      title={t.files.deleteTitle(nameOf(path))}
      about={t.files.deleteAbout}
      confirm={t.delete}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
