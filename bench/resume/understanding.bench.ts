import {
  FIRST_TRY,
  HALVES,
  languageOfCase,
  readCases,
  readResumes,
  runCase,
} from "@bole/resume/understanding-corpus";
import type { Report } from "../table.ts";

/** How many sentences end in exactly the right résumé, and how many change what they must not. */
export async function report(): Promise<Report> {
  const resumes = readResumes();
  // Once without the clock, so that no sentence pays for reading the word lists.
  for (const half of HALVES) for (const one of readCases(half)) run(one);
  return {
    title: "Sentences about a résumé, without a model",
    about:
      "Our own sentences, each to one of a few résumés, some after turns before: right only if the whole résumé is exactly what it should be, and a question is answered as one. The first set was written before the solver was; the others later, each scored once as the solver was then (first try, and false edits in it) and then worked on. The first tries are the forecast for sentences it has not seen; the numbers of today tell that nothing was lost. Fresh-23, fresh-28, fresh-34 and fresh-40 (Chinese), fresh-24, fresh-29, fresh-35 and fresh-41 (English) were written by eight people who had never seen the solver; all others by whoever worked on it, so those eight tell most about strangers' sentences. Fresh-26, fresh-30 and fresh-36 are other wordings of what was wrong in them, known to fail; fresh-33, fresh-37 and fresh-46 try where what was learnt must not go. Wanted: 0.95 right, no change by those that must change nothing, 5 ms.",
    head: [
      "set",
      "sentences",
      "first try",
      "false edits",
      "right today",
      "Chinese",
      "English",
      "must change nothing",
      "did",
      "p50",
      "p95",
    ],
    rows: HALVES.map((half) => {
      const ran = readCases(half).map((one) => ({ one, ...run(one) }));
      const first = FIRST_TRY[half];
      const share = (of: typeof ran) =>
        of.length === 0 ? "–" : (of.filter(({ right }) => right).length / of.length).toFixed(3);
      const still = ran.filter(({ one }) => one.expect.length === 0);
      const times = ran.map(({ ms }) => ms).toSorted((a, b) => a - b);
      const at = (part: number) => `${(times[Math.floor(times.length * part)] ?? 0).toFixed(1)} ms`;
      return [
        half,
        String(ran.length),
        first === undefined ? "–" : (first.right / first.of).toFixed(3),
        first === undefined ? "–" : String(first.falseEdits),
        share(ran),
        share(ran.filter(({ one }) => languageOfCase(one) === "zh")),
        share(ran.filter(({ one }) => languageOfCase(one) === "en")),
        String(still.length),
        String(still.filter(({ falseEdit }) => falseEdit).length),
        at(0.5),
        at(0.95),
      ];
    }),
  };

  function run(one: ReturnType<typeof readCases>[number]) {
    const resume = resumes[one.resume];
    if (resume === undefined) throw new Error(`The corpus has no résumé "${one.resume}".`);
    return runCase(one, resume);
  }
}
