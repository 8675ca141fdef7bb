/** The calendar's part of a mail, as it was sent. */

export function calendarOf(raw: string): string | null {
  const [, boundary] = /boundary="?([^"\s;]+)"?/i.exec(raw) ?? [];
  const parts = raw.split(/--[^\r\n]+\r?\n/);
  const part = parts.find((one) =>
    /^content-type:\s*text\/calendar/im.test(one.split(/\r?\n\r?\n/)[0] ?? ""),
  );
  if (part === undefined || boundary === undefined) return null;
  const [head = "", ...body] = part.split(/\r?\n\r?\n/);
  const text = body.join("\r\n\r\n").trim();
  if (/transfer-encoding:\s*base64/i.test(head))
    return Buffer.from(text, "base64").toString("utf8");
  return /transfer-encoding:\s*quoted-printable/i.test(head) ? fromQuotedPrintable(text) : text;
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
