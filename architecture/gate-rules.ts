/**
 * There is no way around the gate of effects: what moves a stage, books an interview, opens a job,
 * puts a mail into the outbox or takes a person away is used by the gate, by what begins an
 * application, and by the demo, which comes with its history and goes whole. And what is in the outbox
 * is sent by the dispatcher, and by nobody else.
 */
import { resolveRelative, type SourceFile } from "./import-graph.ts";

const TALENT = "packages/talent/src";
const GATE = `${TALENT}/effects/`;
const MAIL = `${TALENT}/mail`;
const DISPATCHING = `${MAIL}/dispatching/`;

/** Who may name a module that changes the world: files, or folders that end in a slash. */
export const CLOSED: Readonly<Record<string, readonly string[]>> = {
  [`${TALENT}/applications/stage-log.ts`]: [
    GATE,
    `${TALENT}/applications/applications.ts`,
    `${TALENT}/demo/loading/load-applications.ts`,
    // Applicants take back their own ones, by themselves.
    `${TALENT}/own/withdraw-application.ts`,
  ],
  // What was sent, answered or booked moves a stage by itself: nothing else may name this.
  [`${TALENT}/effects/follow-facts.ts`]: [
    GATE,
    `${MAIL}/outbox/settle.ts`,
    `${MAIL}/inbound/receive-mail.ts`,
  ],
  [`${TALENT}/people/delete-people.ts`]: [GATE, `${TALENT}/demo/removing/`],
  [`${TALENT}/interviews/interview-log.ts`]: [GATE, `${TALENT}/demo/loading/load-interviews.ts`],
  [`${TALENT}/jobs/open-job.ts`]: [GATE],
  [`${TALENT}/jobs/close-job.ts`]: [GATE],
  [`${TALENT}/jobs/delete-job.ts`]: [GATE],
  [`${MAIL}/outbox/queue-mail.ts`]: [GATE],
  [`${TALENT}/messages/write-message.ts`]: [
    `${MAIL}/outbox/queue-mail.ts`,
    `${MAIL}/inbound/receive-mail.ts`,
    `${TALENT}/demo/loading/load-mails.ts`,
  ],
  [`${MAIL}/outbox/settle.ts`]: [`${MAIL}/`],
  [`${MAIL}/dispatching/send-one.ts`]: [DISPATCHING],
  [`${MAIL}/sending/local-outbox.ts`]: [DISPATCHING],
  [`${MAIL}/sending/smtp/smtp-sender.ts`]: [DISPATCHING],
  [`${MAIL}/sending/smtp/smtp-session.ts`]: [`${MAIL}/sending/smtp/smtp-sender.ts`],
  [`${TALENT}/effects/kinds/invite.ts`]: [GATE],
  [`${TALENT}/effects/kinds/index.ts`]: [GATE],
  [`${TALENT}/effects/kinds/erase-rows.ts`]: [`${TALENT}/effects/kinds/erase-person.ts`],
};

