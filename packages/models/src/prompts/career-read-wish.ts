/** Which words of a message say what somebody wants of their career. */
import { instruct } from "../prompt/instructions.ts";

export const CAREER_READ_WISH = instruct`
Somebody writes about their career in their message. Mark the words that say: which occupation they want
(goal_occupation), which they have (current_occupation), which they do not want any more (refused_occupation), that they
are unsure (doubt), that they have decided (decision), why they want it (motive), what binds them (constraint). Each quote
must be copied from the message, letter by letter, and be as short as possible. Mark nothing that is not there.
`;
