/** Accounts as they are sent and answered. */
import {
  Acceptance,
  ApiKey,
  Invitation,
  Member,
  NewApiKey,
  NewInvitation,
  NewOrganisation,
  Passkey,
  Profile,
  ProfileChange,
  Roles,
  Session,
} from "@bole/accounts/model";
import { Permission } from "@bole/accounts/permissions";
import { z } from "zod";

export { Acceptance, ApiKey, NewApiKey, NewOrganisation, ProfileChange };

export const InvitationWish = NewInvitation.extend({
  send_mail: z
    .boolean()
    .default(false)
    .describe("Whether the link goes to the address, where a mail server is set up"),
  language: z.enum(["zh", "en"]).default("en").describe("Of the mail"),
});
export type InvitationWish = z.input<typeof InvitationWish>;

const Organisation = z.object({ tenant: z.string(), name: z.string(), roles: Roles });

export const CurrentSession = z.object({
  accounts: z.boolean().describe("Whether people sign in here at all"),
  user: Profile.nullable().describe("Null for nobody"),
  organisation: Organisation.nullable().describe("The one that is worked in"),
  organisations: z.array(Organisation),
  permissions: z.array(Permission),
  sso: z.string().nullable().describe("The name of the provider that people can sign in at"),
  mail: z.boolean().describe("Whether links can be sent to people who cannot sign in"),
});
export type CurrentSession = z.infer<typeof CurrentSession>;

export const SignInRequest = z.strictObject({
  email: z.string().min(1).max(320),
  password: z.string().min(1).max(200),
});
export const CodeRequest = z.strictObject({ code: z.string().trim().min(1).max(40) });
export const PasswordRequest = z.strictObject({ password: z.string().min(1).max(200) });
export const PasswordChange = z.strictObject({
  current: z.string().min(1).max(200),
  next: z.string().max(1_000),
});
export const ForgottenPassword = z.strictObject({
  email: z.string().min(1).max(320),
  language: z.enum(["zh", "en"]).default("en").describe("Of the mail"),
});
export const PasswordReset = z.strictObject({
  token: z.string().min(1).max(200),
  password: z.string().max(1_000),
});
export const ResetToken = PasswordReset.pick({ token: true });
export const OrganisationChoice = z.strictObject({ organisation: z.string().max(63) });

export const SignedInAnswer = z.object({
  second_factor: z.boolean().describe("Whether a code has to be sent before the session begins"),
});
export type SignedInAnswer = z.infer<typeof SignedInAnswer>;

export const SignedInSessions = z.object({
  items: z.array(Session.extend({ current: z.boolean() })),
});
export type SignedInSessions = z.infer<typeof SignedInSessions>;

export const MemberList = z.object({ items: z.array(Member) });
export type MemberList = z.infer<typeof MemberList>;
export const MemberChange = z.strictObject({ roles: Roles });

export const ResetLink = z.object({
  link: z.string().describe("For the member; it is never shown again"),
  expires_at: z.string(),
});
export type ResetLink = z.infer<typeof ResetLink>;

export const InvitationList = z.object({ items: z.array(Invitation) });
export type InvitationList = z.infer<typeof InvitationList>;
export const SentInvitation = Invitation.extend({
  link: z.string().describe("For the invited person; it is never shown again"),
  mailed: z.boolean().describe("Whether it was sent to them"),
});
export type SentInvitation = z.infer<typeof SentInvitation>;
export const InvitationToken = z.strictObject({ token: z.string().min(1).max(200) });
export const OpenInvitation = z.object({
  organisation: z.string(),
  email: z.string(),
  roles: Roles,
  has_account: z.boolean().describe("Whether the address signs in with a password it has"),
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;

export const ApiKeyList = z.object({ items: z.array(ApiKey) });
export type ApiKeyList = z.infer<typeof ApiKeyList>;
export const MadeApiKey = ApiKey.extend({ key: z.string().describe("It is never shown again") });
export type MadeApiKey = z.infer<typeof MadeApiKey>;

export const SecondFactor = z.object({
  totp_uri: z.string().describe("For the app, as text or QR code"),
  backup_codes: z.array(z.string()).describe("Each can be used once in the place of a code"),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

export const JobTeam = z.strictObject({ members: z.array(z.string().max(200)).max(100) });
export type JobTeam = z.infer<typeof JobTeam>;

export const PasskeyList = z.object({ items: z.array(Passkey) });
export type PasskeyList = z.infer<typeof PasskeyList>;

/** As the browser's own interface takes it. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

const Base64Url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/, "is not base64url");

const Credential = {
  id: Base64Url.min(1).max(2_000),
  rawId: Base64Url,
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}).default({}),
};

export const PasskeyWish = z.strictObject({
  password: PasswordRequest.shape.password
    .optional()
    .describe("Needed from those who have one: a passkey outlasts the session"),
});

/** What the browser answers when a passkey was made. */
export const NewPasskey = z.strictObject({
  name: z.string().trim().min(1).max(100),
  response: z.object({
    ...Credential,
    response: z.object({
      clientDataJSON: Base64Url,
      attestationObject: Base64Url,
      transports: z
        .array(z.enum(["ble", "hybrid", "internal", "nfc", "usb"]))
        .optional()
        .catch(undefined),
    }),
  }),
});

/** What the browser answers when a passkey was used. */
export const PasskeySignIn = z.strictObject({
  response: z.object({
    ...Credential,
    response: z.object({
      clientDataJSON: Base64Url,
      authenticatorData: Base64Url,
      signature: Base64Url,
      userHandle: Base64Url.optional().catch(undefined),
    }),
  }),
});
