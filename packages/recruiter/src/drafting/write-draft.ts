/**
 * Writes one mail. A template that was named comes first; else a model where one is configured, whose
 * text is checked against the facts; else the letters that are kept here. Nobody has to trust any of
 * them: what nothing backs is said beside the draft, and a person sees it before it is sent.
 */
import type { Principal } from "@bole/base";
import type { ExecutionCtx } from "@bole/engine";
import { writingWish } from "@bole/language/text";
import type { DraftInput } from "../agents/communication/draft-input.ts";
import type { RecruiterParts } from "../agents/shared/parts.ts";
import { recruiterErrors } from "../errors.ts";
import type { Draft, LeftOut } from "../model/index.ts";
import { fillTemplate } from "../templates/fill-template.ts";
import type { MailTemplate } from "../templates/mail-template.ts";
import { placeholderValues } from "../templates/placeholder-values.ts";
import { checkLetter } from "./check-letter.ts";
import { type Gathered, gather } from "./gather.ts";
import { leftOutBy } from "./left-out-by.ts";
import { EN_LETTERS } from "./letters/en.ts";
import type { Letter } from "./letters/letter.ts";
import { ZH_LETTERS } from "./letters/zh.ts";
import { reword } from "./reword.ts";
import { writeByModel } from "./write-by-model.ts";

export async function writeDraft(
  parts: RecruiterParts,
  reader: Principal,
  wished: DraftInput,
  ctx: ExecutionCtx,
): Promise<Draft | LeftOut> {
  const { template_id, candidate } = wished;
  const template = template_id === null ? null : await parts.templates.get(reader, template_id);
  if (template !== null && template.about !== wished.purpose)
    throw otherPurpose(template, wished.purpose);
  // A template speaks its own language, whatever theirs is.
  const language = template?.language ?? candidate.language;
  const sender = await parts.senderOf?.(ctx.tenant);
  const given = { sender, language, now: ctx.clock.now() };
  const { input, gathered: known } = await gatherFitting(parts.talent, reader, wished, given);
  // What somebody wants told is backed by them.
  const gathered = { ...known, backing: [...known.backing, input.instructions] };
  const { purpose } = input;
  const left_out = await reasonNotTo(parts.talent, reader, input, gathered, ctx.run_id);
  if (left_out !== null) {
    return { person_id: candidate.person_id, name: gathered.letter.name, left_out };
  }
  const written = await letterFor(parts.models, input, gathered, template, ctx);
  const letter = written.by === "letter" ? asWished(written, input) : { ...written, left: null };
  const { fact, letter: facts, to } = gathered;
  return {
    person_id: input.candidate.person_id,
    application_id: gathered.application_id,
    job_id: gathered.job.id,
    name: facts.name,
    to,
    subject: letter.subject,
    text: letter.text,
    language: facts.language,
    purpose,
    answers: gathered.answers,
    ...(gathered.interview_id !== undefined && { interview_id: gathered.interview_id }),
    facts:
      fact === null || !letter.text.includes(core(fact.quote))
        ? []
        : [{ claim: fact.claim, quote: fact.quote }],
    warnings: [...checkLetter(letter, gathered, purpose), ...unheard(input, letter)],
  };
}

/** Who has no interview is reminded of our last mail, or of what was said: of an offer, a document, an answer. */
async function gatherFitting(
  talent: RecruiterParts["talent"],
  reader: Principal,
  input: DraftInput,
  given: Parameters<typeof gather>[3],
) {
  const gathered = await gather(talent, reader, input, given);
  if (input.purpose !== "reminder" || input.template_id !== null) return { input, gathered };
  if (gathered.interview_id !== undefined) return { input, gathered };
  const follow = { ...input, purpose: "follow_up" as const };
  const followed = await gather(talent, reader, follow, given);
  if (followed.answers !== null) return { input: follow, gathered: followed };
  if (input.instructions.trim() === "") return { input, gathered };
  const note = { ...input, purpose: "note" as const };
  return { input: note, gathered: await gather(talent, reader, note, given) };
}

/** Asked before anything is written; from then on no other run drafts the same mail. */
async function reasonNotTo(
  { mails }: RecruiterParts["talent"],
  reader: Principal,
  { purpose, candidate }: DraftInput,
  { to, job, answers, interview_id }: Gathered,
  run_id: string,
): Promise<LeftOut["left_out"] | null> {
  if (purpose === "follow_up" && answers === null) return without("nothing_to_follow");
  if (purpose === "reply" && answers === null) return without("nothing_to_answer");
  if (purpose === "reminder" && interview_id === undefined) return without("no_interview");
  const about = { person_id: candidate.person_id, job_id: job.id };
  const mail = { ...about, run_id, to, purpose, answers, interview_id };
  return leftOutBy(await mails.claimDraft(reader, mail));
}

const without = (code: LeftOut["left_out"]["code"]) => ({ code, facts: {} });

function otherPurpose({ name, about }: MailTemplate, purpose: DraftInput["purpose"]) {
  return recruiterErrors.error("template-purpose", {
    detail: `The template "${name}" is for mails with the purpose "${about}", and this one is "${purpose}".`,
    data: { about, purpose },
  });
}

/** A letter may leave out the full stop at the end. */
const core = (quote: string) => quote.replace(/[。；;，,.]+$/u, "");

async function letterFor(
  models: RecruiterParts["models"],
  input: DraftInput,
  gathered: Gathered,
  template: MailTemplate | null,
  ctx: ExecutionCtx,
): Promise<Written> {
  if (template !== null) {
    return { ...fillTemplate(template, placeholderValues(gathered.letter)), by: "template" };
  }
  const own = ownLetter(input, gathered);
  const byModel = await writeByModel(models, input, gathered, own, ctx);
  return byModel === null ? { ...own, by: "letter" } : { ...byModel, by: "model" };
}

interface Written extends Letter {
  readonly by: "template" | "model" | "letter";
}

interface Wished extends Written {
  /** Wishes that were not followed; null where nobody has tried. */
  readonly left: readonly string[] | null;
}

/** Without a model, wishes are followed as far as that needs no writer. */
function asWished(letter: Written, { instructions, candidate, purpose }: DraftInput): Wished {
  const wishes = instructions.split(/[;；\n]/u).flatMap(wishesIn);
  // A note says what it was asked to say; of any other letter the words may be about how it is written.
  const isContent = (words: string) => purpose === "note" && LONG_ENOUGH.test(words);
  return { ...letter, ...reword(letter.text, candidate.language, wishes, isContent) };
}

/** "Shorter, less formal" are two; what is to be told stays whole. */
function wishesIn(words: string): string[] {
  const kind = writingWish(words.trim())?.kind;
  const isWhole = kind === "tell" || kind === "mention" || kind === "sign" || kind === "remove";
  const parts = isWhole ? [words] : words.split(/[，,]/u);
  return parts.flatMap((part) => part.trim() || []);
}

/** Three words, or six Han characters. */
const LONG_ENOUGH = /\p{Script=Han}{6}|(?:\S+\s+){2}\S+/u;

function unheard({ instructions, candidate }: DraftInput, { by, left }: Wished): string[] {
  const open = left === null ? instructions.trim() : left.join("; ");
  if (open === "" || by === "model") return [];
  return candidate.language === "zh"
    ? [`没有语言模型，未能按“${open}”改写，请自行修改。`]
    : [`No model wrote this, so “${open}” is left to you.`];
}

function ownLetter({ purpose }: DraftInput, { letter }: Gathered): Letter {
  const letters = letter.language === "zh" ? ZH_LETTERS : EN_LETTERS;
  return letters[purpose](letter);
}
