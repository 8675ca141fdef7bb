import { expect, it } from "vitest";
import { localOutbox } from "../mail/sending/local-outbox.ts";
import type { MailSender } from "../mail/sending/mail-sender.ts";
import { delivering, outboxWorld } from "../mail/testing/outbox-world.suite.ts";
import { describeTalent } from "../testing/describe-talent.suite.ts";

describeTalent("a mail that was only kept", ({ open }) => {
  it("moves nobody and counts nowhere, until a mail server has sent it", async () => {
    let server = localOutbox;
    const sender: MailSender = { send: (...given) => server.send(...given), close() {} };
    const { talent, rosa, queue, dispatch } = outboxWorld(open, { sender });
    const { id: person_id } = await talent.people.add(rosa, { name: "A", email: "a@example.com" });
    const { id: job_id } = await talent.jobs.create(rosa, { title: "Engineer" });
    await talent.applications.add(rosa, { person_id, job_id });
    const shown = async () => {
      const { columns } = await talent.applications.board(rosa, job_id);
      const [card] = columns.flatMap(({ cards }) => cards);
      return {
        stage: card?.application.stage,
        sent: card?.last_mail?.direction ?? null,
        isUnsent: card?.unsent_mail !== null,
        written: (await talent.applications.report(rosa)).totals.replies.written,
      };
    };
    const mail = await queue({ person_id, job_id, to: "a@example.com" });
    await dispatch();
    expect(await shown()).toEqual({ stage: "sourced", sent: null, isUnsent: true, written: 0 });
    server = delivering;
    await talent.mails.retry(rosa, mail.id);
    await dispatch();
    expect(await shown()).toEqual({ stage: "contacted", sent: "out", isUnsent: false, written: 1 });
  });
});
