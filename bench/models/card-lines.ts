/** Cards that wait for a person, as text: what would be sent, moved, booked. */
import { PlanView, type Recruiter } from "@bole/recruiter";
import { Appointment, Draft, ShortlistEntry, StageProposal } from "@bole/recruiter/model";
import type { EffectEntry } from "@bole/talent";

type Pending = Awaited<ReturnType<Recruiter["workflows"]["pending"]>>[number];

export const cardText = ({ title, items }: Pick<Pending, "title" | "items">): string =>
  [title, ...items.map(({ preview }) => previewText(preview))].join("\n");

function previewText(preview: unknown): string {
  const draft = Draft.safeParse(preview);
  if (draft.success) {
    const { name, to, subject, text, warnings } = draft.data;
    const remarks = warnings.map((warning) => `Warning: ${warning}`);
    return [`Mail to ${name} <${to}>`, `Subject: ${subject}`, text, ...remarks].join("\n");
  }
  const time = Appointment.safeParse(preview);
  if (time.success) return appointmentText(time.data);
  const stage = StageProposal.safeParse(preview);
  if (stage.success) {
    const { name, job_title, from, to, reason } = stage.data;
    return `${name} · ${job_title}: ${from} → ${to} (${reason})`;
  }
  const listed = ShortlistEntry.safeParse(preview);
  if (listed.success) return `${listed.data.name} · ${listed.data.headline}: ${listed.data.reason}`;
  const plan = PlanView.safeParse(preview);
  if (plan.success) {
    const { goal, steps, warnings } = plan.data;
    return [`Plan: ${goal}`, ...steps.map(({ step, action }) => `${step}. ${action}`), ...warnings]
      .filter(Boolean)
      .join("\n");
  }
  return JSON.stringify(preview);
}

function appointmentText(appointment: Appointment): string {
  const { name, interviewer_id, starts_at, ends_at, time_zone, place, note, options } = appointment;
  const minutes = (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000;
  const leader = options.find((one) => one.interviewer_id === interviewer_id)?.interviewer_name;
  return [
    `Interview with ${name}: ${clock(starts_at, time_zone)} (${time_zone}), ${minutes} minutes`,
    ...(leader === undefined ? [] : [`Interviewer: ${leader}`]),
    ...(place === "" ? [] : [`Place: ${place}`]),
    ...(note === "" ? [] : [`Note: ${note}`]),
    ...appointment.warnings.map((warning) => `Warning: ${warning}`),
  ].join("\n");
}

const clock = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone }).format(
    new Date(iso),
  );

const INTERNAL = /(?:^|_)(?:id|version|answers)$/;

export function effectText({ content, person_name, job_title }: EffectEntry): string {
  const fields = Object.entries(content.payload).flatMap(([name, value]) =>
    INTERNAL.test(name) || value === null || value === ""
      ? []
      : [`${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`],
  );
  const about = [person_name, job_title].filter((one) => one !== null);
  return [`${content.kind.replaceAll("_", " ")} · ${about.join(" · ")}`, ...fields].join("\n");
}
