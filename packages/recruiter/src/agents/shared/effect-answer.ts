/** What the gate of effects answers an agent. */
import { EffectResult, EffectState } from "@bole/talent";
import { z } from "zod";

export const EffectAnswer = z.object({
  effect_id: z.string(),
  state: EffectState,
  /** Ids of what was made by doing it; null while it waits. */
  result: EffectResult.nullable(),
});
export type EffectAnswer = z.infer<typeof EffectAnswer>;
