/** What the chat says about itself, in both languages. */
interface ChatWords {
  readonly refused: (why: string) => string;
  /** Of a wish that must not be followed, with the reason. */
  readonly notDone: (why: string) => string;
  readonly withheld: string;
  /** Where nothing of what a model wanted to say is backed by a record. */
  readonly unbacked: string;
}

export const CHAT_WORDS: Readonly<Record<"zh" | "en", ChatWords>> = {
  zh: {
    refused: (why) => `这条消息没有处理。${why}`,
    notDone: (why) => `${why}这条消息里的其他内容也没有执行。`,
    withheld: "这个回答没有通过检查，所以没有显示。请换一种问法。",
    unbacked: "现有资料不足以回答这个问题。可以换一种问法，或告诉我具体的人或职位。",
  },
  en: {
    refused: (why) => `I did nothing with this message. ${why}`,
    notDone: (why) => `${why} I did nothing else from this message either.`,
    withheld: "That answer didn’t pass the checks, so I left it out. Please ask in another way.",
    unbacked:
      "I couldn’t find enough on record to answer that. Try another way, or name a person or a job.",
  },
};
