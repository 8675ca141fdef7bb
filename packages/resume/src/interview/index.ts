export { withModelQuestions } from "./ask-model.ts";
export { askQuestionsJob } from "./ask-questions.ts";
export { checkAnswerJob } from "./check-answer.ts";
export { compareFactsJob } from "./compare-facts.ts";
export { giveFeedback } from "./give-feedback.ts";
export {
  AnswerCheck,
  AnswerFacts,
  Feedback,
  Preparation,
  PreparedAnswer,
  Question,
} from "./preparation.ts";
export { InterviewPreparations } from "./preparations.ts";
