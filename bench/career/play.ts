/** Plays a file of stories and prints a transcript of each. See `README.md`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openBole } from "./open-bole.ts";
import { type Outcome, playStory } from "./play-story.ts";
import { readStories } from "./stories.ts";
import { sharedActions, times } from "./summary.ts";
import { transcriptOf } from "./transcript.ts";

const [file, folder] = process.argv.slice(2);
if (file === undefined) throw new Error("Say which file of stories: play.ts stories.json [folder]");
if (folder !== undefined) mkdirSync(folder, { recursive: true });
const bole = await openBole();
const outcomes: Outcome[] = [];
for (const [at, story] of readStories(file).entries()) {
  const outcome = await playStory(bole, story);
  outcomes.push(outcome);
  const text = transcriptOf(outcome);
  const name = `${String(at + 1).padStart(3, "0")}-${story.id.replaceAll(/[^\p{L}\p{N}]+/gu, "-")}.md`;
  if (folder === undefined) process.stdout.write(`${text}\n`);
  else writeFileSync(join(folder, name), text);
}
await bole.close();
const total = (of: (outcome: Outcome) => number) =>
  outcomes.reduce((sum, outcome) => sum + of(outcome), 0);
const checks = total((one) => one.checks);
process.stdout.write(
  [
    `stories ${outcomes.length}`,
    `checks passed ${checks - total(({ failed }) => failed.length)} of ${checks}`,
    `vetoes broken ${total(({ broken }) => broken.length)}`,
    `with an issue ${outcomes.filter(({ issues }) => issues.length > 0).length}`,
    `actions in common (mean, most) ${sharedActions(outcomes)}`,
    `a session ${times(outcomes.map(({ ms }) => ms))}`,
    "",
  ].join("\n"),
);
