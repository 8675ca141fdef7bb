/** The files of one request, each with its own end: what is wrong with one is told beside the others. */
import type { Principal } from "@bole/base";
import type { ImportOptions, Imports } from "@bole/talent";
import type { ImportedFile } from "../http/contract/candidates.ts";
import { type ProblemPlace, toProblem } from "../http/problem.ts";

export interface ImportRequest extends Pick<ImportOptions, "job_id" | "dry_run" | "signal"> {
  readonly files: readonly File[];
  readonly place: ProblemPlace;
}

export function importFiles(
  imports: Imports,
  principal: Principal,
  { files, place, ...options }: ImportRequest,
): Promise<ImportedFile[]> {
  // All at once: those who read them are few, and take one after the other.
  return Promise.all(
    files.map(async (file) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { error, ...result } = await imports.import(
        principal,
        { name: file.name, bytes },
        options,
      );
      return { ...result, problem: error && toProblem(error, place) };
    }),
  );
}
