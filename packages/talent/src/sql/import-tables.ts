/** Rows about files that are read later. */
import type { ImportResult } from "../importing/import-result.ts";
import type { Flag, Json } from "./columns.ts";

interface ImportFileRow {
  tenant: string;
  id: string;
  name: string;
  /** Empty once it was read. */
  bytes: Uint8Array;
  job_id: string | null;
  bulk: Flag;
  /** On whose behalf it is read. */
  actor: string;
  roles: Json;
  /** Null while it waits. */
  status: ImportResult["status"] | null;
  person_id: string | null;
  resume_id: string | null;
  error: string;
  created_at: string;
}

export interface ImportTables {
  import_files: ImportFileRow;
}
