/**
 * Plays a file of stories with a model that somebody answers by hand: each request becomes a file, and the play waits for
 * the file with the answer. See `README.md`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createModels, hashedNgrams, type Models } from "@bole/models";
import { startModelServer } from "@bole/testing";
import { openBole } from "./open-bole.ts";
import { playStory } from "./play-story.ts";
import { readStories, type Story } from "./stories.ts";
import { transcriptOf } from "./transcript.ts";

const [file, folder, hand, at_once = "3"] = process.argv.slice(2);
if (file === undefined || folder === undefined || hand === undefined)
  throw new Error(
    "Say what is played: play-with-model.ts stories.jsonl transcripts hand [at once]",
  );
mkdirSync(folder, { recursive: true });
/** People think longer than models. */
const PATIENCE_MS = 6 * 3_600_000;
const server = await startModelServer();

function byHand(id: string): Pick<Models, "run" | "converse"> {
  const endpoint = { provider: "openai-compatible", name: id, url: server.url } as const;
  const models = createModels({
    models: [{ ...endpoint, key: "key-0123456789" }],
    embedder: hashedNgrams(),
    retries: 0,
  });
  return {
    run: (task, input, ctx) => models.run({ ...task, timeout_ms: PATIENCE_MS }, input, ctx),
    converse: (one, ctx) => models.converse({ ...one, timeout_ms: PATIENCE_MS }, ctx),
  };
}

async function play(story: Story, to: string): Promise<void> {
  const id = story.id.replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  const answered = { kind: "by-hand", folder: join(hand ?? "", id) } as const;
  await server.script({ ...answered, times: "always", when: `"model":"${id}"` });
  const bole = await openBole(byHand(id));
  const outcome = await playStory(bole, story);
  writeFileSync(join(to, `${id}.md`), transcriptOf(outcome));
  await bole.close();
  process.stdout.write(`${id}: ${outcome.issues.length} issues, ${outcome.broken.length} broken\n`);
}

const waiting = readStories(file);
await Promise.all(
  Array.from({ length: Number(at_once) }, async () => {
    for (let story = waiting.shift(); story !== undefined; story = waiting.shift())
      await play(story, folder);
  }),
);
await server.stop();
