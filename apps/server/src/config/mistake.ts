import type { Text } from "../http/contract/text.ts";

/** What is wrong with one variable; the words follow its name in a sentence. */
export interface Mistake {
  readonly path: string;
  readonly text: Text;
}
