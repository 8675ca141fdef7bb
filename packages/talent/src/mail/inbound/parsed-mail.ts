/** A received mail as far as it is of use: read once, and nothing in it is an order to anybody. */
import { createHash } from "node:crypto";
import { errorText } from "@bole/base";
import { type AddressObject, type ParsedMail, simpleParser } from "mailparser";
import { talentErrors } from "../../errors.ts";
import { storableText } from "../../sql/columns.ts";
import { type Bounce, bounceIn } from "./bounce.ts";

export const MAX_MAIL_BYTES = 10 * 1_048_576;
/** More than anybody reads; the whole mail is kept as it came. */
const MAX_TEXT = 100_000;
const MAX_IDS = 50;

export interface ReceivedMail {
  readonly message_id: string;
  readonly in_reply_to: string | null;
  /** Oldest first. */
  readonly references: readonly string[];
  readonly from: string;
  /** The sender's address, without a name. */
  readonly address: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** By the names of headers, in small letters. */
  readonly headers: ReadonlyMap<string, string>;
  readonly bounce: Bounce | null;
}

export async function parseMail(raw: Uint8Array): Promise<ReceivedMail> {
  if (raw.length > MAX_MAIL_BYTES) {
    throw talentErrors.error("email-too-large", {
      detail: `The mail has ${raw.length} bytes; ${MAX_MAIL_BYTES} are kept at most.`,
      data: { max_bytes: MAX_MAIL_BYTES },
    });
  }
  const parsed = await parse(raw);
  const { value: [sender] = [] } = parsed.from ?? {};
  if (sender?.address === undefined || sender.address === "") {
    throw talentErrors.error("email-unreadable", "It does not say who sent it: it has no From.");
  }
  return {
    message_id: line(parsed.messageId ?? "") || madeId(raw),
    in_reply_to: line(parsed.inReplyTo ?? "") || null,
    references: idsIn(parsed.references),
    from: line(parsed.from?.text ?? sender.address),
    address: line(sender.address),
    to: line(textOf(parsed.to)),
    subject: line(parsed.subject ?? ""),
    text: storableText((parsed.text ?? "").trim().slice(0, MAX_TEXT)),
    headers: new Map(parsed.headerLines.map(({ key, line: text }) => [key, valueIn(text)])),
    bounce: bounceIn(parsed),
  };
}

async function parse(raw: Uint8Array): Promise<ParsedMail> {
  try {
    // Text that comes as HTML only is read as text; nothing in it is fetched or shown as it is.
    return await simpleParser(Buffer.from(raw), { skipImageLinks: true, skipTextToHtml: true });
  } catch (cause) {
    throw talentErrors.error("email-unreadable", { detail: `${errorText(cause)}.`, cause });
  }
}

function idsIn(references: ParsedMail["references"]): string[] {
  const texts = references === undefined ? [] : [references].flat();
  return texts
    .flatMap((text) => text.match(/<[^<>\s]+>/g) ?? [])
    .map(line)
    .slice(-MAX_IDS);
}

function textOf(to: AddressObject | AddressObject[] | undefined): string {
  return to === undefined
    ? ""
    : [to]
        .flat()
        .map(({ text }) => text)
        .join(", ");
}

const valueIn = (header: string) => line(header.slice(header.indexOf(":") + 1));

const line = (text: string) => storableText(text.replaceAll(/\s+/g, " ").trim()).slice(0, 2_000);

/** The same mail twice is one, also if its sender has given it no name. */
function madeId(raw: Uint8Array): string {
  return `<${createHash("sha256").update(raw).digest("hex").slice(0, 40)}@unnamed.invalid>`;
}
