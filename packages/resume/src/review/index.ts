export { Review } from "./review.ts";
export { reviewResumeJob } from "./review-resume.ts";
