import { defineErrors } from "@bole/base";

export const talentErrors = defineErrors({
  "person-unknown": {
    status: 404,
    title: "This person is not here.",
    remedy:
      "They may have been erased or merged with somebody else, or your role does not include them. Look for them in the list of people.",
  },
  "person-on-hold": {
    status: 409,
    title: "This person is on legal hold.",
    remedy: "Nothing about them may be erased before an owner has released the hold.",
  },
  "hold-unknown": {
    status: 404,
    title: "There is no such hold.",
    remedy: "Take an id from the person's holds.",
  },
  "erasure-unknown": {
    status: 404,
    title: "There is no such erasure.",
    remedy: "Take an id from the list of erasures.",
  },
  "retention-changed": {
    status: 409,
    title: "The rule is not the one that was looked at.",
    remedy: "Look at what it would delete now, then confirm it.",
  },
  "resume-unknown": {
    status: 404,
    title: "There is no such résumé.",
    remedy: "Take an id from the person's résumés.",
  },
  "job-unknown": {
    status: 404,
    title: "There is no such job.",
    remedy: "Take an id from the list of jobs.",
  },
  "job-in-use": {
    status: 409,
    title: "The job has applications or work that is still going on.",
    remedy: "Archive it instead: it leaves all lists, and everything about it is kept.",
  },
  "job-closed": {
    status: 409,
    title: "This job takes no applications any more.",
    remedy: "Look for another one among the matches.",
  },
  "application-unknown": {
    status: 404,
    title: "There is no such application.",
    remedy: "Take an id from the person's applications.",
  },
  "application-exists": {
    status: 409,
    title: "This person is a candidate for this job already.",
    remedy: "Go on with the application that is there.",
  },
  "application-ended": {
    status: 409,
    title: "This application can no longer be changed.",
    remedy: "Look at how it stands now. Write to the employer if something is wrong.",
  },
  "interviewer-unknown": {
    status: 404,
    title: "There is no such interviewer.",
    remedy: "Take an id from the list of interviewers.",
  },
  "interviewer-booked": {
    status: 409,
    title: "The interviewer still has appointments.",
    remedy: "Move or cancel the interviews in the list first.",
  },
  "interview-unknown": {
    status: 404,
    title: "There is no such interview.",
    remedy: "Take an id from the list of interviews; those of somebody who was erased are gone.",
  },
  "interview-settled": {
    status: 409,
    title: "The interview is over or was cancelled.",
    remedy: "Book another one.",
  },
  "slot-taken": {
    status: 409,
    title: "The interviewer is not free at that time.",
    remedy: "Take one of the free times in the list.",
  },
  "time-zone-unknown": {
    status: 422,
    title: "There is no such time zone.",
    remedy: "Use an IANA name, such as Europe/Berlin or Asia/Shanghai.",
  },
  "calendar-unreadable": {
    status: 422,
    title: "The text is no calendar.",
    remedy: "Send an iCalendar file (.ics), as calendar programs export it.",
  },
  "calendar-too-large": {
    status: 413,
    title: "The calendar is larger than is read.",
    remedy: "Export less of it, such as from this year on.",
  },
  "calendar-too-slow": {
    status: 422,
    title: "Reading the calendar takes too long.",
    remedy: "Export less of it, such as from this year on, without rules that fall every second.",
  },
  "calendar-unread": {
    status: 409,
    title: "It is not known when the interviewer is busy at that time.",
    remedy: "Read the calendar again, or choose a time within half a year.",
  },
  "calendar-feed-unknown": {
    status: 404,
    title: "There is no calendar at this address.",
    remedy: "Ask for a new address; the old one was taken back.",
  },
  "feed-refused": {
    status: 422,
    title: "The address of the calendar may not be asked.",
    remedy:
      "Use an http or https address of a public server, or allow private ones in the settings.",
  },
  "feed-failed": {
    status: 502,
    title: "The calendar could not be fetched.",
    remedy: "Look at its address; what was read last is kept until it answers again.",
  },
  "workflow-unknown": {
    status: 404,
    title: "There is no such workflow.",
    remedy: "Take an id from the session's workflows.",
  },
  "plan-record-unknown": {
    status: 404,
    title: "There is no record of such a plan.",
    remedy: "Take an id from the session's plans.",
  },
  "version-conflict": {
    status: 409,
    title: "It was changed by somebody else in between.",
    remedy: "Look at what it is now, make your change again, and send its version along.",
  },
  "merge-with-oneself": {
    status: 422,
    title: "A person cannot be merged with themselves.",
    remedy: "Name two people.",
  },
  "quote-invented": {
    status: 422,
    title: "A quote does not stand in the document.",
    remedy: "Quote the very words, with the places where they stand.",
  },
  "effect-unknown": {
    status: 404,
    title: "There is no such effect.",
    remedy: "Take an id from the list of effects; those about somebody who was erased are gone.",
  },
  "effect-forbidden": {
    status: 403,
    title: "Your role may not do this.",
    remedy: "Ask an owner to do it, or to change who may in the guardrail policy.",
  },
  "effect-own-approval": {
    status: 403,
    title: "Somebody else has to approve what you asked for.",
    remedy: "Ask a colleague; the guardrail policy's `separate_approver` says for what.",
  },
  "effect-decided": {
    status: 409,
    title: "It has been decided already.",
    remedy: "Look at what became of it.",
  },
  "effect-key-reused": {
    status: 409,
    title: "The idempotency key belongs to something else.",
    remedy: "Use a new key for new content.",
  },
  "approval-mismatch": {
    status: 409,
    title: "What was approved is not what would be done.",
    remedy: "Look at it again, and approve what it says now.",
  },
  "email-unknown": {
    status: 404,
    title: "There is no such mail.",
    remedy: "Take an id from the list of mails; those of somebody who was erased are gone.",
  },
  "email-state": {
    status: 409,
    title: "A mail in this state does not allow that.",
    remedy: "Look at what has become of it.",
  },
  "email-unreadable": {
    status: 422,
    title: "The text is no mail that can be read.",
    remedy: "Send the raw message as it was received: headers, an empty line, the body.",
  },
  "email-too-large": {
    status: 413,
    title: "The mail is larger than is kept.",
    remedy: "Leave out its attachments.",
  },
  "mail-suppressed": {
    status: 403,
    title: "This address must not be written to.",
    remedy: "Respect it. If it was listed by mistake, take it off the suppression list.",
  },
  "mail-wrong-stage": {
    status: 409,
    title: "Somebody at this stage does not get a mail of this purpose.",
    remedy: "Choose another purpose, or move the person to the right stage first.",
  },
  "mail-unfinished": {
    status: 422,
    title: "The mail still has blanks to fill in.",
    remedy: "Fill in or delete every marked blank, then send it.",
  },
  "mail-already-sent": {
    status: 409,
    title: "There is another mail of this kind to this person.",
    remedy: "Cancel it, or send it anyway.",
  },
  "mail-settings-missing": {
    status: 422,
    title: "Bole does not know enough about the sender to send this.",
    remedy: "Set the variables that are named, and start Bole again.",
  },
  "suppression-unknown": {
    status: 404,
    title: "There is no such entry in the suppression list.",
    remedy: "Take an id from the list.",
  },
  "note-unknown": {
    status: 404,
    title: "There is no such note of yours.",
    remedy: "Only who wrote a note can delete it; read the list again.",
  },
  "view-unknown": {
    status: 404,
    title: "There is no such saved view.",
    remedy: "Take an id from the list of views; somebody may have deleted it.",
  },
  "view-name-taken": {
    status: 409,
    title: "There is a saved view of this name already.",
    remedy: "Choose another name, or change the view that is there.",
  },
  "unsubscribe-link-unknown": {
    status: 404,
    title: "This link is not known.",
    remedy: "Use the whole link as it stands in the mail, or answer the mail and say so.",
  },
  "talent-request-invalid": {
    status: 422,
    title: "This cannot be stored as it is.",
    remedy: "Correct each issue in the list; its path says where.",
  },
  "demo-there": {
    status: 409,
    title: "The demo workspace is here already.",
    remedy: "Remove it first if it is to be loaded anew.",
  },
  "demo-broken": {
    status: 500,
    title: "A file of the demo workspace cannot be used.",
    remedy: "The files come with Bole: install it again, or report what is said here.",
  },
  "import-failed": {
    status: 500,
    title: "The file could not be imported; nothing of it was stored.",
    remedy: "Try again; if it fails again, look into the log.",
  },
  "occupations-broken": {
    status: 500,
    title: "The occupations could not be read.",
    remedy: "Install Bole again, or correct the file that the detail names.",
  },
  "vector-of-another-model": {
    status: 500,
    title: "A vector does not belong to the embedding model that is in use.",
    remedy: "Index anew: vectors of two models cannot be compared.",
  },
});
