import { defineMigrations } from "@bole/store";
import type { EngineTables } from "../tables.ts";
import { runs } from "./001-runs.ts";
import { gates } from "./002-gates.ts";
import { plansAndFiles } from "./003-plans-and-files.ts";
import { checkpoints } from "./004-checkpoints.ts";
import { crashes } from "./005-crashes.ts";
import { holds } from "./006-holds.ts";
import { work } from "./007-work.ts";
import { children } from "./008-children.ts";
import { holders } from "./009-holders.ts";

/** The engine's tables. Pass it to `openStore`, before the packages that refer to them. */
export const engineMigrations = defineMigrations<EngineTables>("engine", [
  runs,
  gates,
  plansAndFiles,
  checkpoints,
  crashes,
  holds,
  work,
  children,
  holders,
]);
