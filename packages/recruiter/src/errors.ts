import { defineErrors } from "@bole/base";

/** All that can be refused here; a code says what, where and what to do. */
export const recruiterErrors = defineErrors({
  "recruiter-session-unknown": {
    status: 404,
    title: "There is no such conversation.",
    remedy: "Leave out session_id to begin a new one.",
  },
  "not-a-candidate": {
    status: 409,
    title: "They are no candidate for the job.",
    remedy: "Add them to the job first, or send them a mail about it.",
  },
  "no-interviewers": {
    status: 409,
    title: "There is nobody who leads interviews.",
    remedy: "Add an interviewer with a calendar on the calendar page.",
  },
  "no-free-slot": {
    status: 409,
    title: "No time is free.",
    remedy: "Widen the range, shorten the interview, or choose another interviewer.",
  },
  "template-unknown": {
    status: 404,
    title: "There is no such mail template.",
    remedy: "Choose one of GET /api/mail-templates.",
  },
  "template-invalid": {
    status: 400,
    title: "The mail template does not hold.",
    remedy: "Correct the fields that are named in `issues`.",
  },
  "template-placeholder-unknown": {
    status: 400,
    title: "The mail template has a placeholder that nothing can fill in.",
    remedy: "Use one of the placeholders in `placeholders`, written {{name}}.",
  },
  "template-purpose": {
    status: 409,
    title: "The mail template is for mails of another purpose.",
    remedy: "Choose a template of the same purpose, or none.",
  },
  "drafts-unfinished": {
    status: 422,
    title: "Drafts that you approve still have blanks to fill in.",
    remedy: "Fill in the marked blanks, or leave those drafts out.",
  },
  "mail-purpose-unsaid": {
    status: 422,
    title: "A plan writes mails without saying what for.",
    remedy:
      "Say the purpose: outreach, follow_up, rejection, offer, reply, reminder, invitation, note.",
  },
  "template-built-in": {
    status: 409,
    title: "The mail template comes with the program and stays as it is.",
    remedy: "Make a copy of it, and change that.",
  },
  "template-changed": {
    status: 409,
    title: "The mail template was changed by somebody else in between.",
    remedy: "Look at `current`, and change it again.",
  },
  "recruiter-session-busy": {
    status: 409,
    title: "A workflow of this conversation is still going on.",
    remedy: "Cancel its workflows, or wait until they have ended, and delete it then.",
  },
  "plan-edit-refused": {
    status: 422,
    title: "The plan cannot be changed like this.",
    remedy: "The detail says what stands against it. The plan is as it was.",
  },
  "approval-expired": {
    status: 410,
    title: "This approval has expired.",
    remedy: "Ask for it anew: what it was about may have changed since.",
  },
  "interrupt-unknown": {
    status: 404,
    title: "The workflow does not ask this.",
    remedy: "Read the workflow: it names what it waits for.",
  },
  "decision-invalid": {
    status: 422,
    title: "The decision does not fit what is asked.",
    remedy: "Name the items as they were shown, and change only fields that they have.",
  },
  "attachment-unknown": {
    status: 404,
    title: "There is no such file.",
    remedy: "Attach it to a message again.",
  },
});
