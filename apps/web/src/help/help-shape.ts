/** What help is made of, in every language. */
import type { Topic } from "./topics.ts";

interface HelpTopic {
  readonly title: string;
  readonly points: readonly string[];
}

export interface HelpText {
  readonly help: string;
  readonly shortcuts: string;
  readonly topics: Readonly<Record<Topic, HelpTopic>>;
}
