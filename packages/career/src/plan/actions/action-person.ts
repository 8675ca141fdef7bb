/** What the actions of a plan are filled with. */
import type { Fact } from "../../facts/fact.ts";
import type { ActionText } from "./action-text.ts";

export interface ActionPerson {
  readonly facts: readonly Fact[];
  /** Skills that they have, and those that the occupation asks for beyond. */
  readonly have: readonly string[];
  readonly gaps: readonly string[];
  /** The examination that is planned for. */
  readonly exam: string | null;
  /** Actions out of what they said, by goal; they come first. */
  readonly own?: ReadonlyMap<string, readonly ActionText[]>;
  /** Names of what they weigh. */
  readonly options: readonly string[];
}
