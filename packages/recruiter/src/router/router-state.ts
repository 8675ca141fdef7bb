/** What the nodes of the router have in common. */
import { z } from "zod";
import { SessionMemory } from "../reading/memory.ts";
import { IncomingMessage } from "../reading/message.ts";
import { Pending } from "../reading/pending.ts";
import { Reading } from "../reading/reading.ts";
import { Outcome } from "./outcome.ts";

export const RouterState = IncomingMessage.extend({
  memory: SessionMemory.prefault({}),
  pending: z.array(Pending).default([]),
  reading: Reading.nullable().default(null),
  outcome: Outcome.nullable().default(null),
});
export type RouterState = z.infer<typeof RouterState>;
