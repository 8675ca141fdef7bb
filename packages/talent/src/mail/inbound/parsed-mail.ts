/** A received mail as far as it is of use: read once, and nothing in it is an order to anybody. */

import { createHash } from "node:crypto";
import { errorText } from "@bole/base";
import { readHtml } from "@bole/reading";
import type { ReadDocument } from "@bole/reading/text";
import { type AddressObject, type ParsedMail, simpleParser } from "mailparser";
import { talentErrors } from "../../errors.ts";
import { storableText } from "../../sql/columns.ts";
import { type Bounce, bounceIn } from "./bounce.ts";

export const MAX_MAIL_BYTES = 10 * 1_048_576;
/** More than anybody reads; the whole mail is kept as it came. */
const MAX_TEXT = 100_000;
/** Markup takes room; beyond this much of it nothing is read. */
const MAX_HTML = 400_000;
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
  /** Its text, and what an HTML mail hides from the eye. */
  readonly document: ReadDocument;
  /** By the names of headers, in small letters. */
  readonly headers: ReadonlyMap<string, string>;
  readonly bounce: Bounce | null;
  /** Documents came with it, not only pictures of a signature. */
  readonly hasFiles: boolean;
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
    document: documentOf(parsed),
    headers: new Map(parsed.headerLines.map(({ key, line: text }) => [key, valueIn(text)])),
    bounce: bounceIn(parsed),
    hasFiles: parsed.attachments.some(
      ({ contentDisposition, related }) => contentDisposition === "attachment" && !related,
    ),
  };
}

async function parse(raw: Uint8Array): Promise<ParsedMail> {
  try {
    // Its own way to read HTML takes minutes for a mail that is made for it.
    const options = { skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true };
    return await simpleParser(Buffer.from(raw), options);
  } catch (cause) {
    throw talentErrors.error("email-unreadable", { detail: `${errorText(cause)}.`, cause });
  }
}

/** HTML is read as a document is: nothing in it is fetched, run or shown as it is. */
function documentOf({ text = "", html }: ParsedMail): ReadDocument {
  const plain = storableText(text.trim().slice(0, MAX_TEXT));
  if (plain !== "" || html === false || html === undefined) {
    return { kind: "txt", text: plain, pages: [], links: [], hidden: [], warnings: [] };
  }
  const document = readHtml(storableText(html.slice(0, MAX_HTML)), MAX_TEXT, "html");
  return { ...document, text: document.text.trim() };
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
