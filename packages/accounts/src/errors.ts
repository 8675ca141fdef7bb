/** What accounts can refuse. Nothing here says whether an address has an account. */
import { defineErrors } from "@bole/base";

export const accountErrors = defineErrors({
  "sign-in-required": {
    status: 401,
    title: "You are not signed in.",
    remedy: "Sign in, or send an API key with `Authorization: Bearer bole_…`.",
  },
  "sign-in-failed": {
    status: 401,
    title: "The address or the password is wrong.",
    remedy:
      "Check both. If you have forgotten the password, choose “Forgot your password?”, or ask an owner of your organisation for a link to set a new one.",
  },
  "second-factor-wrong": {
    status: 401,
    title: "The code is wrong or too old.",
    remedy: "Type the newest code of your app, or one of your backup codes.",
  },
  "key-invalid": {
    status: 401,
    title: "The API key is not valid.",
    remedy: "It may have expired or been revoked: make a new one in the settings.",
  },
  "passkey-refused": {
    status: 401,
    title: "The passkey was not accepted.",
    remedy: "Try again, or sign in with your password.",
  },
  "passkey-unknown": {
    status: 404,
    title: "There is no such passkey.",
    remedy: "Read the list again: it may have been removed.",
  },
  "sso-off": {
    status: 404,
    title: "Single sign-on is not set up.",
    remedy: "Set BOLE_OIDC_ISSUER and BOLE_OIDC_CLIENT_ID; see docs/accounts.md.",
  },
  "sso-failed": {
    status: 401,
    title: "Signing in at your organisation's provider did not succeed.",
    remedy: "Try again. If it goes on, an administrator finds the reason in the server's log.",
  },
  "sso-unreachable": {
    status: 502,
    title: "Your organisation's sign-in provider cannot be reached.",
    remedy: "Try again later, or sign in with your password.",
  },
  "sso-address": {
    status: 403,
    title: "The provider has not confirmed an address that may sign in here.",
    remedy: "Use an address of your organisation that the provider has verified.",
  },
  "sso-uninvited": {
    status: 403,
    title: "Nobody has invited you yet.",
    remedy: "Ask an owner of your organisation to invite the address that you signed in with.",
  },
  "reset-invalid": {
    status: 404,
    title: "This link cannot be used.",
    remedy: "It may have been used already, or is too old: ask for a new one.",
  },
  "too-many-attempts": {
    status: 429,
    title: "There were too many failed attempts.",
    remedy: "Wait until the time in `data.retry_at`, then try again.",
  },
  "permission-missing": {
    status: 403,
    title: "Your role may not do this.",
    remedy: "Ask an owner of your organisation. They change roles under Settings › Members.",
  },
  "organisation-missing": {
    status: 403,
    title: "You belong to no organisation.",
    remedy: "Ask an owner to invite you.",
  },
  "password-weak": {
    status: 422,
    title: "The password cannot be used.",
    remedy: "Use 12 to 128 characters.",
  },
  "password-wrong": {
    status: 403,
    title: "The password is wrong.",
    remedy: "Type the password that you have now.",
  },
  "invitation-invalid": {
    status: 404,
    title: "The invitation is not valid.",
    remedy: "It may have expired, or was used or withdrawn: ask for a new one.",
  },
  "organisation-taken": {
    status: 409,
    title: "There is an organisation of this name.",
    remedy: "Choose another short name.",
  },
  "member-unknown": {
    status: 404,
    title: "There is no such member.",
    remedy: "Take an id from the list of members.",
  },
  "member-elsewhere": {
    status: 409,
    title: "This person belongs to another organisation, too.",
    remedy:
      "Their password opens that one as well. They can ask for a link on the sign-in page, or whoever runs this server sets a new password.",
  },
  "member-exists": {
    status: 409,
    title: "This person is a member already.",
    remedy: "Change their roles in the list of members.",
  },
  "last-owner": {
    status: 409,
    title: "An organisation needs an owner.",
    remedy: "Make somebody else an owner first.",
  },
  "session-unknown": {
    status: 404,
    title: "There is no such session.",
    remedy: "Read the list again: it may have ended.",
  },
  "key-unknown": {
    status: 404,
    title: "There is no such API key.",
    remedy: "Read the list again: it may have been revoked.",
  },
  "accounts-exist": {
    status: 409,
    title: "Accounts have been set up already.",
    remedy: "Sign in as an owner, and invite others in the settings.",
  },
  "accounts-missing": {
    status: 500,
    title: "There are no accounts to sign in with.",
    remedy: "Run `bole accounts init --email you@example.com` once, then start again.",
  },
  "accounts-off": {
    status: 404,
    title: "This Bole has no accounts.",
    remedy: "Set BOLE_ACCOUNTS=on after `bole accounts init`; see docs/accounts.md.",
  },
});
