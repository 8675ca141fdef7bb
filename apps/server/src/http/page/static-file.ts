/** Reads a file of the built page. Nothing outside its folder can be reached, by whatever path. */
import { readFile, realpath } from "node:fs/promises";
import { join, sep } from "node:path";

/** The file's content, or undefined if there is no such file in the folder. */
export async function readStaticFile(
  folder: string,
  urlPath: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const relative = decode(urlPath);
  if (relative === undefined) return undefined;
  try {
    const root = await realpath(folder);
    // Followed to its end before it is compared, so that a link cannot lead out either.
    const file = await realpath(join(root, relative));
    if (!file.startsWith(root + sep)) return undefined;
    return new Uint8Array(await readFile(file));
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

/** A path with parts that no file of ours has is no path at all. */
function decode(urlPath: string): string | undefined {
  try {
    const path = decodeURIComponent(urlPath);
    const strange = /[\\\0]/.test(path) || path.split("/").some((part) => part.startsWith("."));
    return strange ? undefined : path;
  } catch {
    return undefined;
  }
}

const ABSENT = new Set(["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG"]);

function isAbsence(error: unknown): boolean {
  return error instanceof Error && "code" in error && ABSENT.has(String(error.code));
}
