import { z } from "zod";
import { JsonValue } from "../../contracts/json.ts";

/** Something that happened outside, kept so that a run which asks later still learns of it. */
export const Signal = z.object({
  signal_id: z.string(),
  tenant: z.string(),
  event: z.string(),
  data: JsonValue,
  at: z.iso.datetime(),
});
export type Signal = z.infer<typeof Signal>;

export interface SignalsPort {
  append(signal: Signal): Promise<void>;
  /** Signals of that name since a time, oldest first. */
  since(tenant: string, event: string, at: string): Promise<Signal[]>;
}
