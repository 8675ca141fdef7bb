/** What is said without a model to what the data does not answer. */
import type { EmbeddedBecause } from "../model/embedded-because.ts";
import { notUnderstood, TALK } from "./answers/talk.ts";
import { type ChatContext, NO_REPLY, type Reply } from "./chat-state.ts";

interface Talked {
  readonly language: "zh" | "en";
  readonly context: ChatContext;
  /** What of the world it is about: "feedback"; empty where that is not known. */
  readonly about: string;
  /** Why no model answers. */
  readonly because: EmbeddedBecause;
}

export function talk({ language, context, about, because }: Talked): Reply {
  const isMissed = because === "budget" || because === "failed";
  const topic = about === "knowledge" && isMissed ? "knowledge_later" : about;
  const near = context.records.slice(0, 3).map(({ link }) => link.title);
  return { ...NO_REPLY, text: TALK[language][topic] ?? notUnderstood(language, near) };
}
