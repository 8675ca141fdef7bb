/** A line with what the network says of it. */
import type { TextSpan } from "../../../model/span.ts";
import type { Line } from "../text/line.ts";
import type { LineRole, LineSection, WordTag } from "./labels.ts";

export interface Tagged extends TextSpan {
  readonly tag: WordTag;
  /** How sure the least sure of its words is, from 0 to 1. */
  readonly sure: number;
}

export interface LabelledLine {
  readonly line: Line;
  readonly section: LineSection;
  readonly role: LineRole;
  /** Only of lines that say who, whom for or when; in order. */
  readonly tags: readonly Tagged[];
}
