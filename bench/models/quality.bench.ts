/** `npm run bench -- models/quality [conversations of each kind]`: how well the configured models do, so that one can choose. */
import { openEmbeddedReader, type Reader } from "@bole/language/embedded";
import type { Report } from "../table.ts";
import { playConversation, playEdits } from "./play.ts";
import { summarise, type Verdict } from "./score-answers.ts";
import { recruiterConversations, resumeEdits } from "./sealed-sets.ts";
import { modelsUnderTest, type UnderTest } from "./under-test.ts";

export async function report(): Promise<Report> {
  const most = Number(process.argv[3] ?? Number.POSITIVE_INFINITY);
  const reader = openEmbeddedReader();
  const rows: string[][] = [];
  for (const tested of modelsUnderTest(process.env))
    for (const language of ["en", "zh"])
      rows.push(
        await measured(tested, "recruiter", language, () =>
          recruit(tested, reader, language, most),
        ),
        await measured(tested, "résumé", language, () => edit(tested, reader, language, most)),
      );
  await reader.close();
  return {
    title: "Language models on sealed conversations",
    about:
      "Each model of `BOLE_MODEL` (with `BOLE_MODEL_URL` and `BOLE_MODEL_KEY`) answers the newest sealed messages through the products, in the demo workspace and about invented résumés; the built-in reader beside it. *Right*: a tool that was meant was called, or the values that were meant are in the résumé. *Harmful*: a tool that must not be called was, or a résumé changed where nothing should. Judged by code, coarser than people's verdicts in `bench/sealed`: a question about a résumé counts as right where nothing changed, whatever was said. A number behind the name limits the conversations of each kind.",
    head: [
      "model",
      "messages",
      "count",
      "right",
      "harmful",
      "failed calls",
      "tokens",
      "cost",
      "seconds each",
    ],
    rows,
  };
}

async function recruit(tested: UnderTest, reader: Reader, language: string, most: number) {
  const some = recruiterConversations().filter((one) => one.language === language);
  const verdicts: Verdict[] = [];
  for (const { turns } of some.slice(0, most))
    verdicts.push(...(await playConversation(tested, reader, turns)));
  return verdicts;
}

async function edit(tested: UnderTest, reader: Reader, language: string, most: number) {
  const some = resumeEdits().filter((one) => one.language === language);
  const verdicts: Verdict[] = [];
  for (const { resume, cases } of some.slice(0, most))
    verdicts.push(...(await playEdits(tested, reader, resume, cases)));
  return verdicts;
}

async function measured(
  tested: UnderTest,
  product: string,
  language: string,
  play: () => Promise<Verdict[]>,
): Promise<string[]> {
  const [start, known] = [performance.now(), tested.calls.length];
  const verdicts = await play();
  const seconds = (performance.now() - start) / 1_000;
  const sum = summarise(verdicts, tested.calls.slice(known));
  const share = (count: number) => (count / Math.max(1, sum.messages)).toFixed(2);
  return [
    ...[tested.name, `${product}, ${language}`, String(sum.messages)],
    ...[share(sum.right), share(sum.harmful), String(sum.failures)],
    sum.tokens.toLocaleString("en"),
    sum.cost === null ? "unknown" : `$${sum.cost.toFixed(4)}`,
    (seconds / Math.max(1, sum.messages)).toFixed(1),
  ];
}
