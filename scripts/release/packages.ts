/** The packages that are published; all others are private. */

export interface ReleasedPackage {
  /** Under `packages/`. */
  readonly folder: string;
  /** Dependencies that a program shares with this package: it must not get a second copy. */
  readonly peers: readonly string[];
  /** Peers that are loaded only where they are used. */
  readonly optional: readonly string[];
  /** Sources that no other imports: threads. */
  readonly threads: readonly string[];
  /** Folders that go along as they are. */
  readonly assets?: readonly string[];
}

/** Those first that others depend on. */
export const RELEASED: readonly ReleasedPackage[] = [
  { folder: "base", peers: ["zod"], optional: [], threads: ["./src/threads/worker.ts"] },
  { folder: "store", peers: [], optional: ["pg"], threads: [] },
  {
    folder: "engine",
    peers: ["@langchain/core", "@langchain/langgraph", "@langchain/langgraph-checkpoint", "zod"],
    optional: ["ioredis", "vitest"],
    threads: [],
  },
  { folder: "create-bole-agents", peers: [], optional: [], threads: [], assets: ["template"] },
];

/** `node:sqlite` without a flag, and TypeScript programs run as they are. */
export const NODE = ">=22.18";
