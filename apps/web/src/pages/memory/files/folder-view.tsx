/** What is in a folder: folders first. */
import { Link } from "@tanstack/react-router";
import { File, FileImage, FileText, FolderClosed } from "lucide-react";
import type { FileEntry } from "../../../api/files.ts";
import { type Column, Table } from "../../../design/table.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { useSize } from "../file-size.ts";
import { memoryText } from "../memory-text.ts";
import { type Folder, nameOf } from "../model/file-tree.ts";
import { TagList } from "../tag-list.tsx";

type Row = { readonly folder: Folder } | { readonly file: FileEntry };

const LINK =
  "inline-flex min-w-0 items-center gap-2.5 rounded-sm font-medium break-all hover:underline [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-3";

export function FolderView({ folder }: { readonly folder: Folder }) {
  const t = useText(memoryText).files;
  const columns = useColumns();
  const rows: readonly Row[] = [
    ...folder.folders.map((inner) => ({ folder: inner })),
    ...folder.files.map((file) => ({ file })),
  ];
  return (
    <Table
      caption={t.caption(folder.path || "/")}
      columns={columns}
      rows={rows}
      rowKey={(row) => ("file" in row ? row.file.path : `${row.folder.path}/`)}
    />
  );
}

function useColumns(): readonly Column<Row>[] {
  const t = useText(memoryText).files;
  const format = useFormat();
  const size = useSize();
  const quiet = <span className="text-ink-3">–</span>;
  return [
    {
      id: "name",
      title: t.name,
      heading: true,
      cell: (row) =>
        "file" in row ? (
          <Link to="/memory" search={{ tab: "files", path: row.file.path }} className={LINK}>
            <FileIcon mime={row.file.mime} />
            {nameOf(row.file.path)}
          </Link>
        ) : (
          <Link to="/memory" search={{ tab: "files", folder: row.folder.path }} className={LINK}>
            <FolderClosed aria-hidden />
            {row.folder.name}
          </Link>
        ),
    },
    {
      id: "size",
      title: t.size,
      className: "md:w-28 whitespace-nowrap",
      cell: (row) => size("file" in row ? row.file.size : row.folder.size),
    },
    {
      id: "type",
      title: t.type,
      className: "md:w-44 md:max-xl:hidden",
      cell: (row) =>
        "file" in row ? (
          <span className="text-sm break-all text-ink-2">{row.file.mime}</span>
        ) : (
          <span className="text-sm text-ink-2">{t.items(row.folder.count)}</span>
        ),
    },
    {
      id: "version",
      title: t.version,
      className: "md:w-20 md:max-xl:hidden",
      cell: (row) => ("file" in row ? format.number(row.file.ver) : quiet),
    },
    {
      id: "tags",
      title: t.tags,
      className: "md:w-32 md:max-xl:hidden",
      cell: (row) => ("file" in row ? <TagList tags={row.file.tags} /> : quiet),
    },
    {
      id: "created",
      title: t.created,
      className: "md:w-44",
      cell: (row) =>
        "file" in row ? (
          <time dateTime={row.file.created_at} className="text-sm text-ink-2">
            {format.moment(row.file.created_at)}
          </time>
        ) : (
          quiet
        ),
    },
  ];
}

function FileIcon({ mime }: { readonly mime: string }) {
  if (mime.startsWith("image/")) return <FileImage aria-hidden />;
  return mime.startsWith("text/") || mime.includes("json") ? (
    <FileText aria-hidden />
  ) : (
    <File aria-hidden />
  );
}
