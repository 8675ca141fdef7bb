/** nodemailer as it is used alone: a pool of connections, fed as fast as it takes. Nothing is kept. */
import { createTransport } from "nodemailer";

export async function sendByNodemailer(
  url: string,
  connections: number,
  mails: Iterable<{ to: string; subject: string; text: string; html: string }>,
): Promise<void> {
  const transport = createTransport({ url, pool: true, maxConnections: connections });
  const from = "Rosa <rosa@acme.example>";
  const rest = mails[Symbol.iterator]();
  const lane = async () => {
    for (let next = rest.next(); next.done !== true; next = rest.next()) {
      await transport.sendMail({ from, ...next.value });
    }
  };
  await Promise.all(Array.from({ length: connections * 2 }, lane));
  transport.close();
}
