/** All folders at a glance; where there is no room for it, the way to the folder is enough. */
import { Link } from "@tanstack/react-router";
import { FolderClosed, FolderOpen } from "lucide-react";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { memoryText } from "../memory-text.ts";
import type { Folder } from "../model/file-tree.ts";

export function FolderTree({ tree, at }: { readonly tree: Folder; readonly at: string }) {
  const t = useText(memoryText).files;
  return (
    <nav
      aria-label={t.folders}
      className="max-h-[70dvh] overflow-y-auto rounded-lg border border-line bg-sunken p-1 max-lg:hidden"
    >
      <ul>
        <Branch folder={tree} at={at} depth={0} />
      </ul>
    </nav>
  );
}

/** Opened are the folders on the way, and those directly below where one is. */
function Branch({
  folder,
  at,
  depth,
}: {
  readonly folder: Folder;
  readonly at: string;
  readonly depth: number;
}) {
  const t = useText(memoryText).files;
  const isHere = folder.path === at;
  const isOpen = isHere || folder.path === "" || at.startsWith(`${folder.path}/`);
  const Icon = isOpen ? FolderOpen : FolderClosed;
  return (
    <li>
      <Link
        to="/memory"
        search={{ tab: "files", ...(folder.path !== "" && { folder: folder.path }) }}
        activeOptions={{ exact: true }}
        style={{ paddingLeft: `${0.5 + depth * 0.9}rem` }}
        className={cx(
          "flex h-8 items-center gap-2 rounded-md pr-2 -outline-offset-2",
          isHere ? "bg-raised font-medium shadow-rest" : "text-ink-2 hover:bg-hover hover:text-ink",
        )}
      >
        <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
        <span className="min-w-0 flex-1 truncate" title={folder.name}>
          {folder.path === "" ? t.root : folder.name}
        </span>
        <span aria-hidden className="text-xs text-ink-3">
          {folder.count}
        </span>
      </Link>
      {isOpen && folder.folders.length > 0 && (
        <ul>
          {folder.folders.map((inner) => (
            <Branch key={inner.path} folder={inner} at={at} depth={depth + 1} />
          ))}
        </ul>
      )}
    </li>
  );
}
