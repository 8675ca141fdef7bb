/** What a check may look at, and the few words in which it answers. */
import type { Config } from "../config/load-config.ts";
import type { Check } from "../http/contract/system.ts";
import type { Text } from "../http/contract/text.ts";

export interface CheckContext {
  readonly config: Config;
  readonly pageFolder: string;
  /** Node's version, as `process.version` gives it. */
  readonly nodeVersion: string;
  /** The port this very process listens on; undefined where it doesn't. */
  readonly listeningOn: number | undefined;
  /** How long a service may take to answer. */
  readonly timeoutMs: number;
}

export type RunCheck = (context: CheckContext) => Promise<Check>;

export const ok = (id: Check["id"], summary: Text): Check => ({ id, status: "ok", summary });
export const off = (id: Check["id"], summary: Text): Check => ({ id, status: "off", summary });
export const warning = (id: Check["id"], summary: Text, remedy: Text): Check => ({
  id,
  status: "warning",
  summary,
  remedy,
});
export const failed = (id: Check["id"], summary: Text, remedy: Text): Check => ({
  id,
  status: "failed",
  summary,
  remedy,
});
