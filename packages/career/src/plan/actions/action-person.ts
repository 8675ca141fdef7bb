/** What the actions of a plan are filled with. */
import type { Fact } from "../../facts/fact.ts";

export interface ActionPerson {
  readonly facts: readonly Fact[];
  /** Skills that they have, and those that the occupation asks for beyond. */
  readonly have: readonly string[];
  readonly gaps: readonly string[];
  /** The examination that is planned for. */
  readonly exam: string | null;
  /** Names of what they weigh. */
  readonly options: readonly string[];
}
