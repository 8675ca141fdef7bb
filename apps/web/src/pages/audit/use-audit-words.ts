/** What was done, in words. A code that this page does not know stands for itself. */
import type { AuditEvent } from "@bole/server/contract";
import { accountText } from "../../account/account-text.ts";
import { useActorName } from "../../account/use-actor-name.ts";
import { useText } from "../../i18n/text.ts";
import { useZonedTime } from "../../talent/interview/use-zoned-time.ts";
import { mailText } from "../../talent/mail/mail-text.ts";
import { talentText } from "../../talent/talent-text.ts";
import { candidateText } from "../candidate/candidate-text.ts";
import { auditActionText } from "./audit-action-text.ts";
import { auditDetailText } from "./audit-detail-text.ts";

type Code = keyof typeof auditActionText.en;
type Kind = keyof typeof auditDetailText.en.effects;

function isCode(action: string): action is Code {
  return Object.hasOwn(auditActionText.en, action);
}

function isKind(kind: string | null | undefined): kind is Kind {
  return typeof kind === "string" && Object.hasOwn(auditDetailText.en.effects, kind);
}

export const CODES = Object.keys(auditActionText.en).filter(isCode);

export function useAuditWords() {
  const actions = useText(auditActionText);
  const t = useText(auditDetailText);
  const told = useTold();
  const named = (event: AuditEvent) => {
    const facts = told(event);
    const { kind } = event.facts;
    return { ...facts, effect: isKind(kind) ? t.effects[kind](facts) : undefined };
  };
  return {
    action: (action: string) => (isCode(action) ? actions[action] : action),
    /** What was done, as its facts have it: a mail that was only kept was not sent. */
    title: ({ action, facts }: AuditEvent) => {
      if (action === "mail-sent" && facts.because === "local_outbox") return t.mailKept;
      return isCode(action) ? actions[action] : action;
    },
    detail: (event: AuditEvent) =>
      isCode(event.action) ? t.details[event.action](named(event)) : "",
  };
}

/** The facts of an event, with what has a name called by it. */
function useTold() {
  const mail = useText(mailText);
  const zoned = useZonedTime();
  const stages = names(useText(talentText).stages);
  const fields = names(useText(candidateText).editing);
  const purposes = names(mail.purposes);
  const incoming = names(mail.incoming);
  const asked = names(useText(auditDetailText).asked);
  const reasons = new Map(Object.entries(mail.reasons));
  const words = useText(accountText);
  const roles = names(words.roles);
  const memberName = useActorName();
  const all = (list: string | null | undefined, nameOf: (one: string) => string) =>
    list && words.list(list.split(", ").filter(Boolean).map(nameOf));
  return ({ facts }: AuditEvent) => ({
    ...facts,
    to: stages.get(facts.to ?? "") ?? facts.to,
    when: facts.starts_at && zoned(facts.starts_at),
    purposeName: purposes.get(facts.purpose ?? ""),
    incomingName: incoming.get(facts.kind ?? ""),
    askedName: asked.get(facts.kind ?? ""),
    roleNames: all(facts.roles, (role) => roles.get(role) ?? role),
    memberName: facts.member_name || (facts.member && memberName(facts.member)),
    memberNames: facts.member_names || all(facts.members, memberName),
    becauseName: reasons.get(facts.because ?? "")?.({}),
    fields: all(facts.fields, (name) => fields.get(name) ?? name),
  });
}

function names(words: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, word]) =>
      typeof word === "string" ? [[key, word] as const] : [],
    ),
  );
}
