import { z } from "zod";

export const DemoState = z.object({
  state: z.enum(["absent", "loading", "loaded"]),
  people: z.int(),
  jobs: z.int(),
  projects: z.int(),
});
export type DemoState = z.infer<typeof DemoState>;

export const Loading = z
  .object({ done: z.int().min(0), total: z.int().min(0) })
  .describe("How much of what is being loaded or indexed is there already");
export type Loading = z.infer<typeof Loading>;
