/** The files of one request, each with its own end: what is wrong with one is told beside the others. */
import type { Principal } from "@bole/base";
import type { ImportOptions, Imports } from "@bole/talent";
import type { ImportedFile, ImportProgress } from "../http/contract/candidates.ts";
import { type ProblemPlace, toProblem } from "../http/problem.ts";

export interface ImportRequest
  extends Pick<ImportOptions, "job_id" | "dry_run" | "signal" | "bulk"> {
  readonly files: readonly File[];
  readonly place: ProblemPlace;
  readonly onProgress?: (progress: ImportProgress) => void;
}

export function importFiles(
  imports: Imports,
  principal: Principal,
  { files, place, onProgress, ...options }: ImportRequest,
): Promise<ImportedFile[]> {
  // All at once: those who read them are few, and take one after the other.
  return Promise.all(
    files.map(async (file) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { error, ...result } = await imports.import(
        principal,
        { name: file.name, bytes },
        {
          ...options,
          ...(onProgress && {
            onProgress: (progress) => onProgress({ name: file.name, ...progress }),
          }),
        },
      );
      return { ...result, problem: error && toProblem(error, place) };
    }),
  );
}
