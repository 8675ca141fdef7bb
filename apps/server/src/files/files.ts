/** The virtual file system as people see it: stored files, and what runs have left. */
import type { Memory, VfsEntry, VfsFile, VfsPut } from "@bole/engine";
import { serverErrors } from "../errors.ts";
import { isBelowRuns } from "./artifact-path.ts";
import { type ListedArtifacts, listArtifacts, readArtifact } from "./artifacts.ts";

export async function putFile({ vfs }: Memory, tenant: string, file: VfsPut): Promise<VfsEntry> {
  refuseBelowRuns(file.path);
  return vfs.put(tenant, file);
}

export async function readFile(
  memory: Memory,
  tenant: string,
  path: string,
  ver?: number,
): Promise<VfsFile> {
  const stored = await memory.vfs.get(tenant, path, ver);
  if (stored !== null) return stored;
  // What a run left has one version only.
  const artifact = (ver ?? 1) === 1 ? await readArtifact(memory, tenant, path) : null;
  if (artifact !== null) return artifact;
  throw unknown(path, ver);
}

export async function listFiles(
  memory: Memory,
  tenant: string,
  prefix: string,
): Promise<ListedArtifacts> {
  const [stored, artifacts] = await Promise.all([
    memory.vfs.list(tenant, prefix),
    listArtifacts(memory, tenant, prefix.replace(/\/$/, "")),
  ]);
  const files = [...stored, ...artifacts.files].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return { files, truncated: artifacts.truncated };
}

export async function versionsOf(
  memory: Memory,
  tenant: string,
  path: string,
): Promise<readonly VfsEntry[]> {
  const stored = await memory.vfs.versions(tenant, path);
  if (stored.length > 0) return stored;
  return [(await readFile(memory, tenant, path)).entry];
}

export async function deleteFile({ vfs }: Memory, tenant: string, path: string): Promise<void> {
  refuseBelowRuns(path);
  if (!(await vfs.delete(tenant, path))) throw unknown(path);
}

function refuseBelowRuns(path: string): void {
  if (isBelowRuns(path.normalize("NFC")))
    throw serverErrors.error("vfs-read-only", `${path} belongs to a run.`);
}

function unknown(path: string, ver?: number) {
  const version = ver === undefined ? "" : ` in version ${ver}`;
  return serverErrors.error("vfs-unknown", `There is no file ${path}${version}.`);
}
