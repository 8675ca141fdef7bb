/** What the pages ask of the virtual file system. */
import type { File, FileList, NewFile } from "@bole/server/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

export type FileEntry = FileList["files"][number];

const VFS = "/api/vfs";

/** Every key of a query about files begins with it. */
export const FILES_KEY = ["files"] as const;

export function filesQuery(prefix: string) {
  return queryOptions({
    queryKey: [...FILES_KEY, "list", prefix],
    queryFn: ({ signal }) => call<FileList>("GET", `${VFS}/list`, { query: { prefix }, signal }),
    staleTime: 0,
  });
}

/** Without a version, the newest. */
export function fileQuery(path: string, ver?: number) {
  return queryOptions({
    queryKey: [...FILES_KEY, "content", path, ver ?? "newest"],
    queryFn: ({ signal }) => call<File>("GET", VFS, { query: { path, ver }, signal }),
    staleTime: 0,
  });
}

export function fileVersionsQuery(path: string) {
  return queryOptions({
    queryKey: [...FILES_KEY, "versions", path],
    queryFn: ({ signal }) => call<FileList>("GET", `${VFS}/versions`, { query: { path }, signal }),
    staleTime: 0,
  });
}

export function putFile(body: NewFile): Promise<FileEntry> {
  return call<FileEntry>("PUT", VFS, { body });
}

export function deleteFile(path: string): Promise<null> {
  return call<null>("DELETE", VFS, { query: { path } });
}

/** Where the browser finds the bytes, to save them. */
export function downloadAddress(path: string, ver: number): string {
  return `${VFS}/raw?${new URLSearchParams({ path, ver: String(ver) })}`;
}
