import { SendFault, sendTestMail } from "@bole/talent";
import { Hono } from "hono";
import { serverErrors } from "../../errors.ts";
import { permit } from "../../guardrails/permit.ts";
import { presentMail } from "../../mail/present-mail.ts";
import { tryImap, trySmtp } from "../../mail/try-mail.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import {
  ImapToTry,
  MailSettings,
  MailTried,
  NewMailSettings,
  SmtpToTry,
  TestMailSent,
  TestMailWish,
} from "../contract/mail-settings.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

/** Passwords and servers are an owner's. */
const EDIT = { kind: "edit_mail" };
const WHO = ["forbidden-tenant", "action-forbidden"] as const;

export function mailSettingsRoutes(deps: Pick<AppDeps, "config" | "host">): Hono<AppEnv> {
  const { mailChoices, mailFetching, talent } = deps.host;
  const present = async (tenant: string, may_edit: boolean): Promise<MailSettings> => {
    const chosen = await mailChoices.chosen(tenant);
    const fetching = chosen.imap && (await mailFetching.state(tenant, chosen.imap));
    return presentMail(mailChoices.configured, chosen, fetching, may_edit);
  };
  return new Hono<AppEnv>()
    .get(
      "/mail-settings",
      describe({
        summary: "How mail is sent and fetched",
        description:
          "As the environment says, or as it was chosen here. Passwords are never sent. `fetching` says how reading the mailbox goes.",
        tag: "Emails",
        answer: { schema: MailSettings, description: "Servers, sender, and the mailbox" },
        errors: ["invalid-request", "forbidden-tenant"],
      }),
      query(InTenant),
      async (c) => {
        const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
        return c.json<MailSettings>(
          await present(tenant, c.get("principal").roles.includes("owner")),
        );
      },
    )
    .put(
      "/mail-settings",
      describe({
        summary: "Chooses how mail is sent and fetched",
        description:
          "Holds from the next mail on, without a restart, also for mails that wait. Passwords are stored encrypted and go only to the server that they were given for. What is null is as the environment says.",
        tag: "Emails",
        answer: { schema: MailSettings, description: "What is in force now" },
        errors: [...BODY_ERRORS, ...WHO, "mail-settings-conflict"],
      }),
      requireJson,
      jsonBody(NewMailSettings),
      async (c) => {
        const { tenant: named, ...settings } = c.req.valid("json");
        const tenant = tenantOf(c, deps, named);
        await permit(c, deps, tenant, EDIT);
        await mailChoices.put(tenant, settings, c.get("principal").user);
        c.get("log").info({ tenant }, "the mail settings were changed");
        await talent.mails.serverChanged(tenant);
        mailFetching.settingsChanged();
        return c.json<MailSettings>(await present(tenant, true));
      },
    )
    .post(
      "/mail-settings/try-smtp",
      describe({
        summary: "Tries a server that sends mail",
        description: "Connects and signs in; sends nothing. The settings need not be stored.",
        tag: "Emails",
        answer: { schema: MailTried, description: "Whether it works, or what is to be changed" },
        errors: [...BODY_ERRORS, ...WHO],
      }),
      requireJson,
      jsonBody(SmtpToTry),
      async (c) => {
        const { tenant: named, ...server } = c.req.valid("json");
        const tenant = tenantOf(c, deps, named);
        await permit(c, deps, tenant, EDIT);
        return c.json<MailTried>(
          await trySmtp(await mailChoices.withPassword(tenant, "smtp", server)),
        );
      },
    )
    .post(
      "/mail-settings/try-imap",
      describe({
        summary: "Tries a mailbox",
        description:
          "Connects, signs in and opens the folder for reading; changes nothing there. The settings need not be stored.",
        tag: "Emails",
        answer: { schema: MailTried, description: "Whether it works, or what is to be changed" },
        errors: [...BODY_ERRORS, ...WHO],
      }),
      requireJson,
      jsonBody(ImapToTry),
      async (c) => {
        const { tenant: named, ...server } = c.req.valid("json");
        const tenant = tenantOf(c, deps, named);
        await permit(c, deps, tenant, EDIT);
        return c.json<MailTried>(
          await tryImap(await mailChoices.withPassword(tenant, "imap", server)),
        );
      },
    )
    .post(
      "/mail-settings/test-mail",
      describe({
        summary: "Sends a test mail to oneself",
        description:
          "By the stored settings, from the sender's address to the same address. It is not kept in the outbox.",
        tag: "Emails",
        answer: { schema: TestMailSent, description: "Where it went" },
        errors: [...BODY_ERRORS, ...WHO, "mail-not-set-up", "mail-server-refused"],
      }),
      requireJson,
      jsonBody(TestMailWish),
      async (c) => {
        const { tenant: named, language } = c.req.valid("json");
        const tenant = tenantOf(c, deps, named);
        await permit(c, deps, tenant, EDIT);
        const { smtpUrl, mailFrom: from } = await mailChoices.inForce(tenant);
        if (smtpUrl === undefined || from === undefined)
          throw serverErrors.error("mail-not-set-up", "The server or the sender is missing.");
        try {
          await sendTestMail({ smtpUrl, from, language, now: new Date() });
        } catch (error) {
          if (!(error instanceof SendFault)) throw error;
          throw serverErrors.error("mail-server-refused", { detail: error.words, cause: error });
        }
        c.get("log").info({ tenant }, "a test mail was sent to its sender");
        return c.json<TestMailSent>({ to: from.address });
      },
    );
}
