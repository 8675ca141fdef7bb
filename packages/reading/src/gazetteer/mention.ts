import type { TextSpan } from "../model/span.ts";
import type { Area } from "./area.ts";

/** What a text is: in a field for places every name is one, in a sentence it may be a word. */
export type TextKind = "sentence" | "location";

/** A name in a text, and the areas that are called so. */
export interface Mention extends TextSpan {
  readonly areas: readonly Area[];
  /** Whether nothing else stands between two commas, so that it is no part of a street or a hospital. */
  readonly isWhole?: boolean;
}
