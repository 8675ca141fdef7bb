/** Everything that `bole` can be asked to do. A new verb is a file and a line here. */
import type { Verb } from "../verb.ts";
import { accountsVerb } from "./accounts.ts";
import { auditVerb } from "./audit.ts";
import { backupVerb, restoreVerb } from "./backup.ts";
import { configVerb } from "./config.ts";
import { copyVerb } from "./copy.ts";
import { demoVerb } from "./demo.ts";
import { doctorVerb } from "./doctor.ts";
import { exportVerb } from "./export.ts";
import { exportPersonVerb } from "./export-person.ts";
import { helpVerb } from "./help.ts";
import { importVerb } from "./import.ts";
import { indexVerb } from "./index-verb.ts";
import { runVerb } from "./run.ts";
import { searchVerb } from "./search.ts";
import { serveVerb } from "./serve.ts";
import { workerVerb } from "./worker.ts";

export const VERBS: readonly Verb[] = [
  serveVerb,
  workerVerb,
  runVerb,
  importVerb,
  exportVerb,
  exportPersonVerb,
  searchVerb,
  indexVerb,
  demoVerb,
  backupVerb,
  restoreVerb,
  copyVerb,
  auditVerb,
  accountsVerb,
  configVerb,
  doctorVerb,
  helpVerb(() => VERBS),
];
