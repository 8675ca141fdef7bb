/** The summary of a career report out of numbered facts. */
import { type Instructions, instruct } from "../prompt/instructions.ts";

export const careerWriteSummary = (language: "zh" | "en"): Instructions => instruct`
Write the summary of a career report for the person it is about, in the language ${language === "zh" ? "Chinese" : "English"}:
three to six plain, friendly sentences. Use only what the entries of "facts" say; add no number, name, date or promise
that is not in them. Each sentence lists the ids of the facts that it rests on. If "feedback" asks for something, begin
with that. What a fact calls unknown stays unknown.
`;
