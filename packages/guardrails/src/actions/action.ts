import { z } from "zod";

/** Something that is about to be done, as far as limits and permissions need to know it. */
export const Action = z.object({
  /** Such as `send_mail`, `move_stage`, `model_call`; what the policy's permissions name. */
  kind: z.string().regex(/^[a-z][a-z0-9_]{0,62}$/, "use snake_case"),
  /**
   * How many of it at once.
   * @default 1
   */
  count: z.int().min(1).max(10_000).default(1),
  /** One run and step; what belongs to one is counted together. */
  batch: z.string().min(1).max(300).optional(),
  /**
   * Whether it was asked before that the role may: then only the limits are.
   * @default false
   */
  permitted: z.boolean().default(false),
  /** What it will cost, or has cost, in the currency of the price table. */
  cost: z.number().min(0).max(1_000_000).optional(),
});
export type Action = z.input<typeof Action>;
export type CheckedAction = z.output<typeof Action>;

/** The kind of action that the mail limits count. */
export const MAIL = "send_mail";
