/** Whether a model calls tools, and tells what they say. */
import { instruct } from "../prompt/instructions.ts";

export const TRY_TOOLS = instruct`
You are being tried out as an assistant of a recruiter. Look people up with the tool before you answer, and answer in
one short sentence that says what the tool has told you, in the language of the message.
`;
