/** A report that a mail could not be delivered (RFC 3464), as far as it can be believed. */
import type { ParsedMail } from "mailparser";

export interface Bounce {
  /** Header ids of mails that it may be about. */
  readonly about: readonly string[];
  /** Whether it was given up; else it is only late. */
  readonly isFinal: boolean;
  /** Such as `5.1.1`. */
  readonly status: string;
  readonly words: string;
}

/** The address is wrong or gone; a full mailbox or a filter is no reason never to write again. */
const NO_SUCH_ADDRESS = /^5\.(?:0\.0|1\.\d+|2\.1|4\.4)$/;

export function meansNoSuchAddress({ isFinal, status }: Bounce): boolean {
  return isFinal && NO_SUCH_ADDRESS.test(status);
}

export function bounceIn(mail: ParsedMail): Bounce | null {
  const type = mail.headers.get("content-type");
  const isReport =
    typeof type === "object" &&
    "params" in type &&
    type.value === "multipart/report" &&
    type.params["report-type"]?.toLowerCase() === "delivery-status";
  if (!isReport) return null;
  const part = (name: RegExp) =>
    mail.attachments
      .filter(({ contentType }) => name.test(contentType))
      .map(({ content }) => content.toString("utf8"))
      .join("\n");
  // Some readers give the parts of a report as text of the mail.
  const report = `${part(/^message\/delivery-status$/i)}\n${mail.text ?? ""}`;
  const returned = `${part(/^(?:message\/rfc822|text\/rfc822-headers|message\/rfc822-headers)$/i)}\n${mail.text ?? ""}`;
  const status = /^Status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(report)?.[1] ?? "5.0.0";
  const action = /^Action:\s*(\w+)/im.exec(report)?.[1]?.toLowerCase() ?? "failed";
  const words =
    /^Diagnostic-Code:\s*(?:[\w-]+;)?\s*(.+(?:\r?\n[ \t].+)*)/im.exec(report)?.[1] ?? "";
  const ids = [...returned.matchAll(/^Message-ID:\s*(<[^<>\s]+>)/gim)].map(([, id = ""]) => id);
  return {
    about: [...ids, ...[mail.inReplyTo ?? []].flat()],
    isFinal: action === "failed" && status.startsWith("5"),
    status,
    words: words.replaceAll(/\s+/g, " ").slice(0, 500),
  };
}
