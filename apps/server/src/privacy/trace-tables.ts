/** What is done with a table in which an erased person is named. Tables that nobody names here are emptied of them. */
import type { TextTable } from "@bole/store";

export type TraceRule =
  /** Not looked at: deleted with the person already, or about others who may be called the same. */
  | "leave"
  /** Rows can be made again, and go. */
  | "delete"
  /** Texts about others: only the words go. */
  | "words"
  /** What is about the person goes. */
  | "redact";

const RULES: Readonly<Record<string, TraceRule>> = {
  ...rules("leave", [
    "schema_migrations",
    "people",
    "person_traits",
    "person_tags",
    "person_labels",
    "possible_duplicates",
    "different_people",
    "merged_people",
    "documents",
    "resumes",
    "assessments",
    "applications",
    "received_mails",
    "suppressions",
    "unsubscribe_links",
    "audit_events",
    "audit_heads",
    "erasures",
    "legal_holds",
    "retention_rules",
    // What interviewers have in calendars of their own.
    "calendars",
    "interviewers",
    "search_entries",
    "search_removals",
    "search_vectors",
    "search_queue",
    "organisations",
    "members",
    "invitations",
    "api_keys",
    "job_teams",
    "mail_settings",
  ]),
  ...rules("delete", ["engine_cache", "guardrail_vault", "recruiter_slot_holds", "mail_claims"]),
  ...rules("words", [
    "jobs",
    "job_criteria",
    "messages",
    "person_notes",
    "stage_events",
    "interviews",
    "saved_views",
    "mail_templates",
    "resume_edits",
    "resume_snapshots",
    "resume_interviews",
  ]),
};

export function ruleOf({ name }: Pick<TextTable, "name">): TraceRule {
  if (name.startsWith("pgboss.")) return name.startsWith("pgboss.j") ? "redact" : "leave";
  if (name.startsWith("auth_") || name.startsWith("search_words")) return "leave";
  return RULES[name] ?? "redact";
}

function rules(rule: TraceRule, tables: readonly string[]): Record<string, TraceRule> {
  return Object.fromEntries(tables.map((table) => [table, rule]));
}
