import type { ConversationState } from "@bole/language";
import type { TurnMemory } from "./understanding.ts";

/** What is remembered where no edit waits for a yes. */
export const nothingWaits = (state: ConversationState): TurnMemory => ({
  state,
  proposed: [],
  proposal_id: null,
});
