import { createHash } from "node:crypto";
import type { VfsEntry, VfsPut } from "./ports/vfs.ts";
import { vfsPath } from "./vfs-path.ts";

/** What a put says of a file, before it is known whether it is a new version. */
export interface VfsDraft {
  readonly entry: Omit<VfsEntry, "ver" | "created_at">;
  readonly content: Uint8Array;
}

/** Two drafts with the same content, type and tags are the same version. */
export function vfsDraft(file: VfsPut): VfsDraft {
  const path = vfsPath(file.path);
  const isText = typeof file.content === "string";
  const content = isText ? new TextEncoder().encode(file.content) : file.content;
  const entry = {
    uri: `vfs:${path}`,
    path,
    mime: file.mime ?? (isText ? "text/plain" : "application/octet-stream"),
    size: content.byteLength,
    tags: [...new Set(file.tags)].sort(),
    sha256: createHash("sha256").update(content).digest("hex"),
  };
  return { entry, content };
}
