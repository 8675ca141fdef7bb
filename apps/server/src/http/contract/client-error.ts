import { z } from "zod";

/** What the page reports when one of its own parts fails, so that it stands in the server's log. */
export const ClientError = z.object({
  message: z.string().min(1).max(2_000),
  stack: z.string().max(20_000).optional(),
  path: z.string().max(2_000).describe("The page's path, without query"),
});
export type ClientError = z.infer<typeof ClientError>;
