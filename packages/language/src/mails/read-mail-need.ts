/**
 * Whether a mail needs an answer: a linear model over its words (`model/mails.json`, made of `data/mails` by
 * `training/train-mails.ts`). Where it is not sure, the mail needs one.
 */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { linearFile } from "../linear/linear-file.ts";
import { scoresOf, softmax } from "../linear/scores.ts";
import { MAIL_FEATURES, type MailWords, mailFeatures } from "./features.ts";
import { MailNeed } from "./mail-need.ts";

const MailsFile = linearFile(MailNeed.options.length, MAIL_FEATURES).extend({
  /** How likely it must be that a mail needs no answer; from scores of mails that it had not learned. */
  threshold: z.number().min(0).max(1),
});

export function readMailNeed(mail: MailWords): MailNeed {
  const { likely, threshold } = judge(mail);
  return needAt(likely, threshold);
}

/** What it is, if it is known that it needs no answer. */
export function kindWithoutAnswer(mail: MailWords): Exclude<MailNeed, "answer"> {
  return likeliestOf(judge(mail).likely);
}

export function needAt(likely: readonly number[], threshold: number): MailNeed {
  return 1 - (likely[0] ?? 0) >= threshold ? likeliestOf(likely) : "answer";
}

const REASONS = MailNeed.exclude(["answer"]).options;

function likeliestOf([, ...likely]: readonly number[]): (typeof REASONS)[number] {
  return REASONS[likely.indexOf(Math.max(...likely))] ?? "absence";
}

function judge(mail: MailWords) {
  const { scale, weights, threshold } = model();
  const scores = scoresOf(mailFeatures(mail), weights).map((score) => score * scale);
  return { likely: softmax(scores), threshold };
}

let loaded: z.output<typeof MailsFile> | undefined;

function model(): z.output<typeof MailsFile> {
  const file = new URL("../../model/mails.json", import.meta.url);
  loaded ??= MailsFile.parse(JSON.parse(readFileSync(file, "utf8")));
  return loaded;
}
