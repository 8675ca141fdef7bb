/**
 * Learns whether mails need an answer (`src/mails`):
 *
 *     node packages/language/training/train-mails.ts
 *
 * `data/mails/*.tsv` has the examples: what is needed, the subject, the text. A tenth is held out in turn; from the
 * scores of what it had not seen comes how sure it must be to say that a mail needs no answer: so sure that hardly any
 * (`WRONG`) of those that need one would be missed. Then it learns from all.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { scoresOf, softmax } from "../src/linear/scores.ts";
import { MAIL_FEATURES, mailFeatures } from "../src/mails/features.ts";
import { MailNeed } from "../src/mails/mail-need.ts";
import { needAt } from "../src/mails/read-mail-need.ts";
import { learnLinear, linearFileOf } from "./learn-linear.ts";

const DATA = new URL("../data/mails/", import.meta.url).pathname;
const OUT = new URL("../model/mails.json", import.meta.url);
const FOLDS = 10;
/** The share of mails that need an answer and may be taken for others. */
const WRONG = 0.01;
/** What is added to the score that is just enough: the next mails are not those that were held out. */
const MARGIN = 0.02;

const examples = globSync(`${DATA}*.tsv`)
  .toSorted()
  .flatMap((file) => readFileSync(file, "utf8").trimEnd().split("\n"))
  .map((row, at) => {
    const [need, subject = "", text = ""] = row.split("\t");
    const features = mailFeatures({ subject, text: text.replaceAll("\\n", "\n") });
    return {
      label: MailNeed.options.indexOf(MailNeed.parse(need)),
      features,
      row,
      fold: at % FOLDS,
    };
  });
const learn = (from: typeof examples) => learnLinear(from, MailNeed.options.length, MAIL_FEATURES);

const guessed = Array.from({ length: FOLDS }, (_, turn) => {
  const weights = learn(examples.filter(({ fold }) => fold !== turn));
  return examples
    .filter(({ fold }) => fold === turn)
    .map((example) => ({ example, likely: softmax(scoresOf(example.features, weights)) }));
}).flat();

const unneeded = guessed
  .filter(({ example }) => example.label === 0)
  .map(({ likely: [answer = 0] }) => 1 - answer)
  .toSorted((a, b) => b - a);
const allowed = Math.floor(unneeded.length * WRONG);
const threshold = Math.min(1, Math.max(0.5, (unneeded[allowed] ?? 0) + MARGIN));

const lines = MailNeed.options.map((need, label) => {
  const those = guessed.filter(({ example }) => example.label === label);
  const read = (one: MailNeed) =>
    those.filter(({ likely }) => needAt(likely, threshold) === one).length;
  return `${need}: ${those.length}, read as ${MailNeed.options.map((one) => `${one} ${read(one)}`).join(", ")}`;
});
process.stdout.write(`Held out, threshold ${threshold.toFixed(3)}:\n${lines.join("\n")}\n`);
for (const { example, likely } of guessed)
  if (example.label === 0 && needAt(likely, threshold) !== "answer")
    process.stdout.write(`missed: ${example.row}\n`);

const file = { threshold: Number(threshold.toFixed(3)), ...linearFileOf(learn(examples)) };
writeFileSync(OUT, `${JSON.stringify(file)}\n`);
