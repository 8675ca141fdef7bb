import type { ConversationState } from "@bole/language";
import type { TurnMemory } from "./understanding.ts";

/** What is remembered where no edit waits for a yes. */
export const nothingWaits = (
  state: ConversationState,
  { edited }: Pick<TurnMemory, "edited">,
): TurnMemory => ({
  ...{ state, edited },
  proposed: [],
  proposal_id: null,
});
