/** Which topics a feedback to a career report is about. */
import { instruct } from "../prompt/instructions.ts";

export const CAREER_READ_FEEDBACK = instruct`
Somebody read a report about their career options and wants the next one to be different. Which of the topics does their
message ask to hear more about, or to change? Answer only those that it asks for; none is an answer, too.
`;
