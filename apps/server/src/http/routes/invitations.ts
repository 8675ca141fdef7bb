import { type Context, Hono } from "hono";
import { noteJoined } from "../../accounts/account-audit.ts";
import {
  type AccountLanguage,
  INVITATION_MAIL,
  sendAccountMail,
} from "../../accounts/account-mail.ts";
import { accountsOf } from "../../accounts/accounts-of.ts";
import { begun } from "../../accounts/begun.ts";
import { callerOf } from "../../accounts/caller.ts";
import { sentInvitation } from "../../accounts/sent-invitation.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import {
  Acceptance,
  InvitationList,
  InvitationToken,
  InvitationWish,
  OpenInvitation,
  SentInvitation,
  SignedInAnswer,
} from "../contract/accounts.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";

export function invitationsRoutes(deps: AppDeps): Hono<AppEnv> {
  const { audit } = deps.host.talent;
  return new Hono<AppEnv>()
    .get(
      "/invitations",
      describe({
        summary: "Lists invitations that were not accepted yet",
        tag: "Accounts",
        answer: { schema: InvitationList, description: "Newest first" },
        errors: ["accounts-off"],
      }),
      async (c) => {
        const { invitations } = accountsOf(deps);
        return c.json<InvitationList>({
          items: await invitations.list(c.get("principal").tenant),
        });
      },
    )
    .post(
      "/invitations",
      describe({
        summary: "Invites somebody into your organisation",
        description:
          "Give them the link, or have it sent: it is shown once and good for a week. A mail that is not taken does not undo the invitation.",
        tag: "Accounts",
        answer: { schema: SentInvitation, description: "With its link" },
        errors: [...BODY_ERRORS, "accounts-off", "member-exists"],
      }),
      requireJson,
      jsonBody(InvitationWish),
      async (c) => {
        const { invitations } = accountsOf(deps);
        const principal = c.get("principal");
        const { send_mail, language, ...request } = c.req.valid("json");
        const made = await invitations.create(principal, request);
        const facts = { invitation: made.id, email: made.email, roles: made.roles.join(", ") };
        await audit.record(principal, "member-invited", facts);
        const sent = sentInvitation(c, deps, made);
        const mailed = send_mail && (await mailInvitation(c, deps, sent, language));
        return c.json<SentInvitation>({ ...sent, mailed });
      },
    )
    .delete(
      "/invitations/:id",
      describe({
        summary: "Withdraws an invitation",
        tag: "Accounts",
        answer: { status: 204, description: "Its link opens nothing any more" },
        errors: ["accounts-off", "invitation-invalid", "foreign-origin"],
      }),
      async (c) => {
        const { invitations } = accountsOf(deps);
        const [principal, invitation] = [c.get("principal"), c.req.param("id")];
        const { email, roles } = await invitations.revoke(principal, invitation);
        const facts = { invitation, email, roles: roles.join(", ") };
        await audit.record(principal, "invitation-withdrawn", facts);
        return c.body(null, 204);
      },
    );
}

async function mailInvitation(
  c: Context<AppEnv>,
  deps: AppDeps,
  { email, link }: Pick<SentInvitation, "email" | "link">,
  language: AccountLanguage,
): Promise<boolean> {
  const identity = c.get("identity");
  const { tenant } = c.get("principal");
  const organisation = identity?.organisations.find((one) => one.tenant === tenant)?.name ?? "Bole";
  const by = identity?.user.name ?? organisation;
  const written = INVITATION_MAIL[language](by, organisation, link);
  return sendAccountMail(deps, tenant, email, written);
}

/** For those who have the link. */
export function openInvitationRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(
      "/invitations/read",
      describe({
        summary: "What an invitation is for",
        tag: "Accounts",
        answer: { schema: OpenInvitation, description: "It can be accepted" },
        errors: [...BODY_ERRORS, "accounts-off", "invitation-invalid"],
      }),
      requireJson,
      jsonBody(InvitationToken),
      async (c) => {
        const { invitations, users } = accountsOf(deps);
        const found = await invitations.find(c.req.valid("json").token);
        const { organisation, email, roles } = found;
        const has_account = (await users.byEmail(email)) !== undefined;
        return c.json<OpenInvitation>({ organisation, email, roles, has_account });
      },
    )
    .post(
      "/invitations/accept",
      describe({
        summary: "Accepts an invitation, and signs in",
        description:
          "Makes an account with the password, or takes the one that the address has with it.",
        tag: "Accounts",
        answer: { schema: SignedInAnswer, description: "You are a member" },
        errors: [
          ...BODY_ERRORS,
          "accounts-off",
          "invitation-invalid",
          "password-weak",
          "sign-in-failed",
          "too-many-attempts",
        ],
      }),
      requireJson,
      jsonBody(Acceptance),
      async (c) => {
        const { joined, ...signedIn } = await accountsOf(deps).accept(
          c.req.valid("json"),
          callerOf(c, deps),
        );
        await noteJoined(deps, joined);
        return begun(c, deps, signedIn);
      },
    );
}
