/** Whether a model answers in a given form, with a quote. */
import { instruct } from "../prompt/instructions.ts";

export const TRY_FORM = instruct`
You are being tried out. The data "resume" is a line of a résumé. Give the person's name and the years of experience
as the line says them, and copy the words that say the years character by character as "quote".
`;
