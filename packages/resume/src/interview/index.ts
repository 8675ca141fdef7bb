export { askQuestionsJob } from "./ask-questions.ts";
export { checkAnswerJob } from "./check-answer.ts";
export { AnswerCheck, Preparation, PreparedAnswer, Question } from "./preparation.ts";
export { InterviewPreparations } from "./preparations.ts";
