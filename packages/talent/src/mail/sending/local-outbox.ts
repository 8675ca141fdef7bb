/** Where no mail server is configured: the mail stays here, can be read, and says so. */
import { because } from "../outbox/outcome.ts";
import type { MailSender } from "./mail-sender.ts";

export const localOutbox: MailSender = {
  async send(_mail, begin) {
    if (!(await begin())) return { state: "stopped" };
    return { state: "sent", reason: because("local_outbox") };
  },
  close() {},
};