/** Who may write a row of a table, by what is done with it. */
const WRITERS: Readonly<Record<string, readonly string[]>> = {
  "insertInto stage_events": [`${TALENT}/applications/stage-log.ts`],
  "updateTable stage_events": [],
  "deleteFrom stage_events": [
    `${TALENT}/effects/kinds/remove-application.ts`,
    `${TALENT}/effects/kinds/erase-rows.ts`,
    `${TALENT}/demo/removing/delete-contacts.ts`,
  ],
  "insertInto interviews": [`${TALENT}/interviews/interview-log.ts`],
  // A merge brings them to the application that goes on.
  "updateTable interviews": [
    `${TALENT}/interviews/interview-log.ts`,
    `${TALENT}/people/merge/join-applications.ts`,
  ],
  "deleteFrom interviews": [
    `${TALENT}/effects/kinds/erase-rows.ts`,
    `${TALENT}/demo/removing/delete-contacts.ts`,
  ],
  // Of these only the second opens one, except for what comes with the demo.
  "insertInto jobs": [`${TALENT}/jobs/add-job.ts`],
  "updateTable jobs": [
    `${TALENT}/jobs/jobs.ts`,
    `${TALENT}/jobs/open-job.ts`,
    `${TALENT}/jobs/close-job.ts`,
    `${TALENT}/jobs/delete-job.ts`,
    `${TALENT}/jobs/put-away-job.ts`,
    `${TALENT}/demo/removing/remove-demo.ts`,
  ],
  "insertInto effects": [`${TALENT}/effects/effect-gate.ts`],
  // A merge says whom they are about from then on.
  "updateTable effects": [`${TALENT}/effects/effect-rows.ts`, `${TALENT}/people/merge-people.ts`],
  "deleteFrom effects": [
    `${TALENT}/effects/kinds/erase-rows.ts`,
    `${TALENT}/demo/removing/delete-contacts.ts`,
  ],
  "insertInto messages": [`${TALENT}/messages/write-message.ts`],
  // The steps of a mail on its way, one that came back, what is done with it, and what a merge says.
  "updateTable messages": [
    `${MAIL}/outbox/`,
    `${MAIL}/inbound/fail-bounced.ts`,
    `${MAIL}/mails.ts`,
    `${TALENT}/messages/conversations/mark-done.ts`,
    `${TALENT}/people/merge-people.ts`,
    `${TALENT}/sql/migrations/014-mail-kinds.ts`,
  ],
  "deleteFrom messages": [`${MAIL}/outbox/forget-mails.ts`],
  "deleteFrom people": [`${TALENT}/people/delete-people.ts`, `${TALENT}/people/merge-people.ts`],
};

const BY_BUILDER = /\b(insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*(["'`]?)(\w*)/g;
const BY_HAND =
  /\b(?:insert\s+into|update|delete\s+from|replace\s+into)\s+"?(stage_events|effects|interviews|messages)\b/gi;

export function waysAround(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ isTest }) => !isTest)
    .flatMap((one) => [...imports(one), ...writes(one)]);
}

/** Packages that can send a mail, and who may use them. */
const SENDERS: Readonly<Record<string, string>> = { nodemailer: `${MAIL}/` };

function imports({ file, imports: named }: SourceFile): string[] {
  const senders = named
    .filter((specifier) => {
      const allowed = SENDERS[specifier.split("/")[0] ?? ""];
      return allowed !== undefined && !file.startsWith(allowed);
    })
    .map((specifier) => `${file} imports ${specifier}, which only ${MAIL} may`);
  const closed = named
    .filter((specifier) => specifier.startsWith("."))
    .map((specifier) => resolveRelative(file, specifier))
    .filter((target) => CLOSED[target] !== undefined && !isAmong(file, CLOSED[target]))
    .map((target) => `${file} imports ${target}, which only the gate may`);
  return [...senders, ...closed];
}

function writes({ file, code }: SourceFile): string[] {
  const byBuilder = [...code.matchAll(BY_BUILDER)].flatMap(
    ([, verb = "", quote = "", table = ""]) => {
      if (quote === "") {
        return file.startsWith(TALENT) ? [`${file} hides the table of its ${verb}`] : [];
      }
      const allowed = WRITERS[`${verb} ${table}`] ?? (isGuarded(table) ? [] : undefined);
      return allowed === undefined || isAmong(file, allowed) ? [] : [`${file}: ${verb} ${table}`];
    },
  );
  const byHand = [...code.matchAll(BY_HAND)].map(([, table]) => `${file} writes ${table} by hand`);
  return [...byBuilder, ...byHand];
}

const GUARDED = new Set(["stage_events", "effects", "interviews", "messages"]);
const isGuarded = (table: string) => GUARDED.has(table);

function isAmong(file: string, allowed: readonly string[]): boolean {
  return allowed.some((one) => (one.endsWith("/") ? file.startsWith(one) : file === one));
}
