import { z } from "zod";

/** What is known of a file besides its content. */
export const VfsEntry = z.object({
  uri: z.string().describe("vfs:/path, the same for every version"),
  path: z.string(),
  mime: z.string(),
  size: z.int().min(0),
  ver: z.int().min(1),
  tags: z.array(z.string()),
  created_at: z.iso.datetime(),
  sha256: z.string(),
});
export type VfsEntry = z.infer<typeof VfsEntry>;

export interface VfsFile {
  readonly entry: VfsEntry;
  readonly content: Uint8Array;
}

export interface VfsPut {
  readonly path: string;
  readonly content: Uint8Array | string;
  /** @default "text/plain" for a string, "application/octet-stream" for bytes */
  readonly mime?: string;
  readonly tags?: readonly string[];
}

/**
 * A virtual file system. Every put of new content is a new version; a put of the same content,
 * type and tags changes nothing. Paths are absolute, and cannot climb.
 */
export interface VfsPort {
  put(tenant: string, file: VfsPut): Promise<VfsEntry>;
  get(tenant: string, path: string, ver?: number): Promise<VfsFile | null>;
  /** Newest versions below a prefix, by path. */
  list(tenant: string, prefix?: string): Promise<VfsEntry[]>;
  versions(tenant: string, path: string): Promise<VfsEntry[]>;
  /** Removes all versions; false where there was nothing. */
  delete(tenant: string, path: string): Promise<boolean>;
}
