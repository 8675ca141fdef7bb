/** A session as a judge reads it: what was asked and answered, understood, compared and planned. */
import type { Outcome } from "./play-story.ts";

export function transcriptOf({ story, session, failed, broken, issues, ms }: Outcome): string {
  const { messages, facts, integrated_report: report, career_goals, final_plan: plan } = session;
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`);
  const sentences = (demands: typeof story.must) =>
    demands.map((demand) => (typeof demand === "string" ? demand : JSON.stringify(demand)));
  const lines = [
    `# ${story.id} (${story.language})`,
    "",
    "## Conversation",
    ...messages.map(
      ({ role, content }) => `**${role === "user" ? "Client" : "Bole"}:** ${content}\n`,
    ),
    "## Facts",
    ...list(
      facts.map(({ kind, words, occupations, excludes }) =>
        [`${kind}: ${words}`, occupations.join(", "), excludes.map((one) => `no ${one}`).join(", ")]
          .filter((part) => part !== "")
          .join(" · "),
      ),
    ),
    "",
    "## Options",
    ...[...(report?.career_matching.ways ?? [])].flatMap(
      ({ name, kind, suggested, fit, gap, time, pay, risk, test }) => [
        `### “${name}” (${suggested ? "suggested" : kind})`,
        ...list([fit, gap, time, ...(pay ? [pay] : []), risk, test].map(({ text }) => text)),
      ],
    ),
    ...list((report?.settle_first ?? []).map(({ title, how }) => `Settle first: ${title}. ${how}`)),
    ...(report?.career_matching.matches ?? []).flatMap(({ name, statements }) => [
      `### ${name}`,
      ...list(statements.map(({ text }) => text)),
    ]),
    "",
    ...(report?.career_matching.exams ?? []).flatMap(({ name, fit, gap, time, risk, test }) => [
      `### ${name}`,
      ...list([fit, gap, time, risk, test].map(({ text }) => text)),
    ]),
    "",
    "## Recommendations",
    ...list(report?.recommendations ?? []),
    "",
    "## Goals",
    ...list(
      career_goals.map(
        ({ goal_type, description, target_date, success_criteria }) =>
          `${goal_type}, ${target_date}: ${description} (${success_criteria.join("; ")})`,
      ),
    ),
    "",
    `## Plan: ${plan?.shape ?? "none"}`,
    plan?.plan_overview ?? "",
    ...list(
      (plan?.action_items ?? []).map(
        ({ week, date, hours, title, description, links }) =>
          `week ${week}, ${date}, ${hours} h: **${title}** ${description}${links.map((link) => ` [${link.kind}: ${link.title}]`).join("")}`,
      ),
    ),
    ...Object.entries(plan?.risk_mitigation ?? {}).map(([risk, then]) => `- If ${risk}: ${then}`),
    "",
    "## Demanded",
    ...list([
      ...sentences(story.must).map((one) => `must: ${one}`),
      ...sentences(story.must_not).map((one) => `must not: ${one}`),
    ]),
    "",
    "## Found by program",
    ...list([
      ...failed,
      ...broken.map((one) => `veto broken: ${one}`),
      ...issues,
      `${ms.toFixed(0)} ms`,
    ]),
    "",
  ];
  return lines.join("\n");
}
