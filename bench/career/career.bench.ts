import type { Report } from "../table.ts";
import { openBole } from "./open-bole.ts";
import { type Outcome, playStory } from "./play-story.ts";
import { readSets } from "./stories.ts";
import { sharedActions, sum, times } from "./summary.ts";

/** Whether clients get what they must, and nothing that they ruled out. */
export async function report(): Promise<Report> {
  const bole = await openBole();
  const sets = readSets();
  const outcomes = new Map<string, Outcome[]>();
  for (const [set, stories] of sets) {
    const all: Outcome[] = [];
    for (const story of stories) all.push(await playStory(bole, story));
    outcomes.set(set, all);
    for (const { story, failed, broken, issues } of all) {
      const wrong = [...failed, ...broken, ...issues];
      if (wrong.length > 0) process.stderr.write(`${story.id}: ${wrong.join("; ")}\n`);
    }
  }
  await bole.close();
  const row = (name: string, of: (all: readonly Outcome[]) => string) => [
    name,
    ...[...sets.keys()].map((set) => of(outcomes.get(set) ?? [])),
  ];
  return {
    title: "Career clients without a model",
    about:
      "Stories of clients, in both languages: what they say, one message after the other, and what must and must not come of it. The stories `own` were written with the code, so expect less of strangers. Wanted: no veto broken, 0.85 of the checks, less than a quarter of the actions in common after names and quoted facts are masked, under 2 s.",
    head: ["what", ...sets.keys()],
    rows: [
      row("clients", (all) => String(all.length)),
      row("checks passed", (all) => {
        const checks = sum(all.map((one) => one.checks));
        const passed = checks - sum(all.map(({ failed }) => failed.length));
        return `${(passed / Math.max(1, checks)).toFixed(3)} (${passed} of ${checks})`;
      }),
      row("vetoes broken", (all) => String(sum(all.map(({ broken }) => broken.length)))),
      row("reports and plans with an issue", (all) =>
        String(all.filter(({ issues }) => issues.length > 0).length),
      ),
      row("actions in common, mean and most of two clients", sharedActions),
      row("a whole session, median and longest", (all) => times(all.map(({ ms }) => ms))),
    ],
  };
}
