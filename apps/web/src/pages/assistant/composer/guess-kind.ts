/** What a file probably is, by its name; whoever sends it can say otherwise. Pure. */
const JOB =
  /(^|[\W_])(jd|job|position|vacancy|posting)([\W_]|$)|job.?description|职位|岗位|招聘|\bjds?\b/i;

export function guessKind(name: string): "job" | "resume" {
  return JOB.test(name) && !/简历|resume|résumé|\bcv\b/i.test(name) ? "job" : "resume";
}
