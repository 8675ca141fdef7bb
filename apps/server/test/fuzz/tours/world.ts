/** The programs that a Bole under test talks to. */
import type { ImapTestServer, ModelServer, SmtpServer } from "@bole/testing";

export interface World {
  readonly smtp: SmtpServer;
  readonly imap: ImapTestServer;
  readonly model: ModelServer;
}
