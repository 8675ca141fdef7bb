import { SentenceEmbedder } from "@bole/models";
import {
  type DemoLab,
  openDemoLab,
} from "../../packages/recruiter/src/understanding/testing/demo-lab.ts";
import type { Report } from "../table.ts";
import { measureAnswers } from "./answers.ts";
import { type Labelled, readLabelled, score } from "./labels.ts";

const data = (file: string) => new URL(`./data/${file}`, import.meta.url);
const SETS: readonly (readonly [string, URL, string])[] = [
  [
    "build half",
    new URL("../../packages/recruiter/src/understanding/data/examples.tsv", import.meta.url),
    "–",
  ],
  ["test half", data("test.tsv"), "0.863"],
  ["fresh 1", data("fresh-1.tsv"), "0.450"],
  ["fresh 2", data("fresh-2.tsv"), "0.425"],
  ["fresh 3", data("fresh-3.tsv"), "0.900"],
  ["fresh 4", data("fresh-4.tsv"), "1.000"],
  ["fresh 5", data("fresh-5.tsv"), "0.525"],
  ["fresh 6", data("fresh-6.tsv"), "0.875"],
  ["fresh 7", data("fresh-7.tsv"), "0.900"],
  ["fresh 8", data("fresh-8.tsv"), "0.875"],
  ["fresh 9", data("fresh-9.tsv"), "0.900"],
  ["fresh 10, a stranger's", data("fresh-10.tsv"), "0.867"],
  ["fresh 11, in the stranger's manner", data("fresh-11.tsv"), "0.717"],
  ["fresh 12, another stranger's", data("fresh-12.tsv"), "0.940"],
  ["fresh 13, in the manner of its misses", data("fresh-13.tsv"), "0.700"],
  ["fresh 14, a third stranger's", data("fresh-14.tsv"), "0.925"],
  ["fresh 15, in the manner of its misses", data("fresh-15.tsv"), "0.963"],
  ["fresh 16, a fourth stranger's", data("fresh-16.tsv"), "0.900"],
  ["fresh 17, ordinary ones", data("fresh-17.tsv"), "0.955"],
  ["fresh 18, ordinary ones", data("fresh-18.tsv"), "0.900"],
];

const ANSWERS: readonly (readonly [string, string, string])[] = [
  ["answers to what waits", "answers.tsv", "0.763"],
  ["answers, a stranger's", "answers-2.tsv", "0.825"],
  ["answers, in other manners", "answers-3.tsv", "0.367"],
  ["answers, once more", "answers-4.tsv", "0.500"],
  ["answers, and again", "answers-5.tsv", "0.667"],
  ["answers, ordinary ones", "answers-6.tsv", "0.900"],
  ["answers, the third stranger's", "answers-7.tsv", "0.783"],
  ["answers, in the manner of their misses", "answers-8.tsv", "0.765"],
  ["answers, the fourth stranger's", "answers-9.tsv", "0.900"],
  ["answers, ordinary ones again", "answers-10.tsv", "0.885"],
  ["answers, and ordinary ones after them", "answers-11.tsv", "0.783"],
];

/** How many messages go the right way, without a language model. */
export async function report(): Promise<Report> {
  const embedder = new SentenceEmbedder();
  const lab = await openDemoLab({ embedder });
  const rows: string[][] = [];
  for (const [name, file, first] of SETS) rows.push([name, ...(await measure(lab, file)), first]);
  for (const [name, file, first] of ANSWERS) {
    const { all, right } = measureAnswers(data(file));
    rows.push([name, String(all), (right / all).toFixed(3), "–", "–", "–", "–", first]);
  }
  await lab.close();
  await embedder.close();
  return {
    title: "What a recruiter's message wants",
    about:
      "Messages in Chinese and English with the route (chat, direct, planner), the workflow and the agents that they should lead to, on the demo workspace, by rules, hints and the sentence model alone. All: route, workflow and agents are right. The solver reads the build half, and never the others. First try: what was right before anything was changed because of the set; a fresh set is written after the one before was learnt from. The tenth set and the second answers are by somebody who had never seen the code, the twelfth by somebody else who had not either, the fourteenth and the seventh answers by a third, the sixteenth and the ninth answers by a fourth (all labels stand); expect of strangers what their first tries say. The thirteenth, the fifteenth, the last two, and the third to sixth, eighth, tenth and eleventh answers are by ourselves; the seventeenth and eighteenth and the sixth, tenth and eleventh answers are ordinary ones, all others look for what is weak. A linear layer over the sentence model's vectors, trained on all sets but the one that it is measured on, was right in 0.68 to 0.95 of each, 0.72 of the tenth. Let to overrule the rules where it was sure of at least 0.8, it mended 4 messages and broke 2, mended 2 and broke 1, or mended none and broke 1, by how strongly it was regularised; below 0.8 it mostly broke as many as it mended, or more. That is too little to be told from chance, so that it is not used. Answers to what waits: which decision, and which items are kept. Wanted: 0.95 on the test half.",
    head: [
      "set",
      "messages",
      "all",
      "route",
      "workflow",
      "agents",
      "ms per message",
      "all, first try",
    ],
    rows,
  };
}

async function measure(lab: DemoLab, file: URL): Promise<string[]> {
  const all: Labelled[] = readLabelled(file);
  const person_ids = ["陈思远", "赵明轩", "何志强"].map(lab.idOf);
  const page = { job_id: lab.jobOf("后端"), person_ids };
  const right = { all: 0, route: 0, workflow: 0, agents: 0 };
  const begun = performance.now();
  for (const one of all) {
    const { route, workflow, agents, got } = score(one, await lab.read(one.message, { page }));
    if (route) right.route += 1;
    if (workflow) right.workflow += 1;
    if (agents) right.agents += 1;
    if (route && workflow && agents) right.all += 1;
    else process.stderr.write(`${one.label}\t${one.message}\n\t${got}\n`);
  }
  const share = (count: number) => (count / all.length).toFixed(3);
  const ms = ((performance.now() - begun) / all.length).toFixed(0);
  return [String(all.length), ...Object.values(right).map(share), ms];
}
