import { z } from "zod";

/** RFC 9457 problem details: the body of every answer that is an error. */
export const Problem = z.object({
  type: z.string().describe("Where the code is documented"),
  title: z.string().describe("The same for every occurrence of the code"),
  status: z.int(),
  detail: z.string().describe("What happened this time, and where"),
  instance: z.string().describe("The path that was asked for"),
  code: z.string().describe("Stable name of the problem; see docs/errors.md"),
  remedy: z.string().describe("What can be done about it"),
  request_id: z.string(),
  issues: z
    .array(
      z.object({
        path: z.string(),
        message: z.string(),
        code: z.string().optional().describe("Of an issue of a plan"),
        repair: z.string().optional().describe("What would be legal there"),
      }),
    )
    .optional(),
  data: z.record(z.string(), z.unknown()).optional(),
});
export type Problem = z.infer<typeof Problem>;
