import { z } from "zod";

/** One process with one data folder, or processes that share PostgreSQL and Redis. */
export const Mode = z.enum(["embedded", "distributed"]);
export type Mode = z.infer<typeof Mode>;

export const Health = z.object({
  status: z
    .enum(["starting", "ok", "stopping"])
    .describe("starting: the database is being migrated, or the demo is being loaded"),
  version: z.string(),
  mode: Mode,
});
export type Health = z.infer<typeof Health>;

/** Why the server cannot do its work now. */
export const NotReadyCause = z.enum(["starting", "database", "disk"]);
export type NotReadyCause = z.infer<typeof NotReadyCause>;

export const Ready = z.object({ status: z.literal("ready") });
export type Ready = z.infer<typeof Ready>;
