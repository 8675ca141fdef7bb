import { z } from "zod";

/** One line of the log: which node did what, for a person to read. In the form of LangChain's messages. */
export const Message = z.object({
  type: z.literal("ai"),
  /** The node. */
  name: z.string(),
  content: z.string(),
});
export type Message = z.infer<typeof Message>;

export const said = (name: string, content: string): Message => ({ type: "ai", name, content });
