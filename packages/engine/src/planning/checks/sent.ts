import type { z } from "zod";
import type { JsonValue } from "../../contracts/json.ts";
import type { Type } from "../schema/type.ts";
import type { Place } from "../type-flow.ts";

/** A tree, where it will be sent, and what is asked for there. */
export interface Sent {
  readonly tree: JsonValue;
  readonly target: Type;
  /** The schema behind `target`, where it is known. */
  readonly schema: z.ZodType | undefined;
  readonly path: string;
  readonly place: Place;
  /** Who asks, for messages: `agent "writer"`. */
  readonly taker: string;
}
