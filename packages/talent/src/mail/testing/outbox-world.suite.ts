/** People to write to, a gate to ask, a dispatcher to send, and a clock that somebody moves on. */
import type { Principal } from "@bole/base";
import { systemAlarm } from "@bole/base";
import type { PolicyInput } from "@bole/guardrails";
import type { Effect, MailPayload } from "../../model/effect.ts";
import type { Message } from "../../model/message.ts";
import type { TalentUnderTest } from "../../testing/describe-talent.suite.ts";
import { MailDispatcher } from "../dispatching/mail-dispatcher.ts";
import type { Mailers } from "../dispatching/mailers.ts";
import type { MailSettings } from "../mail-settings.ts";
import { localOutbox } from "../sending/local-outbox.ts";
import type { MailSender } from "../sending/mail-sender.ts";

export const SETTINGS: MailSettings = {
  by: "smtp",
  from: { name: "罗莎 Rosa", address: "rosa@acme.example" },
  postalAddress: "Acme, Main Street 1, Berlin",
  publicUrl: "https://jobs.acme.example",
  undoMs: 0,
};

type Mail = Partial<MailPayload> & { readonly run_id?: string; readonly key?: string };

let dispatchers = 0;

/** For all tenants the same. */
export const oneMailer = (sender: MailSender): Mailers => ({
  of: async () => ({ sender, settings: undefined }),
  close: () => sender.close(),
});

/** A mail server that takes everything. */
export const delivering: MailSender = {
  send: async (_mail, begin) =>
    (await begin()) ? { state: "sent", reason: null } : { state: "stopped" },
  close() {},
};

export function outboxWorld(
  open: TalentUnderTest["open"],
  { sender = localOutbox, mail = SETTINGS }: { sender?: MailSender; mail?: MailSettings } = {},
) {
  const clock = { at: Date.parse("2026-11-15T08:00:00Z") };
  const now = () => new Date(clock.at);
  const { talent, store, guardrails, rosa } = open({ now, mail });
  const olga: Principal = { ...rosa, user: "olga", roles: ["owner"] };

  /** What is to be written, with what a test does not care about. */
  const ask = ({ run_id, key, ...payload }: Mail) => {
    const said = { to: "ada@example.com", subject: "A job", text: "Hello Ada." };
    const content = { ...said, purpose: "outreach" as const, ...payload };
    return talent.effects.request(
      rosa,
      { kind: "send_mail", payload: content },
      {
        ...(key !== undefined && { idempotency_key: key }),
        ...(run_id !== undefined && { run_id, step_id: "send" }),
      },
    );
  };
  const approve = ({ id, content_hash }: Effect) => talent.effects.approve(rosa, id, content_hash);
  const mailOf = ({ result }: Effect) => talent.mails.get(rosa, result?.message_id ?? "");
  return {
    talent,
    store,
    guardrails,
    rosa,
    olga,
    clock,
    ask,
    approve,
    /** Asked for, approved, and in the outbox. */
    queue: async (given: Mail): Promise<Message> => mailOf(await approve(await ask(given))),
    state: async (id: string) => {
      const { state, state_reason } = await talent.mails.get(rosa, id);
      return [state, state_reason?.code ?? null];
    },
    policy: async (policy: PolicyInput) => {
      await guardrails.putPolicy(rosa.tenant, policy, { author: "olga" });
    },
    audit: async (message: Message) => {
      const { items } = await talent.audit.list(rosa, { limit: 200 });
      return items
        .filter(({ facts }) => facts.message_id === message.id)
        .map(({ action, actor }) => `${action} by ${actor}`)
        .toReversed();
    },
    /** Sends what is due, and stops. Only what is this tenant's: tests share a database. */
    dispatch: async (by: MailSender = sender) => {
      dispatchers += 1;
      const dispatcher = new MailDispatcher({
        store,
        guardrails,
        now,
        mailers: oneMailer(by),
        newId: (prefix) => `${prefix}_${crypto.randomUUID()}`,
        owner: `dispatcher_${dispatchers}`,
        alarm: systemAlarm,
        alone: false,
        warn: (message, fields) => {
          throw new Error(`${message}: ${JSON.stringify(fields)}`);
        },
      });
      dispatcher.start();
      await dispatcher.whenIdle();
      await dispatcher.close();
    },
  };
}
