/** How a line claims something that it names. */
import { z } from "zod";

export const Claim = z.enum([
  /** The person has it or does it. */
  "held",
  /** Of a lower grade: "SQL (basic)", 英语一般. */
  "basic",
  /** They had it: "ACLS, expired 2026-05". */
  "lapsed",
  /** They are about to have it, or stopped before: "coursework toward a BA". */
  "pending",
  /** They don't have it: "not a certified interpreter". Of advertisements: it is not asked for. */
  "denied",
  /** Somebody else has or does it. */
  "others",
]);
export type Claim = z.infer<typeof Claim>;
