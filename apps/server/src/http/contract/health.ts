import { z } from "zod";

/** One process with one data folder, or processes that share PostgreSQL and Redis. */
export const Mode = z.enum(["embedded", "distributed"]);
export type Mode = z.infer<typeof Mode>;

export const Health = z.object({
  status: z.enum(["ok", "stopping"]),
  version: z.string(),
  mode: Mode,
});
export type Health = z.infer<typeof Health>;
