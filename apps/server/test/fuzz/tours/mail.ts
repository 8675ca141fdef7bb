/** Mails out and in, templates, and whom nobody may write to. */
import { at, type Tour } from "../tour.ts";
import { type Hiring, requested } from "./hiring.ts";
import type { World } from "./world.ts";

export async function mailTour(tour: Tour, { smtp }: World, { ben, job }: Hiring): Promise<void> {
  const about = { person_id: ben, job_id: job };
  await tour.ask("POST /api/applications", { body: about });
  const write = async (to: string, more: object = {}) => {
    const said = { to, subject: "A job for you", text: "Hello Ben.", purpose: "note" };
    const content = { kind: "send_mail", payload: { ...said, ...about, ...more } };
    return at(await requested(tour, content), "result.message_id");
  };
  const reach = (id: string, state: string) =>
    tour.until("GET /api/emails/{id}", { path: { id } }, ({ text }) =>
      text.includes(`"state":"${state}"`),
    );

  const first = await write("ben@example.com", { purpose: "outreach" });
  await reach(first, "sent");
  await tour.ask("GET /api/emails");
  const thread = at(await tour.ask("GET /api/emails/{id}", { path: { id: first } }), "thread_id");
  await tour.ask("GET /api/conversations");
  await tour.ask("GET /api/conversations/{id}", { path: { id: thread } });
  await tour.ask("PUT /api/emails/{id}/done", { path: { id: first }, body: { done: true } });
  await tour.ask("GET /api/emails/{id}/raw", { path: { id: first } });
  const second = await write("ben@example.com", { purpose: "outreach" });
  await reach(second, "postponed");
  await tour.ask("POST /api/emails/{id}/send-anyway", { path: { id: second }, body: {} });
  const failed = await write("unknown.tour@example.com");
  await reach(failed, "failed");
  await tour.ask("POST /api/emails/{id}/retry", { path: { id: failed }, body: {} });
  const third = await write("ben@example.com", { purpose: "outreach" });
  await reach(third, "postponed");
  await tour.ask("POST /api/emails/{id}/cancel", { path: { id: third }, body: {} });
  const was = { was: "not_sent" };
  const lost = await uncertain(tour, (n) => write(`lost.${n}@example.com`));
  await tour.ask("POST /api/emails/{id}/resolve", { path: { id: lost }, body: was });

  const refused = await tour.ask("POST /api/effects", {
    body: {
      content: {
        kind: "send_mail",
        payload: { to: "no@example.com", subject: "x", text: "y", purpose: "outreach", ...about },
      },
    },
  });
  await tour.ask("POST /api/effects/{id}/reject", { path: { id: at(refused, "id") }, body: {} });
  await tour.ask("GET /api/effects");
  const text =
    "From: Ada <ada@example.com>\r\nTo: jobs@example.com\r\nSubject: Hello\r\nMessage-ID: <a@example.com>\r\n\r\nHello.\r\n";
  await tour.ask("POST /api/emails/inbound", { raw: { type: "message/rfc822", text } });

  const [mail] = await smtp.taken();
  const plain = (mail?.raw ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=");
  const [, token = ""] = /\/unsubscribe\/([\w.-]+)/.exec(plain) ?? [];
  await tour.ask("GET /unsubscribe/{token}", { path: { token } });
  await tour.ask("POST /unsubscribe/{token}", { path: { token } });
  const nobody = { address: "nobody@example.com" };
  const kept = at(await tour.ask("POST /api/suppressions", { body: nobody }), "id");
  await tour.ask("GET /api/suppressions");
  await tour.ask("DELETE /api/suppressions/{id}", { path: { id: kept } });
  await templates(tour, about);
}

/** A mail that broke off before its answer; on a busy machine it may break off earlier, and then another is tried. */
async function uncertain(tour: Tour, write: (n: number) => Promise<string>): Promise<string> {
  for (let n = 1; ; n += 1) {
    const id = await write(n);
    const { text } = await tour.until("GET /api/emails/{id}", { path: { id } }, (answer) =>
      /"state":"(uncertain|postponed)"/.test(answer.text),
    );
    if (n === 5 || text.includes('"state":"uncertain"')) return id;
  }
}

async function templates(tour: Tour, about: object): Promise<void> {
  const words = { subject: "About {{job_title}}", text: "Hello {{name}}." };
  const template = { name: "Short", about: "outreach", language: "en", ...words };
  const made = await tour.ask("POST /api/mail-templates", { body: { template } });
  const path = { id: at(made, "id") };
  await tour.ask("GET /api/mail-templates");
  await tour.ask("GET /api/mail-templates/{id}", { path });
  await tour.ask("POST /api/mail-templates/preview", { body: { template, ...about } });
  const body = { version: Number(at(made, "version")), template: { ...template, name: "Brief" } };
  await tour.ask("PUT /api/mail-templates/{id}", { path, body });
  await tour.ask("DELETE /api/mail-templates/{id}", { path });
}
