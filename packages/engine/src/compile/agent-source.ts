import type { Registry } from "../contracts/registry.ts";

/** Where a compiler gets its agents from. */
export type AgentSource = Pick<Registry, "get">;
