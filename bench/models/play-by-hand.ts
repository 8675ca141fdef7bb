/**
 * `node bench/models/play-by-hand.ts PRODUCT SET OUT HAND [AT_ONCE]`: plays a set with a model that somebody answers by
 * hand, and writes a transcript of each conversation for judges. See `README.md`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openEmbeddedReader } from "@bole/language/embedded";
import { openBole } from "../career/open-bole.ts";
import { playStory } from "../career/play-story.ts";
import { readStories } from "../career/stories.ts";
import { transcriptOf as careerTranscript } from "../career/transcript.ts";
import { type Answering, byHand, failing, nobody, type PlayedModels } from "./answering.ts";
import { playRecruiter, readConversations } from "./play-recruiter.ts";
import { playResume, readPeople } from "./play-resume.ts";
import { transcriptOf } from "./transcript.ts";

const { values, positionals } = parseArgs({
  options: {
    embedded: { type: "boolean", default: false },
    failing: { type: "string" },
    only: { type: "string", multiple: true, default: [] },
  },
  allowPositionals: true,
});
const isByHand = !values.embedded && values.failing === undefined;
const [product = "", set = "", out = "", ...more] = positionals;
const [hand, at_once = "3"] = isByHand ? more : ["", ...more];
if (out === "" || hand === undefined)
  throw new Error(
    "play-by-hand.ts recruiter|resume|career SET OUT HAND [AT_ONCE], or --embedded or --failing KIND and no HAND",
  );

interface Played {
  readonly id: string;
  readonly play: (models: PlayedModels) => Promise<string>;
}

const reader = openEmbeddedReader();
const isChosen = ({ id }: Played) =>
  values.only.length === 0 || values.only.some((one) => id === one || id.endsWith(`-${one}`));
const waiting = conversationsOf(product, set).filter(isChosen);
const answering = await answeringFor();
mkdirSync(out, { recursive: true });
await Promise.all(
  Array.from({ length: Number(at_once) }, async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const transcript = await one.play(await answering.modelsOf(one.id));
      writeFileSync(join(out, `${one.id}.md`), transcript);
      process.stdout.write(`${one.id} is played\n`);
    }
  }),
);
await answering.close();
await reader.close();

function answeringFor(): Promise<Answering> | Answering {
  if (values.embedded) return nobody();
  return values.failing === undefined ? byHand(hand ?? "") : failing(values.failing);
}

function conversationsOf(name: string, file: string): Played[] {
  if (name === "recruiter")
    return readConversations(file).map((one) => ({
      id: one.id,
      play: async (models) => transcriptOf(await playRecruiter(one, models, reader)),
    }));
  if (name === "resume")
    return readPeople(file).map((one) => ({
      id: one.id,
      play: async (models) => transcriptOf(await playResume(one, models, reader)),
    }));
  if (name !== "career") throw new Error(`There is no product ${name}.`);
  return readStories(file).map((story) => ({
    id: story.id.replaceAll(/[^\p{L}\p{N}]+/gu, "-"),
    play: async (models) => {
      const bole = await openBole(models);
      try {
        return careerTranscript(await playStory(bole, story));
      } finally {
        await bole.close();
      }
    },
  }));
}
