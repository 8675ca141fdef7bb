export { readableJob } from "./checks/readable.ts";
export { Review } from "./review.ts";
export { reviewOf, reviewResumeJob } from "./review-resume.ts";
