/** Folders, as the paths of files make them; nobody stores a folder. */
import type { FileEntry } from "../../../api/files.ts";

export interface Folder {
  /** Without a slash at its end; the root is empty. */
  readonly path: string;
  readonly name: string;
  readonly folders: readonly Folder[];
  readonly files: readonly FileEntry[];
  /** Files here and below. */
  readonly count: number;
  readonly size: number;
}

export function treeOf(files: readonly FileEntry[], path = ""): Folder {
  const below = files.filter((file) => file.path.startsWith(`${path}/`));
  const nameIn = ({ path: whole }: FileEntry) => whole.slice(path.length + 1).split("/");
  const own = below.filter((file) => nameIn(file).length === 1);
  const inner = Map.groupBy(
    below.filter((file) => nameIn(file).length > 1),
    (file) => nameIn(file)[0] ?? "",
  );
  return {
    path,
    name: path.slice(path.lastIndexOf("/") + 1),
    folders: [...inner]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, list]) => treeOf(list, `${path}/${name}`)),
    files: own,
    count: below.length,
    size: below.reduce((sum, { size }) => sum + size, 0),
  };
}

/** Null where there is no such folder any more. */
export function folderAt(root: Folder, path: string): Folder | null {
  if (root.path === path) return root;
  const next = root.folders.find(
    (folder) => path === folder.path || path.startsWith(`${folder.path}/`),
  );
  return next === undefined ? null : folderAt(next, path);
}

/** The folders on the way to a path, the root first. */
export function waysTo(path: string): readonly { readonly path: string; readonly name: string }[] {
  const names = path.split("/").filter((name) => name !== "");
  return [
    { path: "", name: "/" },
    ...names.map((name, index) => ({ path: `/${names.slice(0, index + 1).join("/")}`, name })),
  ];
}

export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** What runs leave belongs to them: it can be read, and nothing else. */
export function isReadOnly(path: string): boolean {
  return path === "/runs" || path.startsWith("/runs/");
}
