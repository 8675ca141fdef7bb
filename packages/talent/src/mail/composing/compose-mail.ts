/**
 * A mail of the outbox as it travels (RFC 5322): what is sent and what is shown come from here. No
 * value can begin another header: what is one line is checked before, and folded or encoded here.
 */
import { createHash } from "node:crypto";
import { readAddress } from "@bole/base";
import MailComposer from "nodemailer/lib/mail-composer";
import type { NewRow } from "../../sql/tables.ts";
import { htmlPart } from "./html-part.ts";

export type ComposedFrom = Pick<
  NewRow<"messages">,
  | "message_id"
  | "in_reply_to"
  | "references"
  | "from"
  | "to"
  | "subject"
  | "text"
  | "footer"
  | "unsubscribe_url"
  | "calendar"
  | "calendar_method"
  | "created_at"
  | "sent_at"
>;

export interface ComposedMail {
  readonly envelope: { readonly from: string; readonly to: string };
  readonly raw: Buffer;
}

export async function composeMail(mail: ComposedFrom): Promise<ComposedMail> {
  const from = readAddress(mail.from) ?? { name: "", address: mail.from };
  const { text, footer, calendar, calendar_method } = mail;
  const references: string[] = JSON.parse(mail.references);
  const composer = new MailComposer({
    from,
    to: { name: "", address: mail.to },
    subject: oneLine(mail.subject),
    messageId: mail.message_id,
    date: new Date(mail.sent_at ?? mail.created_at),
    ...(mail.in_reply_to !== null && { inReplyTo: mail.in_reply_to }),
    ...(references.length > 0 && { references }),
    text: footer === null ? `${text}\n` : `${text}\n\n-- \n${footer}\n`,
    html: htmlPart(text, footer),
    headers: unsubscribeHeaders(mail.unsubscribe_url, from.address),
    ...(calendar !== null && {
      icalEvent: {
        content: calendar,
        method: calendar_method ?? "REQUEST",
        filename: "invite.ics",
      },
    }),
    // So that what is shown afterwards is, byte for byte, what was sent.
    baseBoundary: createHash("sha256").update(mail.message_id).digest("hex").slice(0, 24),
    newline: "win",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { envelope: { from: from.address, to: mail.to }, raw: await composer.compile().build() };
}

/** RFC 2369 and, for the button that mail programs show, RFC 8058. */
function unsubscribeHeaders(url: string | null, from: string): Record<string, string> {
  if (url === null) return {};
  return {
    "List-Unsubscribe": `<${url}>, <mailto:${from}?subject=unsubscribe>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, " ");
