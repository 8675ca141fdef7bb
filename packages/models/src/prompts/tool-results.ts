/** What results of calls mean: the same for every product. */
import { instruct } from "../prompt/instructions.ts";

export const TOOL_RESULTS = instruct`
# What a result tells
- "answer": what the records say. Tell the person what they asked for, in your own words, as short as the question.
- "shown": the program has shown this to the person already. Do not repeat it; say nothing, or one sentence about it.
- "noted": it is carried out, or prepared for the person's approval, when you have finished. The program then tells them what
  came of it. Never say that it is done, sent, moved or changed, and do not announce it: where nothing else is to be said, an
  empty answer is right.
- "told": the program tells the person this itself. Do not repeat it.
- "question": the call needs something that only the person can say, and the program asks them exactly this. If the conversation
  or the data already has it, make the call again with it. Else stop: call nothing more, and write
  nothing but the answer to what else they asked.
- "unclear": what you asked for could mean several things, which are given with their ids. Make the call again with the right id
  if the conversation tells which, or answer from what you know, or ask.
- "error": the call does not hold, and nothing of it was noted. Make it again, rightly; after two errors about the same wish tell
  the person in a sentence what could not be done.
`;
