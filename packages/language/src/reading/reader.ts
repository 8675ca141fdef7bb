import type { ConversationState } from "../conversation/state.ts";
import type { Records } from "../text/known-words.ts";
import type { Reading } from "./reading.ts";

export interface ReadRequest {
  /** Whose tools are meant: `recruiter`, `resume`, `career`. */
  readonly product: string;
  readonly message: string;
  readonly state: ConversationState;
  /** What is on record and can be named, by the kinds of the product's inventory. */
  readonly records?: Records;
  readonly signal?: AbortSignal;
}

/** Turns a message into calls. It interprets; it does nothing. */
export interface Reader {
  readonly name: "embedded" | "model";
  read(request: ReadRequest): Promise<Reading>;
}
