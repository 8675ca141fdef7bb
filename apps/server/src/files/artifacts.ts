/**
 * The results of steps, as files. They are a view of the journal, so nothing is stored twice, and
 * what a run did can be read but never changed.
 */
import { createHash } from "node:crypto";
import { endOf, type JournalRecord, type Memory, type VfsEntry, type VfsFile } from "@bole/engine";
import { artifactPath, RUNS_FOLDER, readArtifactPath } from "./artifact-path.ts";

/** Of how many runs the artifacts are listed where no run is named. */
const LISTED_RUNS = 50;

type Journals = Pick<Memory, "journal" | "runs">;

/** Null where the path names no artifact, or the step has none. */
export async function readArtifact(
  { journal }: Journals,
  tenant: string,
  path: string,
): Promise<VfsFile | null> {
  const named = readArtifactPath(path);
  if (named === null) return null;
  const records = await journal.read(tenant, named.runId);
  return artifactsOf(named.runId, records, (key) => key === named.key)[0] ?? null;
}

export interface ListedArtifacts {
  readonly files: readonly VfsEntry[];
  /** Whether there are older runs whose artifacts were left out. */
  readonly truncated: boolean;
}

/** The artifacts below a folder (`""` is all of them): of the newest runs if it is not one run's. */
export async function listArtifacts(
  memory: Journals,
  tenant: string,
  prefix: string,
): Promise<ListedArtifacts> {
  const [, top, runId] = prefix.split("/");
  if (prefix !== "" && `/${top}` !== RUNS_FOLDER) return { files: [], truncated: false };
  const runs = runId ? [runId] : await newestRuns(memory, tenant);
  const listed = await Promise.all(
    runs.slice(0, LISTED_RUNS).map(async (id) => {
      const records = await memory.journal.read(tenant, id);
      return artifactsOf(id, records).map(({ entry }) => entry);
    }),
  );
  const isInside = ({ path }: VfsEntry) => path === prefix || path.startsWith(`${prefix}/`);
  return { files: listed.flat().filter(isInside), truncated: runs.length > LISTED_RUNS };
}

async function newestRuns({ runs }: Journals, tenant: string): Promise<string[]> {
  const found = await runs.list(tenant, { limit: LISTED_RUNS + 1 });
  return found.map(({ run_id }) => run_id);
}

function artifactsOf(
  runId: string,
  records: readonly JournalRecord[],
  wanted: (key: string) => boolean = () => true,
): VfsFile[] {
  const journal = new Map(records.map((record) => [record.key, record]));
  return records
    .filter(({ key, status }) => status === "completed" && wanted(key))
    .map((record) => {
      // A fan-out's result is put together from its items.
      const { result } = endOf(record, journal);
      const content = new TextEncoder().encode(`${JSON.stringify(result, null, 2)}\n`);
      return { entry: entryOf(artifactPath(runId, record.key), record, content), content };
    });
}

function entryOf(path: string, { ended_at }: JournalRecord, content: Uint8Array): VfsEntry {
  return {
    uri: `vfs:${path}`,
    path,
    mime: "application/json",
    size: content.byteLength,
    ver: 1,
    tags: ["artifact"],
    created_at: new Date(ended_at).toISOString(),
    sha256: createHash("sha256").update(content).digest("hex"),
  };
}
