/** The virtual file system: its folders, the files of one of them, or one file. */
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { FolderClosed, Upload } from "lucide-react";
import { useMemo, useState } from "react";
import { filesQuery } from "../../../api/files.ts";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { EmptyState } from "../../../design/empty-state.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { memoryText } from "../memory-text.ts";
import { folderAt, folderOf, isReadOnly, treeOf } from "../model/file-tree.ts";
import { FileView } from "./file-view.tsx";
import { FolderTree } from "./folder-tree.tsx";
import { FolderView } from "./folder-view.tsx";
import { UploadDialog } from "./upload-dialog.tsx";
import { WayToFolder } from "./way-to-folder.tsx";

export function FilesTab() {
  const t = useText(memoryText).files;
  const search: { readonly path?: unknown; readonly folder?: unknown; readonly ver?: unknown } =
    useSearch({ strict: false });
  const { data, error, isError, refetch } = useQuery(filesQuery("/"));
  const [isAdding, setAdding] = useState(false);
  const path = search.path === undefined ? null : String(search.path);
  const at = path === null ? String(search.folder ?? "") : folderOf(path);
  // Of older runs the whole list knows nothing; the one that is looked at is asked for by name.
  const run = /^\/runs\/[^/]+/.exec(at)?.[0];
  const ofRun = useQuery({ ...filesQuery(run ?? "/runs"), enabled: run !== undefined });
  const tree = useMemo(() => {
    const files = [...(data?.files ?? []), ...(ofRun.data?.files ?? [])];
    return treeOf([...new Map(files.map((file) => [file.path, file])).values()]);
  }, [data, ofRun.data]);
  const folder = folderAt(tree, at);
  const ver = Number(search.ver);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <WayToFolder folder={at} file={path} />
        <Button variant="primary" onClick={() => setAdding(true)}>
          <Upload aria-hidden />
          {t.upload}
        </Button>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <FolderTree tree={tree} at={at} />
        <div className="flex min-w-0 flex-col gap-4">
          {path !== null ? (
            <FileView
              key={path}
              path={path}
              ver={Number.isInteger(ver) && ver > 0 ? ver : undefined}
            />
          ) : (
            <Card className="overflow-hidden">
              {data === undefined && isError && (
                <ErrorState error={error} onRetry={() => void refetch()} />
              )}
              {data === undefined && !isError && <SkeletonRows rows={5} />}
              {data !== undefined && folder !== null && folder.count > 0 && (
                <FolderView folder={folder} />
              )}
              {data !== undefined && (folder === null || folder.count === 0) && (
                <EmptyState
                  icon={<FolderClosed aria-hidden />}
                  title={at === "" ? t.empty : t.gone}
                  detail={t.emptyDetail}
                />
              )}
            </Card>
          )}
          {path === null && isReadOnly(at) && <p className="text-sm text-ink-3">{t.readOnly}</p>}
          {data?.truncated && (at === "" || at === "/runs") && (
            <p className="text-sm text-ink-3">{t.truncated}</p>
          )}
        </div>
      </div>
      {isAdding && (
        <UploadDialog folder={isReadOnly(at) ? "" : at} onClose={() => setAdding(false)} />
      )}
    </>
  );
}
