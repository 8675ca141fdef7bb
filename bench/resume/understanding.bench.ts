import { openEmbeddedReader } from "@bole/language/embedded";
import { createUnderstand } from "@bole/resume";
import {
  FIRST_TRY,
  HALVES,
  languageOfCase,
  readCases,
  readResumes,
  runCase,
} from "@bole/resume/corpus";
import type { Report } from "../table.ts";

type Case = ReturnType<typeof readCases>[number];

/** How many sentences end in exactly the right résumé, and how many change what they must not. */
export async function report(): Promise<Report> {
  const resumes = readResumes();
  const reader = openEmbeddedReader();
  await reader.warm();
  const understand = createUnderstand(reader);
  const ran: (Awaited<ReturnType<typeof run>> & { half: string; one: Case })[] = [];
  for (const half of HALVES)
    for (const one of readCases(half)) ran.push({ half, one, ...(await run(one)) });
  await reader.close();
  return {
    title: "Sentences about a résumé that the rules were worked on with, without a model",
    about:
      "Each sentence to one of a few résumés, some after turns before: right only if the whole résumé is exactly what it should be, and a question is answered as one; what waits for a yes counts as right if it is. First try: of the rules that these sets were written for, when they were new. The reader was trained on most of them: its numbers tell that nothing was lost, and nothing about strangers. Those are under bench/sealed.",
    head: [
      "set",
      "sentences",
      "first try",
      "false edits",
      "right today",
      "Chinese",
      "English",
      "waits for a yes",
      "wrong writes",
      "must change nothing",
      "did",
      "p50",
      "p95",
    ],
    rows: HALVES.map((half) => {
      const own = ran.filter((one) => one.half === half);
      const first = FIRST_TRY[half];
      const share = (of: typeof own) =>
        of.length === 0 ? "–" : (of.filter(({ right }) => right).length / of.length).toFixed(3);
      const still = own.filter(({ one }) => one.expect.length === 0);
      const times = own.map(({ ms }) => ms).toSorted((a, b) => a - b);
      const at = (part: number) => `${(times[Math.floor(times.length * part)] ?? 0).toFixed(1)} ms`;
      return [
        half,
        String(own.length),
        first === undefined ? "–" : (first.right / first.of).toFixed(3),
        first === undefined ? "–" : String(first.falseEdits),
        share(own),
        share(own.filter(({ one }) => languageOfCase(one) === "zh")),
        share(own.filter(({ one }) => languageOfCase(one) === "en")),
        String(own.filter(({ proposed }) => proposed).length),
        String(own.filter(({ falseEdit }) => falseEdit).length),
        String(still.length),
        String(still.filter(({ falseEdit }) => falseEdit).length),
        at(0.5),
        at(0.95),
      ];
    }),
  };

  function run(one: Case) {
    const resume = resumes[one.resume];
    if (resume === undefined) throw new Error(`The corpus has no résumé "${one.resume}".`);
    return runCase(one, resume, understand);
  }
}
