/**
 * Writes one mail. A template that was named comes first; else a model where one is configured, whose
 * text is checked against the facts; else the letters that are kept here. Nobody has to trust any of
 * them: what nothing backs is said beside the draft, and a person sees it before it is sent.
 */
import type { Principal } from "@bole/base";
import type { ExecutionCtx } from "@bole/engine";
import type { DraftInput } from "../agents/communication/draft-input.ts";
import { PURPOSE } from "../agents/communication/purpose.ts";
import type { RecruiterParts } from "../agents/shared/parts.ts";
import type { Draft } from "../model/index.ts";
import { fillTemplate } from "../templates/fill-template.ts";
import type { MailTemplate } from "../templates/mail-template.ts";
import { placeholderValues } from "../templates/placeholder-values.ts";
import { checkLetter } from "./check-letter.ts";
import { type Gathered, gather } from "./gather.ts";
import { EN_LETTERS } from "./letters/en.ts";
import type { Letter } from "./letters/letter.ts";
import { ZH_LETTERS } from "./letters/zh.ts";
import { writeByModel } from "./write-by-model.ts";

export async function writeDraft(
  parts: RecruiterParts,
  reader: Principal,
  input: DraftInput,
  ctx: ExecutionCtx,
): Promise<Draft> {
  const { template_id, candidate } = input;
  const template = template_id === null ? null : await parts.templates.get(reader, template_id);
  // A template speaks its own language, whatever theirs is.
  const language = template?.language ?? candidate.language;
  const given = { sender: parts.sender?.name, language };
  const gathered = await gather(parts.talent, reader, input, given);
  const letter = await letterFor(parts.models, input, gathered, template, ctx);
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
    purpose: PURPOSE[input.purpose],
    answers: gathered.answers,
    facts:
      fact === null || !letter.text.includes(core(fact.quote))
        ? []
        : [{ claim: fact.claim, quote: fact.quote }],
    warnings: [...checkLetter(letter, gathered, input.purpose), ...unheard(input, letter)],
  };
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

/** Only a model can follow wishes about the text. */
function unheard({ instructions, candidate }: DraftInput, { by }: Written): string[] {
  if (instructions.trim() === "" || by === "model") return [];
  return candidate.language === "zh"
    ? [`没有语言模型，未能按“${instructions.trim()}”改写，请自行修改。`]
    : [`No model wrote this, so “${instructions.trim()}” is left to you.`];
}

function ownLetter({ purpose }: DraftInput, { letter }: Gathered): Letter {
  const letters = letter.language === "zh" ? ZH_LETTERS : EN_LETTERS;
  return letters[purpose](letter);
}
