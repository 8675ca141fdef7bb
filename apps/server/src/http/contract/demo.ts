import { z } from "zod";

export const DemoState = z.object({
  state: z.enum(["absent", "loading", "loaded"]),
  people: z.int(),
  jobs: z.int(),
  projects: z.int(),
});
export type DemoState = z.infer<typeof DemoState>;
