/**
 * Where a step's result is in the virtual file system: `/runs/{run_id}/{node_id}/artifact.json`.
 * The node's id is the journal's key; a slash in it would make a folder, so it is spelt `%2F`.
 */
export const RUNS_FOLDER = "/runs";

export function artifactPath(runId: string, key: string): string {
  const node = key.replaceAll("%", "%25").replaceAll("/", "%2F");
  return `${RUNS_FOLDER}/${runId}/${node}/artifact.json`;
}

/** The run and key that a path names; null where it names no artifact. */
export function readArtifactPath(path: string): { runId: string; key: string } | null {
  const [, runId, node] = /^\/runs\/([^/]+)\/([^/]+)\/artifact\.json$/.exec(path) ?? [];
  if (runId === undefined || node === undefined) return null;
  return { runId, key: node.replaceAll("%2F", "/").replaceAll("%25", "%") };
}

/** Whether a path lies where only runs write. */
export function isBelowRuns(path: string): boolean {
  return path === RUNS_FOLDER || path.startsWith(`${RUNS_FOLDER}/`);
}
