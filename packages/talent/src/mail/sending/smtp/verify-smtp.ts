/** Whether a mail server answers and lets us in; nothing is sent. */
import { createTransport } from "nodemailer";

export async function verifySmtp(url: string, timeoutMs: number): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
