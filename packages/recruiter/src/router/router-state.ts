/** What the nodes of the router have in common. */
import { z } from "zod";
import { SessionMemory } from "../understanding/memory.ts";
import { IncomingMessage } from "../understanding/message.ts";
import { Pending } from "../understanding/pending.ts";
import { Reading } from "../understanding/reading.ts";
import { Outcome } from "./outcome.ts";

export const RouterState = IncomingMessage.extend({
  memory: SessionMemory.prefault({}),
  pending: z.array(Pending).default([]),
  reading: Reading.nullable().default(null),
  outcome: Outcome.nullable().default(null),
});
export type RouterState = z.infer<typeof RouterState>;
