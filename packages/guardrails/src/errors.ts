import { defineErrors } from "@bole/base";

/** Every way in which the guardrails refuse something. */
export const guardrailErrors = defineErrors({
  "guardrail-blocked": {
    status: 422,
    title: "A guardrail stopped this.",
    remedy: "Read the verdicts; change the text or the action, or ask an owner about the policy.",
  },
  "guardrail-policy-invalid": {
    status: 422,
    title: "The guardrail policy does not hold; the one before stays in force.",
    remedy: "Correct each issue in the list; its path says where.",
  },
  "guardrail-policy-conflict": {
    status: 409,
    title: "The guardrail policy was changed by somebody else in between.",
    remedy: "Read the current version, make your change again, and send its number along.",
  },
  "guardrail-policy-unknown": {
    status: 404,
    title: "There is no such version of the guardrail policy.",
    remedy: "Take a version from the policy's history.",
  },
  "guardrail-request-invalid": {
    status: 422,
    title: "The guardrails cannot read this request.",
    remedy: "Correct each issue in the list; its path says where.",
  },
  "guardrail-reservation-unknown": {
    status: 404,
    title: "Nothing was reserved under this id.",
    remedy: "Reserve first, and use the id that was given then.",
  },
  "guardrail-reservation-closed": {
    status: 409,
    title: "The reservation has been committed or released already.",
    remedy: "Make a new reservation for another attempt.",
  },
  "vault-locked": {
    status: 503,
    title: "Personal data cannot be put away, because there is no secret to lock it with.",
    remedy: "Give the guardrails a `secret` of at least 16 characters.",
  },
  "vault-not-owner": {
    status: 403,
    title: "Only the owner of the run may see what was redacted in it.",
    remedy: "Ask the run's owner, or use the redacted text.",
  },
  "vault-unreadable": {
    status: 500,
    title: "What was put away cannot be unlocked.",
    remedy: "Start with the secret that it was locked with.",
  },
});
