/** Takes a client through a whole session, as the page would, and judges what they get by program. */
import { LOCAL_OWNER as me } from "@bole/base";
import {
  type CareerSession,
  type CareerSessions,
  checkPlan,
  checkReport,
  vetoes,
} from "@bole/career";
import type { Engine } from "@bole/engine";
import type { Check, Story } from "./stories.ts";

export interface Bole {
  readonly career: CareerSessions;
  readonly engine: Engine;
}

export interface Outcome {
  readonly story: Story;
  /** What failed, in words. */
  readonly failed: readonly string[];
  readonly checks: number;
  readonly broken: readonly string[];
  readonly issues: readonly string[];
  /** Titles of the plan's actions without names and the client's own words. */
  readonly titles: ReadonlySet<string>;
  readonly ms: number;
  readonly session: CareerSession;
}

export async function playStory({ career, engine }: Bole, story: Story): Promise<Outcome> {
  const began = performance.now();
  const [first = "", ...later] = story.story;
  const answers = new Map(Object.entries(story.answers));
  const { language, user_profile } = story;
  const id = await career.start(me, { message: first, user_profile, language });
  const settle = async () => {
    await engine.settled(me.tenant, id);
    return career.get(me, id);
  };
  const seen: CareerSession[] = [await settle()];
  const now = () => seen.at(-1) ?? seen[0];
  while (now()?.waits_for === "message") {
    const kind = now()?.cached_data.question?.kind ?? "";
    // Whoever is in despair is left to say themselves that they want to go on.
    if (kind === "care" && !answers.has("care")) break;
    const yes = language === "zh" ? "对，继续" : "Yes, go on";
    const skip = language === "zh" ? "跳过" : "Skip";
    const key = [kind, ...(ANSWERED_BY[kind] ?? [])].find((one) => answers.has(one)) ?? kind;
    const own = answers.get(key);
    answers.delete(key);
    const message = own ?? later.shift() ?? (kind === "confirm" ? yes : skip);
    await career.answer(me, id, { message });
    seen.push(await settle());
  }
  while (now()?.waits_for === "report_feedback") {
    const feedback = later.shift();
    const satisfaction_level = feedback === undefined ? "satisfied" : "dissatisfied";
    const chosen = feedback === undefined ? story.choose : undefined;
    const facts = chosen === undefined ? [] : [{ kind: "choice" as const, words: chosen }];
    await career.feedback(me, id, { satisfaction_level, feedback: feedback ?? "", facts });
    seen.push(await settle());
  }
  const ms = performance.now() - began;
  const last = now();
  if (last === undefined) throw new Error("There is no session.");
  const texts = textsOf(seen, last);
  const has = ({ in: where, any }: Check) =>
    any.some((words) => texts[where].toLowerCase().includes(words.toLowerCase()));
  const must = story.must.filter((demand) => typeof demand !== "string");
  const mustNot = story.must_not.filter((demand) => typeof demand !== "string");
  const failed = [
    ...must.filter((check) => !has(check)).map((check) => `lacks ${JSON.stringify(check)}`),
    ...mustNot.filter(has).map((check) => `has ${JSON.stringify(check)}`),
  ];
  return {
    ...{ story, failed, ms, session: last },
    checks: must.length + mustNot.length,
    broken: brokenVetoes(seen, last),
    issues: issuesOf(last),
    titles: maskedTitles(last),
  };
}

/** What stories may call the answer to a question. */
const ANSWERED_BY: Readonly<Record<string, readonly string[]>> = {
  limit: ["limits"],
  place: ["situation"],
  strength: ["other"],
  confirm: ["other"],
};

function textsOf(seen: readonly CareerSession[], last: CareerSession): Record<Check["in"], string> {
  const { messages, final_plan: plan } = last;
  const replies = messages
    .filter(({ role }) => role === "assistant")
    .map(({ content }) => content)
    .join("\n");
  const options = seen
    .flatMap(({ integrated_report: report }) => [
      ...(report?.career_matching.ways ?? []),
      ...(report?.career_matching.matches ?? []),
      ...(report?.career_matching.exams ?? []),
    ])
    .map(({ name }) => name)
    .join("\n");
  const items =
    plan?.action_items.map(({ title, description }) => `${title}\n${description}`) ?? [];
  const planned = [plan?.plan_overview ?? "", ...items].join("\n");
  const shape = plan?.shape ?? "";
  return {
    replies,
    options,
    plan: planned,
    shape,
    anywhere: [replies, options, planned].join("\n"),
  };
}

/** By the facts as they were when something was shown. */
function brokenVetoes(seen: readonly CareerSession[], last: CareerSession): string[] {
  const shown = seen.flatMap(({ facts, integrated_report }) =>
    (integrated_report?.career_matching.matches ?? []).flatMap(({ occupation_id }) =>
      vetoes(facts, occupation_id).map(
        ({ fact, by }) => `${occupation_id}: “${fact.words}” (${by})`,
      ),
    ),
  );
  const target = last.final_plan?.occupation_id ?? "";
  const planned = target === "" ? [] : vetoes(last.facts, target);
  return [...shown, ...planned.map(({ by }) => `plan for ${target}: ${by}`)];
}

function issuesOf({ final_plan, career_goals, integrated_report, facts }: CareerSession): string[] {
  const report = integrated_report
    ? checkReport(integrated_report).map(({ message }) => message)
    : [];
  if (final_plan === null) return [...report, "there is no plan"];
  const issues = checkPlan(final_plan, career_goals, final_plan.timeline.start_date, facts);
  return [...report, ...issues.map(({ code, path }) => `${path}: ${code}`)];
}

function maskedTitles({ final_plan, facts, career_goals }: CareerSession): ReadonlySet<string> {
  const arrival = career_goals.at(-1)?.description.replace(/^(?:Work as an? |成为)/, "") ?? "";
  const names = [arrival, ...facts.map(({ words }) => words)].filter((name) => name.length > 1);
  const longest = names.toSorted((a, b) => b.length - a.length);
  const masked = (text: string) => longest.reduce((rest, name) => rest.replaceAll(name, "…"), text);
  const items = final_plan?.action_items ?? [];
  return new Set(items.map(({ title, description }) => masked(`${title} ${description}`)));
}
