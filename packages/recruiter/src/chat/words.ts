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
    notDone: (why) => `${why}这条消息里的内容都没有执行。`,
    withheld: "这个回答没有通过检查，没有发出。请换一种问法。",
    unbacked:
      "记录里没有能支持这个回答的内容，所以没有说。可以换一种问法，或让我查具体的人或职位。",
  },
  en: {
    refused: (why) => `This message was not acted upon. ${why}`,
    notDone: (why) => `${why} Nothing of this message was done.`,
    withheld: "That answer did not pass the checks and was withheld. Please ask in another way.",
    unbacked:
      "The records do not back what I would have said, so I left it out. Ask in another way, or about a certain person or job.",
  },
};
