/** Asks a model for better prose out of the same facts. What it adds is not taken: then the kept letter is. */
import { errorText } from "@bole/base";
import type { ExecutionCtx } from "@bole/engine";
import { defineTask, type Models } from "@bole/models";
import { WRITE_MAIL } from "@bole/models/prompts";
import { blanksIn, type MailPurpose } from "@bole/talent";
import { z } from "zod";
import type { DraftInput } from "../agents/communication/draft-input.ts";
import { lengthOf, unbackedIn } from "./check-letter.ts";
import type { Gathered } from "./gather.ts";
import type { Letter } from "./letters/letter.ts";

const PURPOSES: Readonly<Record<MailPurpose, string>> = {
  outreach: "outreach: the first mail about a role, which nobody asked for",
  follow_up: "follow-up: a second mail to somebody who has not answered",
  rejection: "rejection: kindly tells somebody that the application does not go on",
  offer: "offer: offers the role; the terms are blanks that a person fills in",
  reply: "reply: answers a mail of theirs",
  reminder: "reminder: reminds of an interview that is booked",
  invitation: "invitation: asks for times for an interview",
  note: "note: tells them something that a person fills in",
};

/** Where somebody has said what it is to tell, that is its content. */
const BY_WISH: Partial<Readonly<Record<MailPurpose, string>>> = {
  reply: "reply: answers a mail of theirs with what the wishes say",
  note: "note: tells them what the wishes say",
};

const NOT_MORE_THAN = { zh: 420, en: 200 } as const;

function writeMailTask(input: DraftInput, { letter, backing }: Gathered, own: Letter) {
  const { purpose, instructions } = input;
  const isWished = instructions.trim() !== "";
  const content = isWished ? BY_WISH[purpose] : undefined;
  const signature = letter.sender.split("\n").at(-1) ?? "";
  const Written = z
    .object({
      subject: z.string().trim().min(3).max(120),
      text: z.string().trim().min(40).max(4_000),
    })
    .superRefine((written, context) => {
      const report = (path: string, message: string) =>
        context.addIssue({ code: "custom", path: [path], message });
      for (const claim of unbackedIn(written, backing))
        report("text", `“${claim}” is backed by no fact`);
      // Who wishes another language or tone gets another salutation, too.
      if (!(isWished || written.text.startsWith(letter.salutation)))
        report("text", `must begin with “${letter.salutation}”`);
      const end = written.text.trimEnd().split("\n").at(-1) ?? "";
      const isSigned = isWished
        ? end.endsWith(signature) || (end !== "" && instructions.includes(end))
        : written.text.trimEnd().endsWith(letter.sender);
      if (!isSigned) report("text", "must end with the signature");
      if (lengthOf(written.text, letter.language) > NOT_MORE_THAN[letter.language])
        report("text", "is too long");
      const kept = new Set(blanksIn(written));
      for (const blank of content === undefined ? blanksIn(own) : [])
        if (!kept.has(blank)) report("text", `must keep the blank “${blank}”`);
      if (/\p{Cc}/u.test(written.subject)) report("subject", "must be one line");
    });
  return defineTask({
    name: "write_mail",
    version: "1",
    input: z.object({}),
    output: Written,
    cache: { ttl_ms: 24 * 3_600_000 },
    timeout_ms: 40_000,
    max_output_tokens: 1_200,
    prompt: () => ({
      instructions: WRITE_MAIL,
      data: {
        language: letter.language === "zh" ? "Chinese" : "English",
        purpose: content ?? PURPOSES[purpose],
        letter: `${own.subject}\n\n${own.text}`,
        facts: JSON.stringify(letter),
        wishes: instructions,
      },
    }),
    solve: () => own,
  });
}

export async function writeByModel(
  models: Pick<Models, "run">,
  input: DraftInput,
  gathered: Gathered,
  own: Letter,
  ctx: ExecutionCtx,
): Promise<Letter | null> {
  try {
    const { value, solver } = await models.run(writeMailTask(input, gathered, own), {}, ctx);
    return solver === "model" ? value : null;
  } catch (error) {
    ctx.signal.throwIfAborted();
    ctx.logger.warn("A mail was written without a model", { error: errorText(error) });
    return null;
  }
}
